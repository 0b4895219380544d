import type { INPUT_FORMATS } from '@lodestar/contract/integrations'

type InputFormat = (typeof INPUT_FORMATS)[number]

/** A pasted text made ready for the readers, which all work on lines of text. */
export interface Source {
  readonly format: 'text' | 'json'
  readonly text: string
  /** What happened on the way, for the person. */
  readonly warnings: readonly string[]
}

/**
 * Makes a pasted text ready to be read; JSON becomes lines such as `Dominance: 78`, headed by where they stood.
 *
 * @param format `auto` takes for JSON what opens like JSON and parses.
 * @returns null when `format` is `json` and the text is not valid JSON.
 */
export function readSource(raw: string, format: InputFormat): Source | null {
  const isMeantAsJson = format === 'json' || (format === 'auto' && /^\s*[[{]/.test(raw))
  const parsed = isMeantAsJson ? parseJson(raw) : undefined
  if (parsed)
    return { format: 'json', text: cleanText(writeLines(parsed.value, '', 0).join('\n')), warnings: [] }
  if (format === 'json') return null
  const warnings = isMeantAsJson
    ? ['This opens like JSON but is not valid JSON, so it was read as plain text.']
    : []
  return { format: 'text', text: cleanText(raw), warnings }
}

function parseJson(raw: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(raw) }
  } catch {
    return undefined
  }
}

/** One way to write what looks the same: wide and narrow forms, spaces, dashes, quotes. Marks stay. */
const cleanText = (raw: string): string =>
  raw
    // Before NFKC, which would turn ™ into the letters TM and glue them to the name before.
    .replaceAll('™', '®')
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010\u2011\u2012\u2212]/g, '-')
    .replace(/[\u200b-\u200d\ufeff]/g, '')

/** Deeper than any export; what lies deeper is left out. */
const DEEPEST = 8
/** What names an entry of a list, in order of preference. */
const LABELS = ['name', 'theme', 'themename', 'trait', 'dimension', 'style', 'label', 'title', 'type', 'key']
const RANKS = ['rank', 'order', 'position', 'place']
const VALUES = ['score', 'value', 'percent', 'percentage', 'points', 'raw', 'result']
/** Says something about the result that would read like a result: a domain called Strategic Thinking, the parser's own confidence. */
const PASSED_OVER =
  /^(domain|category|description|confidence|version|id|email|e-mail|phone|url|.*date|.*at|company)$/

type Fields = Record<string, unknown>

function writeLines(value: unknown, name: string, depth: number): string[] {
  if (value === null || value === undefined || depth > DEEPEST) return []
  if (Array.isArray(value)) return writeList(value, name, depth)
  if (typeof value === 'object') return [...heading(name), ...writeFields(value as Fields, depth)]
  return [name ? `${name}: ${String(value)}` : String(value)]
}

const heading = (name: string): string[] => (name ? [name] : [])

function writeFields(fields: Fields, depth: number): string[] {
  const keys = Object.keys(fields)
  // Nine scores keyed "1" to "9".
  const isByType = keys.filter((key) => /^[1-9]$/.test(key)).length >= 5
  return keys.flatMap((key) => {
    const name = isByType && /^[1-9]$/.test(key) ? `Type ${key}` : sayKey(key)
    if (PASSED_OVER.test(name)) return []
    const numbered = /^(?:strength|theme|talent|top)s? ?(\d+)$/.exec(name)
    const value = fields[key]
    if (numbered && typeof value === 'string') return [`${numbered[1]}. ${value}`]
    return writeLines(value, name, depth + 1)
  })
}

/** "primaryType", "primary_type" and "PRIMARY TYPE" are one key; "D" stays a letter. */
const sayKey = (key: string): string =>
  /^[A-Z]{1,2}$/i.test(key)
    ? key.toUpperCase()
    : key
        .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .trim()
        .toLowerCase()

function writeList(list: readonly unknown[], name: string, depth: number): string[] {
  const entries = list.map((one) => readEntry(one))
  const isRanked = entries.every((entry) => entry?.rank !== undefined)
  const ordered = isRanked ? entries.toSorted((one, other) => (one?.rank ?? 0) - (other?.rank ?? 0)) : entries
  const lines = ordered.flatMap((entry, at) => {
    if (entry?.value !== undefined) return [`${entry.label}: ${entry.value}`]
    if (entry) return [`${entry.rank ?? at + 1}. ${entry.label}`]
    return writeLines(list[at], '', depth + 1)
  })
  return [...heading(name), ...lines]
}

interface Entry {
  label: string
  rank?: number | undefined
  value?: number | undefined
}

/** Reads one entry of a list: a bare name, or an object that names something. */
function readEntry(one: unknown): Entry | null {
  if (typeof one === 'string') return { label: one }
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return null
  const fields = new Map(Object.entries(one).map(([key, value]) => [sayKey(key).replaceAll(' ', ''), value]))
  const find = (keys: readonly string[]) =>
    keys.map((key) => fields.get(key)).find((value) => value !== undefined)
  const label = find(LABELS)
  const rank = asNumber(find(RANKS))
  const value = asNumber(find(VALUES))
  if ((typeof label !== 'string' && typeof label !== 'number') || (rank ?? value) === undefined) return null
  const name = /^[1-9]$/.test(String(label)) ? `Type ${label}` : String(label)
  return rank === undefined ? { label: name, value } : { label: name, rank }
}

function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
