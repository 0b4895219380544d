import type { Stage } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { rankTelling } from '../../text/telling-clauses.ts'
import { SAID_BACK, SITUATION } from '../thresholds.ts'
import { ASK_ON, ASK_STAGE, WHY_ASK } from './by-kind.data.ts'
import { SCALING } from './voice.data.ts'
import { tellLeader } from './words-for.ts'
import type { Writing } from './writing.ts'

/** Up to `count` fresh questions of a stage, ready to be asked; the current step's stage unless another is named. */
export function stageQuestions(
  writing: Writing,
  count: number,
  stage: Stage = writing.plan.step.stage,
): string[] {
  const primary = writing.plan.playbooks[0]
  if (!primary) return []
  return writing.voice
    .take(primary.questions[stage], count, (line) => line)
    .map((line) => tellLeader(line, writing.names))
}

/** What a clause tells, where it is kept as a fact. */
export const kindOfFact = ({ plan: { learned } }: Writing, { text }: Clause) =>
  learned.facts.find(({ quote }) => quote.includes(text) || text.includes(quote))?.kind

/** Whether the matter is so sure that what is written for it may be asked: else a question that fits any. */
export function isSureOfMatter({ plan, heard }: Writing): boolean {
  const [primary, second] = plan.playbooks
  const [best] = heard.matches
  if (!primary || second) return false
  return plan.reading !== null || (best?.key === primary.key && best.score >= SITUATION.sure)
}

/** What is asked on from: what the stage is for, or what the most telling that was said tells. */
function whatToAsk(writing: Writing): keyof typeof WHY_ASK {
  const { plan, heard } = writing
  const { stage } = plan.step
  if (stage !== 'now') return stage
  const [clause] = rankTelling(heard.clauses, SAID_BACK)
  return (clause && kindOfFact(writing, clause)) ?? plan.learned.facts.at(-1)?.kind ?? 'other'
}

const ASK: Readonly<Record<keyof typeof WHY_ASK, readonly string[]>> = { ...ASK_ON, ...ASK_STAGE }

/** A question that fits whatever the matter is. */
function askOfAnything(writing: Writing): string | undefined {
  const { voice, names } = writing
  const line = voice.pick(ASK[whatToAsk(writing)]) ?? voice.pick(ASK_ON.other)
  return line && tellLeader(line, names)
}

/** Why the question of this turn is asked, where it is one that fits whatever the matter is. */
export function tellWhyAsked(writing: Writing): string | undefined {
  if (writing.plan.point || isSureOfMatter(writing)) return undefined
  return writing.voice.pick(WHY_ASK[whatToAsk(writing)])
}

/** The question of this turn: the point's own, what separates the readings while that is open, else the stage's own. */
export function findQuestion(writing: Writing): string | undefined {
  const primary = writing.plan.playbooks[0]
  if (!primary) return undefined
  const { step, point } = writing.plan
  const sharp = point && writing.voice.take(point.point.ask, 1, (line) => line)[0]
  if (sharp && step.stage !== 'options') return tellLeader(sharp, writing.names)
  if (!isSureOfMatter(writing)) return askOfAnything(writing)
  const scaling = writing.plan.step.label === 'Scaling' ? writing.voice.pick(SCALING) : undefined
  if (scaling) return scaling
  if (!writing.plan.reading) {
    const [open] = writing.voice.take(primary.readings, 1, ({ question }) => question)
    if (open) return tellLeader(open.question, writing.names)
  }
  return stageQuestions(writing, 1)[0]
}
