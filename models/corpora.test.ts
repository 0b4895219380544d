import { createHash, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { describeCorpus, locateData, provideCorpus, readData } from './corpora.ts'

const text = 'a row\n'
const corpus = {
  sha256: createHash('sha256').update(text).digest('hex'),
  from: 'a repository, a file',
  license: 'CC BY 4.0',
}

it('a file that is missing and has no address is asked for: where from, where to, with which checksum', async () => {
  const file = `${randomUUID()}/rows.csv`
  await expect(provideCorpus(file, corpus)).rejects.toThrow(
    `${file} is missing. Put it at ${locateData(file)}: from a repository, a file; its sha256 is ${corpus.sha256}`,
  )
})

it('a file with an address is fetched, kept, and refused where it is another', async () => {
  const file = `${randomUUID()}/rows.csv`
  const url = `data:text/plain,${encodeURIComponent(text)}`
  await provideCorpus(file, { ...corpus, url })
  expect(readData(file)).toBe(text)
  await expect(provideCorpus(file, { ...corpus, sha256: 'another' })).rejects.toThrow('is another file')
  rmSync(dirname(locateData(file)), { recursive: true })
})

it('a file that nobody has described is not learned from', () => {
  expect(() => describeCorpus('a/b.csv')).toThrow('models/corpora.json does not say where a/b.csv comes from')
})
