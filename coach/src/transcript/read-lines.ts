import { cleanName, isName } from './speaker-names.ts'
import { readSeconds, TIME } from './spoken-time.ts'
import type { Turn } from './turn.ts'

interface Head {
  name: string
  time: string | null
  rest: string
}

/** How a line names who speaks, the most telling first. Groups: `time`, `name`, `rest`. */
const HEADS: readonly RegExp[] = [
  // [Lena Fischer] 14:00:00
  `^\\[(?<name>[^\\]\\d][^\\]]*)\\]\\s+(?<time>${TIME})\\s*(?<rest>)$`,
  // Lena Fischer   0:03
  `^(?<name>\\S.*?)(?:\\s{2,}|\\t)(?<time>${TIME})\\s*(?<rest>)$`,
  // Lena Fischer <tab> 00:00:03 <tab> text
  `^(?<name>[^\\t]+)\\t+(?<time>${TIME})\\t+(?<rest>.*)$`,
  // [00:00:03] Lena: text   00:00:03 Lena: text   (0:03) Lena: text   10:03 AM Lena: text
  `^[\\[(]?(?<time>${TIME})[\\])]?\\s*[-–—]?\\s*(?<name>[^:]{1,60}):\\s*(?<rest>.*)$`,
  // Lena (0:03): text   Lena [00:00:03]: text
  `^(?<name>[^:(\\[]{1,60}?)\\s*[([]\\s*(?<time>${TIME})\\s*[)\\]]\\s*:\\s*(?<rest>.*)$`,
  // Lena: text   **Lena:** text
  `^(?<name>[*_]{0,2}[^:]{1,60}?)[*_]{0,2}:[*_]{0,2}(?:\\s+(?<rest>.*)|(?<none>))$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** The first two stand on a line of their own. */
const LONGEST_HEAD = 120

/** What stands between what is said: a time alone, and what programs write around it. */
const NO_SPEECH = new RegExp(
  `^(?:[\\[(]?${TIME}[\\])]?|(?:transcription|recording|transcript) (?:started|stopped|ended).*|transcribed by .*|this (?:editable )?transcript was .*)$`,
  'i',
)

/** Reads the turns of a text whose lines name who speaks; what names nobody goes on with who spoke before. */
export function readLines(lines: readonly string[]): Turn[] {
  const small = findSmallNames(lines)
  const turns: Writable[] = []
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '' || NO_SPEECH.test(line)) continue
    const head = findHead(raw.trimStart(), small)
    const last = turns.at(-1)
    if (head) turns.push(beginTurn(head, at + 1))
    else if (last) goOn(last, line, at + 1)
  }
  return turns.filter(({ text }) => text !== '')
}

type Writable = { -readonly [Key in keyof Turn]: Turn[Key] }

const beginTurn = ({ name, time, rest }: Head, line: number): Writable => ({
  speaker: name,
  text: rest,
  line,
  start: time === null ? null : readSeconds(time),
  end: null,
})

/** Where the name has a line of its own, what is said begins below it. */
function goOn(turn: Writable, text: string, line: number): void {
  if (turn.text === '') turn.line = line
  turn.text = `${turn.text} ${text}`.trim()
}

function findHead(line: string, small: ReadonlySet<string>): Head | null {
  for (const pattern of line.length > LONGEST_HEAD ? HEADS.slice(2) : HEADS) {
    const { name = '', time, rest } = pattern.exec(line)?.groups ?? {}
    const clean = cleanName(name)
    if (clean !== '' && (isName(clean) || small.has(clean)))
      return { name: clean, time: time ?? null, rest: (rest ?? '').trim() }
  }
  return null
}

const SMALL = /^(?:[[(]?[\d:.]+[\])]?\s*)?(\p{Ll}[\p{L}\p{M}.'’-]{0,30}):\s/u

/** Names that somebody has typed without capitals: a single word before a colon that comes again and again. */
function findSmallNames(lines: readonly string[]): ReadonlySet<string> {
  const found = lines.flatMap((line) => SMALL.exec(line.trim())?.[1] ?? [])
  return new Set(found.filter((name, at) => found.indexOf(name) !== at))
}
