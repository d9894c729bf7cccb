"""Reads files with PyYAML's reader in C, and does nothing with them."""

import sys

import yaml

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        yaml.load(file, Loader=yaml.CSafeLoader)
