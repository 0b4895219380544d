import { judgeSelfTest } from '@lodestar/coach/self-test/judge-self-test'
import { createCoach } from '../server/src/coach/coach.ts'
import { takeSelfTest } from '../server/src/features/coaching/self-test.service.ts'
import { systemClock } from '../server/src/lib/clock.ts'
import { readConfig } from '../server/src/lib/config.ts'
import { createLog } from '../server/src/lib/log.ts'
import { openModel } from '../server/src/testing/open-model.ts'

/**
 * Lets the language model of the settings (`AI_PROVIDER` and so on) take the self-test, turn by turn, as at a first start. Nothing is kept.
 *
 * @returns what each turn passed or why it was refused, the counts by check, and the tokens it took.
 * @throws Error where no model is set.
 */
export async function reportSelfTest(): Promise<string> {
  const { ai } = readConfig()
  if (!ai) throw new Error('Say which model: AI_PROVIDER and AI_MODEL, as in docs/language-models.md')
  const log = createLog('warn')
  const { languageModel: model, metrics } = openModel(ai, { log, clock: systemClock })
  const builtIn = createCoach({ log })
  try {
    const judged = await takeSelfTest(model, builtIn)
    if (!judged) return `${ai.model} could not be reached often enough to be judged`
    const { isPassed, counts } = judgeSelfTest(judged.map(({ passed }) => passed))
    const rows = judged.map(({ id, answer, made, passed }) => {
      const refusal = made && 'refusal' in made ? `refused: ${made.refusal}` : null
      return `  ${id.padEnd(28)} ${refusal ?? (answer ? passed.join(' ') : 'no answer')}`
    })
    const sums = Object.entries(counts).map(([check, count]) => `${check} ${count}`)
    const verdict = isPassed ? 'has passed' : 'has not passed'
    return [
      ...rows,
      `${ai.model} ${verdict}. Of ${judged.length} turns: ${sums.join(', ')}`,
      ...readFigures(await metrics.metrics()),
    ].join('\n')
  } finally {
    await builtIn.stop()
  }
}

const readFigures = (metrics: string): string[] =>
  metrics
    .split('\n')
    .filter((line) => /^language_model_(tokens_total|answers_total|median_seconds)\b/.test(line))
