import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { analyzeMessage } from '@lodestar/coach/communication/analyze-message'
import { parseAssessment } from '@lodestar/coach/integrations/parse-assessment'
import { stripPersonal } from '@lodestar/coach/integrations/strip-personal'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { createCoachEngine } from '../../server/src/coach/coach-engine.ts'
import { createEncoder } from '../../server/src/coach/encoder.ts'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
import { createGrammar } from '../../server/src/nlp/grammar.ts'
import { measureGrowth, ORDINARY, searchSlowest } from './texts.ts'

const engine = createCoachEngine()
const grammar = createGrammar({ log: { warn: () => undefined } as never, deadlineMs: 60_000 })
const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
const NOW = new Date('2026-11-21T10:00:00Z')
const preferences = { userId: 'somebody', ...DEFAULT_PREFERENCES }

/** Everything that reads what people write, and the longest text it is given. */
const READERS: Record<string, { longest: number; read: (text: string) => unknown }> = {
  'coach: a first message': {
    longest: 10_000,
    read: (message) =>
      engine.prepareTurn({
        message,
        sessionId: 'session',
        sessionTitle: 'A talk',
        history: [],
        preferences,
        profile: null,
        previousCommitment: null,
        surroundings: NO_SURROUNDINGS,
        now: NOW,
        timeZone: 'UTC',
      }),
  },
  'coach: a quick word': {
    longest: 10_000,
    read: (details) =>
      engine.preparePrompt({
        situation: 'feedback',
        details,
        preferences,
        now: NOW,
        timeZone: 'UTC',
      } as never),
  },
  'analyzer: a message': {
    longest: 10_000,
    read: (messageText) =>
      analyzeMessage(
        { communicationType: 'email', context: 'general', subject: '', messageText },
        { mutedRules: new Set() },
      ),
  },
  'grammar checker': { longest: 10_000, read: (text) => grammar.check(text) },
  'sentence encoder': { longest: 10_000, read: (text) => encoder.encode([text]) },
  'analyzer: an imported result': {
    longest: 200_000,
    read: (text) => [parseAssessment(text, 'disc', 'auto'), stripPersonal(text)],
  },
}

/** A part of what leaders are known to say, each as a unit to repeat. */
const listPhrases = (): string[] =>
  loadPhrased()
    .points.flatMap(({ heard }) => heard)
    .filter((_, at) => at % 5 === 0)
    .map((line) => `${line} `)

const say = (line: string) => process.stdout.write(`${line}\n`)
const inMs = (time: number) => `${time.toFixed(0).padStart(7)} ms`

/** Prints for each reader what an ordinary text takes, and the slowest texts that a search of so many rounds finds. */
export async function findSlowest(rounds: number): Promise<void> {
  const words = listPhrases()
  for (const [name, { longest, read }] of Object.entries(READERS)) {
    const [ordinary = 1] = await measureGrowth(read, ORDINARY, [longest])
    say(`\n${name}: ${longest} characters of ordinary text take${inMs(ordinary)} of CPU`)
    const found = await searchSlowest(read, { length: longest, rounds, words })
    for (const { unit, ms } of found.slice(0, 6)) {
      const [half = 1, whole = 1] = await measureGrowth(read, unit, [longest / 2, longest])
      const power = Math.log2(whole / half).toFixed(1)
      say(`${inMs(ms)}, ${(ms / ordinary).toFixed(1)} x ordinary, power ${power}: ${JSON.stringify(unit)}`)
    }
  }
  await Promise.all([grammar.stop(), encoder.stop()])
}
