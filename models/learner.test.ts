import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { findProblems, type Learner, learn, writeJson } from './learner.ts'

const learnerOf = (rows: string[], rules = ['a rule']): Learner => ({
  inputs: () => ({ rows, rules }),
  corpora: ['oulad/students.csv.gz'],
  train: async () => ({ 'words.tsv': rows.join('\n') }),
  figures: [],
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodestar-model-'))
  writeFileSync(join(folder, 'card.md'), '# A model\n')
  return () => rmSync(folder, { recursive: true })
})

describe('a learned model', () => {
  it('is in order with its card and with weights learned from the rows and rules of today', async () => {
    await learn(folder, learnerOf(['one']))
    expect(findProblems(folder, learnerOf(['one']))).toEqual([])
  })

  it('is stale once a row or a rule is another', async () => {
    await learn(folder, learnerOf(['one']))
    expect(findProblems(folder, learnerOf(['one', 'two']))).toEqual([
      'the weights were learned from other rows',
    ])
    expect(findProblems(folder, learnerOf(['one'], ['another']))).toEqual([
      'the weights were learned from other rules',
    ])
  })

  it('is stale once it learns from another public file', async () => {
    await learn(folder, learnerOf(['one']))
    const other = { ...learnerOf(['one']), corpora: ['oulad/assessments.csv.gz'] }
    expect(findProblems(folder, other)).toHaveLength(2)
  })

  it('is broken without its card, its weights, or with weights changed by hand', async () => {
    expect(findProblems(folder, learnerOf(['one']))).toEqual([
      'there are no weights, or no learned-from.json beside them',
    ])
    await learn(folder, learnerOf(['one']))
    appendFileSync(join(folder, 'weights/words.tsv'), '!')
    expect(findProblems(folder, learnerOf(['one']))).toEqual(['weights/words.tsv is not what was learned'])
    rmSync(join(folder, 'weights/words.tsv'))
    rmSync(join(folder, 'card.md'))
    expect(findProblems(folder, learnerOf(['one']))).toEqual([
      'there is no card.md',
      'weights/words.tsv is not what was learned',
    ])
  })

  it('says whether learning anew changed the weights', async () => {
    expect(await learn(folder, learnerOf(['one']))).toEqual({ 'weights/words.tsv': false })
    expect(await learn(folder, learnerOf(['one']))).toEqual({ 'weights/words.tsv': true })
  })
})

describe('a model that is learned in another language', () => {
  it('is held against the files that its learned-from.json names', async () => {
    expect(findProblems(folder)).toEqual([])
    mkdirSync(join(folder, 'rows'))
    writeFileSync(join(folder, 'train.py'), '')
    writeFileSync(join(folder, 'rows/a.jsonl'), '{}\n')
    writeFileSync(join(folder, 'weights.onnx'), 'weights')
    expect(findProblems(folder)).toHaveLength(1)
    const sha256 = {
      rows: 'ca3d163bab055381827226140568f3bef7eaac187cebd76878e0b63e9e442356',
      weights: '0b1d4b4b8da3d71ca4bd0d7e6a2a2a2a',
    }
    writeFileSync(
      join(folder, 'learned-from.json'),
      JSON.stringify({
        inputs: { 'rows/a.jsonl': sha256.rows },
        weights: { 'weights.onnx': sha256.weights },
      }),
    )
    expect(findProblems(folder)).toEqual(['weights.onnx is not what was learned'])
    appendFileSync(join(folder, 'rows/a.jsonl'), '{}\n')
    expect(findProblems(folder)).toContain('the weights were learned from other rows/a.jsonl')
  })
})

it('weights are written with a line for each entry of their lists, and read as they were', () => {
  const weights = { unit: 8, model: { bias: -0.5, rows: [[1, 2], [3]] } }
  expect(JSON.parse(writeJson(weights))).toEqual(weights)
  expect(writeJson(weights).split('\n')).toContain('[1,2],')
})
