import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openTextModel, type Runtime } from './text-model.ts'

const SAID = 'He told her on Friday that the rota was hers, and on Monday he took it back.'

const readWith = async (runtime: Runtime): Promise<{ ids: number[]; kind: Float32Array }> => {
  const model = await openTextModel('excerpts', runtime)
  const ids = model.tokenize(SAID)
  return { ids, kind: (await model.run([], ids)).read('news') }
}

const findLikeness = (one: Float32Array, other: Float32Array): number => {
  const multiply = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)
  return multiply(one, other) / Math.sqrt(multiply(one, one) * multiply(other, other))
}

it('reads a text natively as in WebAssembly, but for the rounding of 8 bits', async () => {
  const [native, web] = [await readWith('native'), await readWith('webassembly')]
  expect(native.ids).toEqual(web.ids)
  expect(findLikeness(native.kind, web.kind)).toBeGreaterThan(0.98)
})

it('holds no runtime that tells its maker of its use', () => {
  const place = dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'))
  const folder = join(place, 'bin/napi-v6', process.platform, process.arch)
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)))
  expect(files.some((file) => file.includes('OrtGetApiBase'))).toBe(true)
  expect(files.some((file) => file.includes('events.data.microsoft'))).toBe(false)
})
