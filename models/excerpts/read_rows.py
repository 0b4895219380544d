"""The rows of this folder as the excerpt model learns them: tokens with what each is part of, and batches."""

import json
import os
import random
import re

import torch

HERE = os.path.dirname(os.path.abspath(__file__))
LABELS = json.load(open(os.path.join(HERE, "labels.json")))
ROLES, KINDS, POINTS = (LABELS[name] for name in ("roles", "kinds", "points"))
# What a message as a whole is, by the head that says it: what words are for, what is asked, what is feared, what it first comes with, what it tells further on.
WHOLE = {"form": LABELS["forms"], "ask": LABELS["asks"], "fear": LABELS["fears"], "matter": LABELS["matters"], "news": LABELS["news"]}
WHOLE_ROWS = {"ask": "asked.jsonl", "fear": "fears.jsonl", "matter": "matters.jsonl", "news": "news.jsonl"}

# Tokens that are read of what was told before and of the request: from the beginning and from the end; as in excerpt-model.ts.
MOST = {"told": (160, 180), "request": (50, 90)}
# The same of what was told before where nothing is picked from it: what kind of message it is hardly needs more.
MOST_BEFORE = (30, 50)
# How often rows are drawn in an epoch, by what is known of them: kinds of which there are few rows more often, and of requests with picked pieces those of whole
# conversations, which are nearest to what the model will read.
DRAWN = {"form": 1.0, "ask": 2.0, "fear": 2.0, "matter": 2.0, "news": 0.5}
DRAWN_PICKED = {"conversations": 1.5, "asked": 0.5}
# How often in an epoch what a request says itself is learned from it alone, without what was told before, and what it is for.
ALONE = 0.5
ALONE_KNOWN = 0.3
# Ways to take, as others than their author ask for them.
CHOICES = os.path.join(HERE, "..", "..", "coach", "choices", "heard.jsonl")
# Nothing is learned from these authors' requests.
HELD_OUT = ("t1", "t2", "t3", "g4", "thirtythird", "q3")
# Messages of a step.
BATCH = 12


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


def encode(tokenizer, row, messages):
    """Tokens with what each is part of: the role of a piece that was picked, or none (the last), and, in the request, what it tells of the words."""
    *told, request = messages
    parts = []
    before = MOST["told"] if row["pieces"] is not None else MOST_BEFORE
    for text, limit, points in ((" / ".join(told), before, None), (request, MOST["request"], row["points"])):
        encoded = tokenizer(text, add_special_tokens=False, return_offsets_mapping=True)
        spans = [(text.find(piece["text"]), piece) for piece in row["pieces"] or ()]
        marked = [
            (
                id,
                next((ROLES.index(piece["role"]) for at, piece in spans if at >= 0 and start < at + len(piece["text"]) and end > at), len(ROLES))
                if row["pieces"] is not None
                else -100,
                find_point(points, text, start, end),
            )
            for id, (start, end) in zip(encoded["input_ids"], encoded["offset_mapping"])
        ]
        parts.append(cut(marked, limit))
    return parts


def draw(tokenizer, row):
    """A request as it may come: now and then with a message less in between that holds nothing which was picked, half of them where nothing was picked at all;
    alone, nothing was picked for it."""
    if row.get("alone"):
        _, request = encode(tokenizer, row, row["messages"][-1:])
        return [], [(id, -100, point) for id, _, point in request]
    left_out = 0.5 if row["pieces"] is None else 0.25
    kept = [
        text
        for at, text in enumerate(row["messages"])
        if at in (0, len(row["messages"]) - 1) or any(piece["text"] in text for piece in row["pieces"] or ()) or random.random() > left_out
    ]
    return encode(tokenizer, row, kept)


def pack(tokenizer, encoded):
    """Token ids, mask, types, roles and points (-100 where there is none to learn), padded."""
    start, end = ((id, -100, -100) for id in (tokenizer.cls_token_id, tokenizer.sep_token_id))
    rows = [[start, *told, end, *request, end] for told, request in encoded]
    types = [[0] * (len(told) + 2) + [1] * (len(request) + 1) for told, request in encoded]
    longest = max(map(len, rows))
    fill = lambda lists, value: torch.tensor([one + [value] * (longest - len(one)) for one in lists])
    return (
        fill([[id for id, _, _ in row] for row in rows], tokenizer.pad_token_id),
        fill([[1] * len(row) for row in rows], 0),
        fill(types, 0),
        fill([[role for _, role, _ in row] for row in rows], -100),
        fill([[point for _, _, point in row] for row in rows], -100),
    )


def count_drawn(row):
    """How often a row is drawn in an epoch."""
    if row["pieces"] is not None:
        return DRAWN_PICKED[row["from"]]
    return next(often for head, often in DRAWN.items() if row[head])


def guess_length(row):
    """About how many characters are read of a row."""
    *told, request = map(len, row["messages"])
    most = MOST["told"] if row["pieces"] is not None else MOST_BEFORE
    return min(request, 4 * sum(MOST["request"])) + min(sum(told), 4 * sum(most))


def draw_batches(rows):
    """The batches of an epoch, of rows of about one length each, so that little is padded."""
    drawn = [row for row in rows for _ in range(int(count_drawn(row) + random.random()))]
    chance = lambda row: ALONE if row["points"] else ALONE_KNOWN * (len(row["messages"]) > 1)
    drawn += [{**row, "messages": row["messages"][-1:], "alone": True} for row in rows if random.random() < chance(row)]
    order = sorted(drawn, key=lambda row: guess_length(row) + 60 * random.random())
    return [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
