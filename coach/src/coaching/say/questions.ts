import type { Stage } from '../../playbooks/playbook.ts'
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

/** The question of this turn: the reply's own, what separates the readings while that is open, else the stage's own. */
export function findQuestion(writing: Writing): string | undefined {
  const primary = writing.plan.playbooks[0]
  if (!primary) return undefined
  const { reply, step, point } = writing.plan
  const sharp = point && writing.voice.take(point.point.ask, 1, (line) => line)[0]
  if (sharp && step.stage !== 'options') return tellLeader(sharp, writing.names)
  // Where ways or a step are to be chosen, that is asked; else what follows from the reply.
  if (reply && step.stage !== 'options') return tellLeader(writing.voice.say(reply.question), writing.names)
  const scaling = writing.plan.step.label === 'Scaling' ? writing.voice.pick(SCALING) : undefined
  if (scaling) return scaling
  if (!writing.plan.reading) {
    const [open] = writing.voice.take(primary.readings, 1, ({ question }) => question)
    if (open) return tellLeader(open.question, writing.names)
  }
  return stageQuestions(writing, 1)[0]
}
