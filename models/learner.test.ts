import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

it('weights are written with a line for each entry of their lists, and read as they were', () => {
  const weights = { unit: 8, model: { bias: -0.5, rows: [[1, 2], [3]] } }
  expect(JSON.parse(writeJson(weights))).toEqual(weights)
  expect(writeJson(weights).split('\n')).toContain('[1,2],')
})
