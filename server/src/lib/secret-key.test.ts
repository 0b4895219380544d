import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

async function aDataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'lodestar-key-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return join(dir, 'data')
}

test('a key is made on the first start, read by its owner only, and stays the same', async () => {
  const dataDir = await aDataDir()
  const key = await loadSecretKey({ secretKey: null, dataDir })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect(await loadSecretKey({ secretKey: null, dataDir })).toBe(key)
})

test('first starts at the same time agree on one key and leave nothing behind', async () => {
  const dataDir = await aDataDir()
  const keys = await Promise.all([1, 2, 3, 4].map(() => loadSecretKey({ secretKey: null, dataDir })))
  expect(new Set(keys).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secret-key'])
})

test('a configured key is used and nothing is written', async () => {
  const dataDir = await aDataDir()
  expect(await loadSecretKey({ secretKey: 'given', dataDir })).toBe('given')
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('a damaged key or a folder that cannot be written is one clear line', async () => {
  const dataDir = await aDataDir()
  await loadSecretKey({ secretKey: null, dataDir })
  await writeFile(join(dataDir, 'secret-key'), 'cut')
  const notAFolder = join(dataDir, 'secret-key', 'inside-a-file')
  for (const dir of [dataDir, notAFolder])
    await expect(loadSecretKey({ secretKey: null, dataDir: dir })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('Make DATA_DIR writable or set SECRET_KEY.'),
    })
})
