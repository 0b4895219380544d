import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { afterAll, expect, it } from 'vitest'
import { createCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const PAGE = join(import.meta.dirname, '../../../web/src/features/landing/coach-sample.tsx')
/** The page in one line, without what sets it, and with plain apostrophes. */
const shown = readFileSync(PAGE, 'utf8')
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ')
  .replaceAll('’', "'")

const SAID = 'Marco cut Ana off twice in Tuesday’s planning, and again I let it go. I see him at two.'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
afterAll(() => encoder.stop())

it.each([
  ['in the morning', '09'],
  ['at night, when two is over for today', '21'],
])(
  'what the landing page shows is what the built-in coach answers %s, line by line',
  async (_when, hour) => {
    const { turn } = await createCoachEngine(encoder).prepareTurn({
      message: SAID,
      sessionId: 'tuesday',
      sessionTitle: 'Marco',
      history: [],
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES },
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      // A Wednesday.
      now: new Date(`2026-11-25T${hour}:00:00Z`),
      timeZone: 'Europe/Berlin',
    })
    expect(shown).toContain(SAID.replaceAll('’', "'"))
    const lines = turn.content
      .split('\n')
      .map((line) =>
        line
          .replace(/^(?:> |- )|\*\*/g, '')
          .replace(/^(?:(?:Tomorrow )?\d+:\d+|Tue) /, '')
          .trim(),
      )
      .filter(Boolean)
    expect(lines).toHaveLength(6)
    for (const line of lines) expect(shown).toContain(line)
  },
  60_000,
)
