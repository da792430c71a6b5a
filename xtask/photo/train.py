"""Trains the reader of digits: train.py DRAWN.npz CELLS.bin WEIGHTS.bin

First with drawn cells alone, then with drawn cells and those of labelled photos. Photos may be turned, their labels are
upright: the first network tells which turn fits a photo's labels.
"""

import struct
import sys

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
    drawn_file, photo_file, weights_file = sys.argv[1:]
    torch.manual_seed(0)
    drawn = np.load(drawn_file)
    cells = torch.tensor(drawn["cells"].astype(np.float32))[:, None]
    labels = torch.tensor(drawn["labels"].astype(np.int64))
    network = Network()
    train(network, cells, labels, EPOCHS_DRAWN, 3e-3)
    photo_cells, photo_labels = photos(network, photo_file)
    # Each digit of a photo four times, each blank once: most cells are blank.
    again = torch.cat([*[torch.nonzero(photo_labels > 0)[:, 0]] * 4, torch.nonzero(photo_labels == 0)[:, 0]])
    cells, labels = torch.cat([cells, photo_cells[again]]), torch.cat([labels, photo_labels[again]])
    train(network, cells, labels, EPOCHS_MIXED, 1.5e-3)
    write(network, weights_file)


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
