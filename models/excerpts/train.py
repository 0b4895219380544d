"""Teaches the excerpt model from the labeled rows of this repository, and writes it in 8 bits.

Run it by `npm run train -- excerpts`, which prepares a Python environment. It takes an hour and a half of two cores that multiply in 16 bits. What the
model is for and how well it does it: card.md.
"""

import json
import math
import os
import random
import sys
import tempfile
import time

import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from transformers import AutoModel, AutoTokenizer

from pretrained import unpack
from read_rows import HELD_OUT, KINDS, POINTS, ROLES, WHOLE, draw, draw_batches, pack, read_rows

HERE = os.path.dirname(os.path.abspath(__file__))
# Layers that are kept of the twelve, from the first one on, and how many of these stay as they are, besides the embeddings.
LAYERS, FROZEN = 8, 4
# How often the rows are seen; of a part of an epoch so many of its batches.
EPOCHS = 2
# How fast the trunk learns, and the heads.
RATES = (6e-5, 1e-3)
# How much of a message may be of any other kind than the one that was named.
SMOOTHING = 0.1
# What was not picked is far more, and some of it would have done as well.
WEIGHTS = torch.tensor([2.0] * len(ROLES) + [1.0])
POINT_WEIGHTS = torch.tensor([2.0] * (len(POINTS) + 1) + [1.0])


torch.manual_seed(7)
random.seed(7)


class Excerpts(nn.Module):
    """One trunk and eight linear heads: of each token the role of the piece it is part of and what it tells of the words that are asked for; of the message what
    kind of person words are for, and what it is as a whole (`WHOLE`)."""

    def __init__(self, base):
        super().__init__()
        self.tokenizer = AutoTokenizer.from_pretrained(base)
        self.trunk = AutoModel.from_pretrained(base, attn_implementation="eager", add_pooling_layer=False)
        self.trunk.encoder.layer = self.trunk.encoder.layer[:LAYERS]
        size = self.trunk.config.hidden_size
        self.role = nn.Linear(size, len(ROLES) + 1)
        self.point = nn.Linear(size, len(POINTS) + 2)
        self.kind = nn.Linear(2 * size, len(KINDS))
        self.whole = nn.ModuleList(nn.Linear(2 * size, len(keys)) for keys in WHOLE.values())
        self.drop = nn.Dropout(0.15)
        for part in (self.trunk.embeddings, *self.trunk.encoder.layer[:FROZEN]):
            part.requires_grad_(False)

    def forward(self, input_ids, attention_mask, token_type_ids):
        """Types are 1 in the message, and 0 in what stands before it."""
        states = self.trunk(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        both = self.drop(torch.cat([mean(states, attention_mask * token_type_ids), mean(states, attention_mask)], 1))
        states = self.drop(states)
        return self.role(states), self.point(states), self.kind(both), *(head(both) for head in self.whole)


def mean(states, weights):
    weights = weights[..., None].float()
    return (states * weights).sum(1) / weights.sum(1)


def miss(odds, aims, weight):
    """How far the kinds of tokens are from what they are; a batch in which none is known teaches nothing."""
    if not (aims >= 0).any():
        return 0.0
    return F.cross_entropy(odds.flatten(0, 1), aims.flatten(), ignore_index=-100, weight=weight, label_smoothing=0.05)


def aim_at(named, keys):
    """What a reader named, and what would do as well, as shares; None where nobody looked."""
    if named is None:
        return None
    key, also = named
    aim = torch.full((len(keys),), SMOOTHING / len(keys))
    aim[keys.index(key)] += (0.7 if also else 1.0) * (1 - SMOOTHING)
    if also:
        aim[keys.index(also)] += 0.3 * (1 - SMOOTHING)
    return aim


def miss_known(odds, aims):
    """How far answers about whole requests are from what they are, where that is known."""
    known = [at for at, aim in enumerate(aims) if aim is not None]
    return F.cross_entropy(odds[known], torch.stack([aims[at] for at in known])) if known else 0.0


def find_loss(model, rows):
    ids, mask, types, roles, points = pack(model.tokenizer, [draw(model.tokenizer, row) for row in rows])
    role, point, kind, *whole = model(ids, mask, types)
    kinds = [F.one_hot(torch.tensor(KINDS.index(row["toKind"])), len(KINDS)).float() if row["toKind"] else None for row in rows]
    return (
        miss(role, roles, WEIGHTS)
        + miss(point, points, POINT_WEIGHTS)
        + sum(miss_known(odds, [aim_at(row[head], keys) for row in rows]) for odds, (head, keys) in zip(whole, WHOLE.items(), strict=True))
        + 0.1 * miss_known(kind, kinds)
    )


def learn(model, rows):
    """Teaches a model all rows, with a rate that falls to nothing."""
    model.train()
    epochs = (draw_batches(rows) for _ in range(math.ceil(EPOCHS)))
    drawn = [batch for at, batches in enumerate(epochs) for batch in random.sample(batches, round(len(batches) * min(1, EPOCHS - at)))]
    named = [(name, part) for name, part in model.named_parameters() if part.requires_grad]
    groups = [{"lr": rate, "params": [part for name, part in named if name.startswith("trunk.") == is_trunk]} for is_trunk, rate in zip((True, False), RATES)]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=True)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 80) * max(0.02, 1 - step / len(drawn)))
    began, total = time.time(), 0.0
    for step, batch in enumerate(drawn, 1):
        # Half as many bits: two thirds of the time, where the processor can.
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = find_loss(model, batch)
        loss.backward()
        nn.utils.clip_grad_norm_([part for _, part in named], 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
        total += loss.item()
        if step % 50 == 0:
            print(step, "of", len(drawn), round(total / 50, 3), f"{(time.time() - began) / step:.2f} s a step", flush=True)
            total = 0.0


def write(model):
    """Writes the model with its trunk in 8 bits, and the kinds in the order of its answers."""
    model.eval()
    weights = os.path.join(HERE, "weights")
    os.makedirs(weights, exist_ok=True)
    path = os.path.join(weights, "model.onnx")
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs = ["input_ids", "attention_mask", "token_type_ids"]
    of_texts = ["kind", *WHOLE]
    torch.onnx.export(
        model,
        (texts, texts, texts),
        whole,
        input_names=inputs,
        output_names=["role", "point", *of_texts],
        dynamic_axes={**{name: {0: "texts", 1: "tokens"} for name in [*inputs, "role", "point"]}, **{name: {0: "texts"} for name in of_texts}},
        opset_version=17,
        dynamo=False,
    )
    heads = [f"/{name}/{kind}" for name, part in model.named_modules() if isinstance(part, nn.Linear) and "trunk" not in name for kind in ("MatMul", "Gemm_MatMul")]
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
    os.remove(whole)
    model.tokenizer.backend_tokenizer.no_truncation()
    model.tokenizer.backend_tokenizer.no_padding()
    model.tokenizer.save_pretrained(weights)
    with open(os.path.join(weights, "whole.json"), "w", encoding="utf8") as file:
        json.dump(WHOLE, file)


def main():
    with tempfile.TemporaryDirectory() as folder:
        model = Excerpts(unpack(folder))
    rows = [row for row in read_rows() if row["author"] not in HELD_OUT]
    print(len(rows), "messages", flush=True)
    learn(model, rows)
    write(model)


if __name__ == "__main__":
    sys.exit(main())
