"""Trains the reader of digits.

    train.py drawn DRAWN.npz NETWORK.pt
    train.py photos DRAWN.npz NETWORK.pt FOLDER CELLS.bin...

First with drawn cells alone, then with drawn cells and those of labelled photos: all of them, for `FOLDER/all.bin`,
and all but one file of cells, for `FOLDER/but-CELLS.bin`, which is measured on the photos of that file. Photos may be
turned, their labels are upright: the first network decides which turn fits a photo's labels.
"""

import copy
import struct
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

EPOCHS_DRAWN, EPOCHS_MIXED, BATCH = 12, 3, 128


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        sizes = (1, 12, 24, 32)
        self.layers = nn.ModuleList(nn.Conv2d(a, b, 3, padding=1) for a, b in zip(sizes, sizes[1:]))
        self.last = nn.Linear(32 * 9, 10)
        self.dropout = nn.Dropout(0.2)

    def forward(self, cells):
        for layer in self.layers:
            cells = F.max_pool2d(F.relu(layer(cells)), 2)
        return self.last(self.dropout(cells.flatten(1)))


def main():
    torch.set_num_threads(1)
    torch.manual_seed(0)
    command, drawn_file, network_file, *rest = sys.argv[1:]
    drawn = np.load(drawn_file)
    cells = torch.tensor(drawn["cells"].astype(np.float32))[:, None]
    labels = torch.tensor(drawn["labels"].astype(np.int64))
    first = Network()
    if command == "drawn":
        train(first, cells, labels, EPOCHS_DRAWN, 3e-3)
        return torch.save(first.state_dict(), network_file)
    first.load_state_dict(torch.load(network_file))
    folder, *files = map(Path, rest)
    read = {file: photos(first, file) for file in files}
    for left_out in [None, *files] if len(files) > 1 else [None]:
        network = copy.deepcopy(first)
        kept = [pair for file, pair in read.items() if file != left_out]
        photo_cells, photo_labels = (torch.cat(part) for part in zip(*kept))
        # Each digit of a photo twice, each blank once: most cells are blank.
        again = torch.cat([torch.nonzero(photo_labels > 0)[:, 0], torch.arange(len(photo_labels))])
        both = torch.cat([cells, photo_cells[again]]), torch.cat([labels, photo_labels[again]])
        train(network, *both, EPOCHS_MIXED, 1.5e-3)
        write(network, folder / (f"but-{left_out.stem}.bin" if left_out else "all.bin"))


def train(network, cells, labels, epochs, rate):
    steps = len(cells) // BATCH
    optimizer = torch.optim.AdamW(network.parameters(), rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=epochs * steps)
    network.train()
    for epoch in range(epochs):
        order, total = torch.randperm(len(cells)), 0.0
        for step in range(steps):
            batch = order[step * BATCH : (step + 1) * BATCH]
            loss = F.cross_entropy(network(varied(cells[batch])), labels[batch], label_smoothing=0.02)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        print(f"epoch {epoch}: loss {total / steps:.4f}", flush=True)


def varied(cells):
    """Cells a little moved, turned, stretched, brighter or darker, and noisy."""
    count = len(cells)
    near = lambda middle, spread: middle + torch.randn(count) * spread
    turn = near(0, 0.03)
    first = torch.stack([near(1, 0.05), turn, near(0, 0.05)], 1)
    second = torch.stack([-turn, near(1, 0.05), near(0, 0.05)], 1)
    places = F.affine_grid(torch.stack([first, second], 1), cells.shape, align_corners=False)
    cells = F.grid_sample(cells, places, align_corners=False, padding_mode="border")
    cells = cells * (0.75 + 0.5 * torch.rand(count, 1, 1, 1)) + torch.randn_like(cells) * 0.03
    return cells.clamp(-0.5, 1.5)


def photos(network, file):
    """The upright cells and labels of all photos that fit their labels in some turn."""
    record = np.dtype([("labels", "u1", 81), ("cells", "<f4", (81, 28, 28))])
    network.eval()
    all_cells, all_labels = [], []
    for photo in np.fromfile(file, record):
        labels = torch.tensor(photo["labels"].astype(np.int64))
        best = max((fit(network, photo["cells"], labels, turns) for turns in range(4)), key=lambda it: it[0])
        if best[0] > -1.0:
            all_cells.append(best[1])
            all_labels.append(labels)
    return torch.cat(all_cells), torch.cat(all_labels)


def fit(network, cells, labels, turns):
    """How likely the labels are if the grid is turned, and its turned cells."""
    order = np.rot90(np.arange(81).reshape(9, 9), turns).ravel()
    turned = torch.tensor(np.rot90(cells, turns, axes=(1, 2))[order].copy())[:, None]
    with torch.no_grad():
        return -F.cross_entropy(network(turned), labels).item(), turned


def write(network, file):
    """For each output of each layer: its scale, its bias, and its weights as signed bytes."""
    with open(file, "wb") as out:
        for layer in [*network.layers, network.last]:
            for weights, bias in zip(layer.weight.detach().flatten(1).numpy(), layer.bias.detach().numpy()):
                scale = np.abs(weights).max() / 127
                out.write(struct.pack("<ff", scale, bias) + np.round(weights / scale).astype(np.int8).tobytes())


if __name__ == "__main__":
    main()
