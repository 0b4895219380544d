import type { PracticeItem } from '@lodestar/contract/practice'
import type { RehearsalLine } from '@lodestar/contract/rehearsal-line'
import type { Rehearsal } from '@lodestar/contract/rehearsals'

/** Something to practice as the rehearsals tell it, before it is known when. */
export type Rehearsed = Omit<PracticeItem, 'said' | 'dueOn'>

/** What stands for the kept sentence of a rehearsal. */
const SENTENCE = 'sentence'

/**
 * Lists what of rehearsals is worth coming back: each sentence the leader has kept, and each reaction that was hard: they answered
 * it anew, or their answer needed something changed.
 */
export const listItems = (
  rehearsals: readonly Pick<Rehearsal, 'id' | 'scene' | 'lines' | 'keptSentence'>[],
): Rehearsed[] =>
  rehearsals.flatMap(({ id, scene, lines, keptSentence }) => {
    const about = { rehearsalId: id, person: scene.person, about: scene.title }
    const sentence: Rehearsed[] =
      keptSentence === null
        ? []
        : [{ ...about, item: SENTENCE, kind: 'sentence', prompt: null, own: keptSentence }]
    const reactions = lines.flatMap((line, at): Rehearsed[] => {
      const answers = line.by === 'other' ? listAnswers(lines.slice(at + 1)) : []
      if (line.by !== 'other' || line.isReplaced || !wasHard(answers)) return []
      const own = answers.findLast(({ isReplaced }) => !isReplaced)?.text ?? null
      return [{ ...about, item: line.id, kind: 'reaction', prompt: line.says || line.does, own }]
    })
    return [...sentence, ...reactions]
  })

type Said = Extract<RehearsalLine, { by: 'leader' }>

/** What the leader said before the other person spoke again. */
function listAnswers(following: readonly RehearsalLine[]): Said[] {
  const end = following.findIndex(({ by }) => by === 'other')
  return following.slice(0, end === -1 ? undefined : end).filter((line) => line.by === 'leader')
}

/** A line that was handed to people who can help is nothing to practice. */
const wasHard = (answers: readonly Said[]): boolean =>
  answers.length > 0 &&
  answers.every(({ handedOver }) => handedOver === null) &&
  (answers.length > 1 || answers.some(({ check }) => check !== null && check.finding !== 'good'))
