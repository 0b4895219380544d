import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trimPackages } from './trim-packages.mjs'

it('removes what nothing uses, leaves the rest, and finds nothing the second time', async () => {
  const modules = await mkdtemp(join(tmpdir(), 'lodestar-trim-'))
  const files: Record<string, string[]> = {
    'onnxruntime-web/dist': [
      'ort.node.min.mjs',
      'ort-wasm-simd-threaded.wasm',
      'ort.all.mjs',
      'ort-wasm-simd-threaded.jsep.wasm',
    ],
    'harper.js/dist': [
      'index.js',
      'binary.js',
      'harper_wasm_bg.wasm',
      'binaryInlined.js',
      'harper_wasm_slim_bg.wasm',
    ],
    'fastify/dist': ['ort.all.mjs'],
  }
  for (const [folder, names] of Object.entries(files)) {
    await mkdir(join(modules, folder), { recursive: true })
    for (const name of names) await writeFile(join(modules, folder, name), '')
  }
  try {
    expect(trimPackages(modules)).toHaveLength(4)
    expect((await readdir(join(modules, 'onnxruntime-web/dist'))).sort()).toEqual([
      'ort-wasm-simd-threaded.wasm',
      'ort.node.min.mjs',
    ])
    expect(await readdir(join(modules, 'harper.js/dist'))).toHaveLength(3)
    expect(await readdir(join(modules, 'fastify/dist'))).toEqual(['ort.all.mjs'])
    expect(trimPackages(modules)).toEqual([])
  } finally {
    await rm(modules, { recursive: true })
  }
})
