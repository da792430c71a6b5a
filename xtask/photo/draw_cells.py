"""Draws cells of Sudoku grids with the fonts of this machine: draw_cells.py COUNT FILE.npz

A cell is drawn at 56 x 56 pixels: lines at its rim, a digit or a blank with dirt, shading, blur, noise; then it is made
smaller to the 28 x 28 that the network sees, with paper at 0 and ink near 1 (see src/photo/cells.rs).
"""

import subprocess
import sys

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 56
# A tenth of each neighbour is visible around a cell.
CELL = SIDE / 1.2
RIM = (SIDE - CELL) / 2
NOT_TEXT = ("Symbol", "Dingbat", "moji", "Math", "D050", "Standard")


def main():
    count, file = int(sys.argv[1]), sys.argv[2]
    rng = np.random.default_rng(2)
    fonts = [digits for digits in map(digits_of, font_files()) if digits]
    print(len(fonts), "fonts")
    labels = rng.integers(0, 10, count).astype(np.uint8)
    cells = np.stack([draw(rng, fonts, label) for label in labels]).astype(np.float16)
    np.savez(file, cells=cells, labels=labels)


def font_files():
    listed = subprocess.run(["fc-list", "--format", "%{file}\n", ":lang=en"], capture_output=True, text=True).stdout
    files = {file for file in listed.split("\n") if file.lower().endswith((".ttf", ".otf", ".pfb"))}
    return sorted(file for file in files if not any(word in file for word in NOT_TEXT))


def digits_of(file):
    """The nine digits of a font as cropped pictures; None if it has no plain ones."""
    try:
        font = ImageFont.truetype(file, 64)
    except OSError:
        return None
    digits = []
    for digit in "123456789":
        image = Image.new("L", (120, 120), 0)
        ImageDraw.Draw(image).text((28, 20), digit, font=font, fill=255)
        pixels = np.array(image)
        rows, columns = np.nonzero(pixels > 40)
        if len(rows) < 60:
            return None
        digits.append(pixels[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1])
    heights = [len(digit) for digit in digits]
    plain = 30 <= min(heights) and max(heights) <= min(75, 1.18 * min(heights))
    return digits if plain and all(digit.shape[1] <= 1.2 * len(digit) for digit in digits) else None


def draw(rng, fonts, label):
    cell = np.zeros((SIDE, SIDE), np.float32)
    shift = rng.normal(0, 1.6, 2)
    draw_lines(rng, cell, shift)
    if label:
        draw_digit(rng, cell, fonts[rng.integers(len(fonts))], label, shift)
    else:
        draw_dirt(rng, cell, fonts)
    if rng.random() < 0.2:
        cell += shading(rng)
    if rng.random() < 0.1:
        cell += crease(rng)
    return as_seen(rng, blurred(rng, cell))


def draw_lines(rng, cell, shift):
    darkness = rng.uniform(0.4, 1.2)
    for picture, offset in ((cell, shift[1]), (cell.T, shift[0])):
        for place in (RIM, SIDE - RIM):
            if rng.random() > 0.97:
                continue
            middle = place + offset + rng.normal(0, 0.8)
            width = rng.choice([1.2, 2, 3, 5.5]) * rng.uniform(0.7, 1.2)
            start, end = middle - width / 2, middle + width / 2
            value = darkness * rng.uniform(0.7, 1.1)
            for row in range(max(0, int(start)), min(SIDE, int(np.ceil(end)))):
                covered = min(end, row + 1) - max(start, row)
                picture[row] = np.maximum(picture[row], value * covered)


def draw_digit(rng, cell, digits, label, shift):
    digit = digits[label - 1]
    height = CELL * (rng.uniform(0.42, 0.82) if rng.random() < 0.75 else rng.uniform(0.28, 0.5))
    scale = height / len(digits[7])
    wide, angle, slant = scale * rng.uniform(0.85, 1.18), np.deg2rad(rng.normal(0, 3)), rng.normal(0, 0.05)
    turn = np.array(
        [[wide * np.cos(angle), scale * (slant - np.sin(angle))], [wide * np.sin(angle), scale * np.cos(angle)]]
    )
    middle = np.array([digit.shape[1] / 2, digit.shape[0] / 2])
    move = SIDE / 2 + shift + rng.normal(0, 2.2, 2) - turn @ middle
    matrix = np.hstack([turn, move[:, None]]).astype(np.float32)
    drawn = cv2.warpAffine(digit, matrix, (SIDE, SIDE), flags=cv2.INTER_AREA).astype(np.float32) / 255
    if rng.random() < 0.25:
        change = cv2.dilate if rng.random() < 0.6 else cv2.erode
        drawn = change(drawn, np.ones((2, 2), np.uint8))
    np.maximum(cell, drawn * rng.uniform(0.55, 1.25), out=cell)


