import type { Act } from '../text/hearing.ts'
import { compare, type Vector } from '../text/meanings.ts'
import type { Library } from './library.ts'
import type { PlainAnswer } from './playbook.ts'

/** Found where the four phrasings nearest to a question mean this much the same, and the next answer is this much farther. */
const NEAR = { enough: 0.45, ahead: 0.06 } as const
const NEAREST = 4

/** What an answer has to be about, by what is asked; what a leader asks of the coach is never answered with craft. */
const ABOUT: Readonly<Partial<Record<Act, readonly PlainAnswer['about'][]>>> = {
  asks_about_coach: ['coach'],
  asks_fact: ['craft', 'hr'],
  asks_view: ['craft', 'hr'],
  asks_judgement: ['craft', 'hr'],
}

/** Says whether a plain answer may be looked for to a question of this kind. */
export const isPlainQuestion = (act: Act): boolean => act in ABOUT

/** How near the phrasings of an answer are to a question: the mean likeness of the nearest. */
function rate({ asked }: PlainAnswer, meaning: Vector, signs: Library['signs']): number {
  const likenesses = asked.flatMap((text) => {
    const sign = signs.get(text)
    return sign ? [compare(sign, meaning)] : []
  })
  const nearest = likenesses.toSorted((one, other) => other - one).slice(0, NEAREST)
  return nearest.reduce((sum, each) => sum + each, 0) / NEAREST
}

/** Finds the plain answer to a plain question; null where none is near enough, or two are. */
export function findPlainAnswer(
  { answers, signs }: Pick<Library, 'answers' | 'signs'>,
  act: Act,
  meaning: Vector,
): PlainAnswer | null {
  const [best, next] = answers
    .filter(({ about }) => ABOUT[act]?.includes(about))
    .map((answer) => ({ answer, nearness: rate(answer, meaning, signs) }))
    .toSorted((one, other) => other.nearness - one.nearness)
  if (!best || best.nearness < NEAR.enough) return null
  return best.nearness - (next?.nearness ?? 0) >= NEAR.ahead ? best.answer : null
}
