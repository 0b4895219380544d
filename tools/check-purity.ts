import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, ROOT } from './list-files.ts'

/** What makes the same input give another output: the clock and chance. */
const IMPURE =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./
const COMMENT = /^\s*(\/\/|\/?\*)/

/** Finds the lines of a source text that ask the clock or chance; comments may speak of them. */
export function findImpurities(source: string): { line: number; text: string }[] {
  return source
    .split('\n')
    .map((text, at) => ({ line: at + 1, text: text.trim() }))
    .filter(({ text }) => IMPURE.test(text) && !COMMENT.test(text))
}

if (import.meta.main) {
  const files = listFiles('{contract,coach}/src/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const found = files.flatMap((file) =>
    findImpurities(readFileSync(join(ROOT, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  for (const place of found) console.log(place)
  console.log(`${files.length} files, ${found.length} places that ask the clock or chance`)
  if (found.length > 0) process.exitCode = 1
}
