import { cleanName, isName } from './speaker-names.ts'
import { readSeconds, TIME } from './spoken-time.ts'
import type { Turn } from './turn.ts'

const CUE = new RegExp(`^\\s*(${TIME})\\s*-->\\s*(${TIME})`)
/** A cue of Webex names its speaker above the times. */
const NUMBERED_NAME = /^\d+\s+"([^"]+)"(?:\s+\(\d+\))?$/
const VOICE = /<v(?:\.[^\s>]+)?\s+([^>]+)>/g

interface Cue {
  line: number
  start: number
  end: number
  named: string | null
  texts: { text: string; line: number }[]
}

/** Tells whether a text is made of cues, as VTT, SRT and older documents of Teams are. */
export const hasCues = (lines: readonly string[]): boolean => lines.some((line) => CUE.test(line))

/** Reads the turns of a text made of cues. A cue without a name goes on with who spoke before. */
export function readCues(lines: readonly string[]): Turn[] {
  const cues = listCues(lines)
  const isNamedInside = cues.some(({ texts }) => nameInside(texts[0]?.text ?? '') !== null)
  let speaker: string | null = null
  return cues.flatMap((cue) => {
    const said = splitCue(cue, isNamedInside, speaker)
    speaker = said.at(-1)?.speaker ?? speaker
    return said
  })
}

function listCues(lines: readonly string[]): Cue[] {
  const cues: Cue[] = []
  let named: string | null = null
  let open: Cue | null = null
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    const cue = beginCue(line, at + 1, named)
    const name = NUMBERED_NAME.exec(line)?.[1]
    if (cue) {
      cues.push(cue)
      open = cue
      named = null
    } else if (name !== undefined || line === '') {
      named = name === undefined ? named : cleanName(name)
      open = null
    } else if (!isCounter(lines, at)) open?.texts.push({ text: line, line: at + 1 })
  }
  return cues.filter(({ texts }) => texts.length > 0)
}

function beginCue(text: string, line: number, named: string | null): Cue | null {
  const times = CUE.exec(text)
  if (!times) return null
  const [start = 0, end = 0] = times.slice(1, 3).map((time) => readSeconds(time) ?? 0)
  return { line, start, end, named, texts: [] }
}

/** A number by itself before the next times counts the cues. */
const isCounter = (lines: readonly string[], at: number): boolean =>
  /^\d+$/.test(lines[at]?.trim() ?? '') && CUE.test(lines[at + 1] ?? '')

function splitCue({ start, end, named, texts }: Cue, isNamedInside: boolean, before: string | null): Turn[] {
  const line = texts[0]?.line ?? 0
  const whole = texts.map(({ text }) => text).join(' ')
  const voices = [...whole.matchAll(VOICE)]
  if (voices.length > 0) return splitVoices(whole, voices, { line, start, end })
  const inside = nameInside(whole)
  const [first, second] = texts
  // An older document of Teams has the name on a line of its own.
  if (named === null && !isNamedInside && first && second && isName(first.text))
    return [
      {
        speaker: cleanName(first.text),
        text: withoutTags(
          texts
            .slice(1)
            .map(({ text }) => text)
            .join(' '),
        ),
        line: second.line,
        start,
        end,
      },
    ]
  const speaker = named ?? inside?.name ?? before
  if (speaker === null) return []
  return [{ speaker, text: withoutTags(named === null && inside ? inside.rest : whole), line, start, end }]
}

/** Several voices in one cue share its time by how much each says. */
function splitVoices(
  whole: string,
  voices: readonly RegExpExecArray[],
  { line, start, end }: { line: number; start: number; end: number },
): Turn[] {
  const said = voices.map((voice, at) => ({
    speaker: cleanName(voice[1] ?? ''),
    text: withoutTags(whole.slice(voice.index + voice[0].length, voices[at + 1]?.index)),
  }))
  const all = said.reduce((sum, { text }) => sum + text.length, 0) || 1
  let from = start
  return said.map(({ speaker, text }) => {
    const until = from + ((end - start) * text.length) / all
    const turn = { speaker, text, line, start: from, end: until }
    from = until
    return turn
  })
}

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, '').trim()

function nameInside(text: string): { name: string; rest: string } | null {
  const at = text.indexOf(':')
  const name = text.slice(0, Math.max(0, at))
  return at > 0 && isName(name) ? { name: cleanName(name), rest: text.slice(at + 1).trim() } : null
}