def draw_dirt(rng, cell, fonts):
    """A smudge or small digits, in some blank cells."""
    kind = rng.random()
    if kind < 0.15:
        x, y = rng.uniform(8, 48, 2)
        size = rng.uniform(3, 14)
        rows, columns = np.mgrid[0:SIDE, 0:SIDE]
        distance = (columns - x) ** 2 + (rows - y) ** 2
        cell += (rng.uniform(0.1, 0.5) * np.exp(-distance / (2 * size * size))).astype(np.float32)
    elif kind < 0.22:
        for _ in range(rng.integers(1, 4)):
            digit = fonts[rng.integers(len(fonts))][rng.integers(9)]
            height = int(rng.uniform(8, 15))
            width = max(3, int(height * digit.shape[1] / digit.shape[0]))
            small = cv2.resize(digit, (width, height), interpolation=cv2.INTER_AREA) / 255
            x, y = rng.integers(8, SIDE - 8 - width), rng.integers(8, SIDE - 8 - height)
            part = cell[y : y + height, x : x + width]
            np.maximum(part, small * rng.uniform(0.4, 1), out=part)


def shading(rng):
    """A tint of dots or hatching, as newspapers print it, or mottled paper."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    kind, strength, angle = rng.random(), rng.uniform(0.08, 0.4), rng.uniform(0, np.pi)
    along = columns * np.cos(angle) + rows * np.sin(angle)
    across = rows * np.cos(angle) - columns * np.sin(angle)
    wave = lambda place, period: np.cos(place * 2 * np.pi / period)
    if kind < 0.4:
        period = rng.uniform(2.5, 7)
        return strength * (wave(along, period) * wave(across, period) > rng.uniform(-0.2, 0.5))
    if kind < 0.55:
        return strength * (wave(along, rng.uniform(3, 8)) > rng.uniform(0, 0.6))
    noise = cv2.GaussianBlur(rng.normal(0, 1, (SIDE, SIDE)).astype(np.float32), (0, 0), rng.uniform(2, 7))
    return rng.uniform(0.04, 0.16) * noise / (noise.std() + 1e-6)


def crease(rng):
    """A fold of the paper, or the edge of a shadow: a soft line, dark or bright, or a soft step."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    angle = rng.uniform(0, np.pi)
    along = (columns - rng.uniform(8, 48)) * np.cos(angle) + (rows - rng.uniform(8, 48)) * np.sin(angle)
    width, strength = rng.uniform(1.5, 5), rng.uniform(-0.2, 0.4)
    return strength * (np.exp(-((along / width) ** 2)) if rng.random() < 0.6 else 1 / (1 + np.exp(-along / width)))


def blurred(rng, cell):
    cell = cell.astype(np.float32)
    spread = abs(rng.normal(0, 1.9)) if rng.random() < 0.7 else 0
    if spread > 0.3:
        cell = cv2.GaussianBlur(cell, (0, 0), spread)
    if rng.random() < 0.15:
        path = np.zeros((9, 9), np.float32)
        length, angle = rng.uniform(2, 5), rng.uniform(0, np.pi)
        for at in np.linspace(-length, length, 25):
            path[round(4 + 0.8 * at * np.sin(angle)), round(4 + 0.8 * at * np.cos(angle))] += 1
        cell = cv2.filter2D(cell, -1, path / path.sum())
    return cell


def as_seen(rng, cell):
    """28 x 28, with a slope of light and noise, and in the units of src/photo/cells.rs."""
    small = cv2.resize(cell, (28, 28), interpolation=cv2.INTER_AREA)
    rows, columns = np.mgrid[-1:1:28j, -1:1:28j]
    noise = rng.normal(0, 1, (28, 28)).astype(np.float32)
    if rng.random() < 0.5:
        noise = cv2.GaussianBlur(noise, (0, 0), rng.uniform(0.5, 2.0))
        noise /= noise.std()
    small = small + rng.normal(0, 0.08) * columns + rng.normal(0, 0.08) * rows
    small += noise * rng.choice([0, 0.01, 0.03, 0.06, 0.12, 0.2])
    small -= np.percentile(small[4:-4, 4:-4], 40)
    return np.clip(small * rng.uniform(0.65, 1.3), -0.5, 1.5)


if __name__ == "__main__":
    main()
