import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { recognize } from '@lodestar/coach/coaching/listen/recognize'
import { describe, expect, it } from 'vitest'
import { LIBRARY_DIR, LIBRARY_SOURCES, locateLibrary } from './library-file.ts'
import { loadLibrary } from './load-library.ts'
import { openLibrary, storeLibrary } from './stored-library.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Follows the imports of a file, within the project. */
async function followImports(path: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(path)) return known
  known.add(path)
  const code = await readFile(path, 'utf8')
  for (const [, name = ''] of code.matchAll(/^(?:import|\} from|export).* '([^']+)'$/gm)) {
    if (name.startsWith('.')) await followImports(resolve(dirname(path), name), known)
    if (name.startsWith('@lodestar/coach/'))
      await followImports(join(ROOT, 'coach/src', `${name.slice('@lodestar/coach/'.length)}.ts`), known)
  }
  return known
}

describe('the stored library', () => {
  it('is the library that is read from the sources', async () => {
    await storeLibrary()
    const library = await openLibrary()
    const fresh = loadLibrary()
    expect(library.signs).toEqual(fresh.signs)
    for (const { exemplars } of fresh.playbooks.values()) {
      const [text = ''] = exemplars
      const [best] = recognize(library, text)
      const [expected] = recognize(fresh, text)
      expect(best?.key).toBe(expected?.key)
      // The tagger splits a word or two otherwise once it has seen other texts.
      expect(best?.score).toBeCloseTo(expected?.score ?? 0, 3)
    }
    expect((await readdir(LIBRARY_DIR)).filter((name) => name.endsWith('.bin'))).toHaveLength(1)
    expect((await stat(await locateLibrary())).size).toBeGreaterThan(1_000_000)
  })

  it('changes with all code that makes it', async () => {
    const files = [...(await followImports(join(import.meta.dirname, 'load-library.ts')))]
    const isSource = (path: string) =>
      LIBRARY_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((path) => !isSource(path)).map((path) => relative(ROOT, path))).toEqual([])
  })
})
