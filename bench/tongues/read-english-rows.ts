import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODELS } from '../../models/read-rows.ts'

const FOLDERS = ['conversations', 'concern', 'situations', 'intents'] as const

/** What leaders write in English in the rows of the models, learners' English and dialects among it; each text once. */
export function readEnglishRows(): string[] {
  const texts = FOLDERS.flatMap((folder) => {
    const path = join(MODELS, folder, 'rows')
    return readdirSync(path).flatMap((name) => readTexts(name, readFileSync(join(path, name), 'utf8')))
  })
  return [...new Set(texts)]
}

function readTexts(name: string, content: string): string[] {
  if (name.endsWith('.jsonl'))
    return content
      .trim()
      .split('\n')
      .flatMap((line) => gather(JSON.parse(line)))
  return name.endsWith('.json') ? gather(JSON.parse(content)) : []
}

function gather(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'text' || key === 'message' ? [inner] : []) : gather(inner),
  )
}
