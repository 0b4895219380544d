import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTranscript } from '@lodestar/coach/transcript/transcript'
import type { TranscriptReading } from '@lodestar/contract/transcript'

/** What somebody counted by hand in a transcript. */
interface HandCount {
  file: string
  basis: TranscriptReading['basis']
  /** Whole percent by speaker. */
  share: Record<string, number>
  /** Open and closed questions by speaker; who is not named asked none. */
  questions: Record<string, [open: number, closed: number]>
  /** By whom and of whom, one for each time. */
  interruptions: [by: string, of: string][]
  /** Words of each decision. */
  decisions: string[]
  /** The owner, and words of each next step. */
  steps: [owner: string, words: string][]
}

/** How often a figure of the coach and of the hand agree. */
export interface Agreement {
  what: string
  both: number
  onlyHand: number
  onlyCoach: number
  misses: string[]
}

const FOLDER = import.meta.dirname
/** A share is the same within one percent: both are rounded. */
const SAME_PERCENT = 1

/** Reads every transcript and compares each figure with the hand count. */
export function measureTranscripts(): { files: number; agreements: Agreement[] } {
  const counts: HandCount[] = JSON.parse(readFileSync(join(FOLDER, 'counts.json'), 'utf8'))
  const found = new Map<string, Agreement>()
  for (const count of counts) {
    const reading = readTranscript(readFileSync(join(FOLDER, count.file), 'utf8'), null)
    for (const [what, hand, coach] of compare(count, reading)) {
      const agreement = found.get(what) ?? { what, both: 0, onlyHand: 0, onlyCoach: 0, misses: [] }
      found.set(what, addUp(agreement, count.file, hand, coach))
    }
  }
  return { files: counts.length, agreements: [...found.values()] }
}

/** Each kind of figure as a list of what the hand and the coach found, in the same words where they mean the same. */
function compare(count: HandCount, reading: TranscriptReading | null): [string, string[], string[]][] {
  const speakers = reading?.speakers ?? []
  const questions = (at: 0 | 1) =>
    Object.entries(count.questions).flatMap(([name, asked]) => Array.from({ length: asked[at] }, () => name))
  const asked = (kind: 'open' | 'closed') =>
    speakers.flatMap((one) => Array.from({ length: one[kind] }, () => one.name))
  const handWords = (words: readonly string[], lines: readonly { quote: string }[]) =>
    lines.map(({ quote }) => words.find((word) => quote.includes(word)) ?? quote)
  return [
    ['what the shares are of', [count.basis], [reading?.basis ?? 'nothing']],
    ['shares of speakers', Object.keys(count.share), listSame(count, speakers)],
    ['open questions', questions(0), asked('open')],
    ['closed questions', questions(1), asked('closed')],
    [
      'interruptions',
      count.interruptions.map((pair) => pair.join(' of ')),
      (reading?.interruptions ?? []).map(({ before, after }) => `${after.speaker} of ${before.speaker}`),
    ],
    ['decisions', count.decisions, handWords(count.decisions, reading?.decisions ?? [])],
    [
      'next steps with their owners',
      count.steps.map((step) => step.join(': ')),
      (reading?.steps ?? []).map(({ owner, quote }) => {
        const words = count.steps.find(([, word]) => quote.includes(word))?.[1]
        return `${owner}: ${words ?? quote}`
      }),
    ],
  ]
}

const listSame = ({ share }: HandCount, speakers: TranscriptReading['speakers']): string[] =>
  speakers.map(({ name, share: own }) =>
    Math.abs((share[name] ?? -100) - own * 100) <= SAME_PERCENT ? name : `${name} ${Math.round(own * 100)} %`,
  )

function addUp(agreement: Agreement, file: string, hand: string[], coach: string[]): Agreement {
  const rest = [...coach]
  const missed = hand.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return {
    ...agreement,
    both: agreement.both + hand.length - missed.length,
    onlyHand: agreement.onlyHand + missed.length,
    onlyCoach: agreement.onlyCoach + rest.length,
    misses: [
      ...agreement.misses,
      ...missed.map((one) => `${file}: only by hand: ${one}`),
      ...rest.map((one) => `${file}: only by the coach: ${one}`),
    ],
  }
}

/** Writes the agreement as a page, with every difference. */
export function reportTranscripts(): string {
  const { files, agreements } = measureTranscripts()
  const lines = agreements.map(({ what, both, onlyHand, onlyCoach }) => {
    const all = both + onlyHand + onlyCoach
    return `${what.padEnd(30)} ${String(both).padStart(3)} of ${String(all).padStart(3)} the same; only by hand ${onlyHand}, only by the coach ${onlyCoach}`
  })
  const misses = agreements.flatMap((one) => one.misses)
  return [`${files} transcripts, counted by hand first`, ...lines, ...misses].join('\n')
}
