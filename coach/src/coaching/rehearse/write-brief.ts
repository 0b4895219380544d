import type { RehearsalLine } from '@lodestar/contract/rehearsal-line'
import type { Brief, Rehearsal } from '@lodestar/contract/rehearsals'
import { countWords } from '../../communication/message-text.ts'
import { closeRehearsal } from './close-rehearsal.ts'

/**
 * Writes what to read before the conversation: the sentence, the reaction to expect, the one thing not to say; null where nothing was
 * rehearsed and nothing is kept.
 */
export function writeBrief({
  scene,
  lines,
  keptSentence,
  plan,
  closing,
}: Pick<Rehearsal, 'scene' | 'lines' | 'keptSentence' | 'plan' | 'closing'>): Brief | null {
  const sentence = plan?.words || keptSentence || closing?.sentence || closeRehearsal(lines)?.sentence
  if (!sentence) return null
  return { sentence, expect: findExpected(lines) ?? scene.expected[0]?.if ?? null, avoid: findAvoided(lines) }
}

/** The reaction that was heard last, as it goes on after "If". */
function findExpected(lines: readonly RehearsalLine[]): string | undefined {
  const heard = lines.findLast((line) => line.by === 'other')
  if (heard?.by !== 'other') return undefined
  return heard.says ? `they say “${heard.says}”` : 'they say nothing'
}

/** The words that were marked last, also in a try that was put aside. */
const findAvoided = (lines: readonly RehearsalLine[]): string | null =>
  lines
    .flatMap((line) =>
      line.by === 'leader' &&
      line.check &&
      line.check.finding !== 'blank' &&
      line.check.quote !== null &&
      countWords(line.check.quote) > 1
        ? [line.check.quote]
        : [],
    )
    .at(-1) ?? null
