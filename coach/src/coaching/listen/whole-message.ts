import type { Hearing } from '../../text/hearing.ts'
import { TURN } from '../thresholds.ts'
import { refinesWords as refines } from './refine.ts'
import { listSigns, mostlyDoes, type TurnSigns } from './turn.ts'

/** Says whether a message tells what came of something more than it tells anything else. */
export const mostlyTellsOutcome = (signs: TurnSigns): boolean =>
  mostlyDoes(signs, 'outcome', { least: TURN.outcome, above: ['tells'] })

/** Says whether a message wants words otherwise more than it does anything else. */
export const mostlyRefines = (signs: TurnSigns): boolean =>
  mostlyDoes(signs, 'refine', { least: TURN.refine, above: ['fear', 'view', 'promises', 'outcome'] })

/** Says whether a message asks for words that were given to be otherwise. */
export const refinesWords = (message: string, hearing: Pick<Hearing, 'turn'> | null): boolean =>
  hearing?.turn ? mostlyRefines(listSigns(hearing.turn)) : refines(message)

/** Says whether a message may ask for words, or show some; of one that was not read as a whole nothing speaks against it. */
export const mayConcernWords = ({ turn }: Pick<Hearing, 'turn'>): boolean => {
  const signs = turn && listSigns(turn)
  return !signs || Math.max(signs.words, signs.refine, signs.draft, signs.judge) >= TURN.looksBack
}

/** Says in so many words that something was told wrong. */
const OWNS_UP =
  /\b(?:i (?:must|have to|need to|should|want to) (?:correct|put (?:something |this |that )?right)|correction|i (?:told|said|wrote) (?:it |that |this |you )?(?:wrong|backwards))\b/i

/** Says whether a message puts right something that its leader has told before. */
export const tellsRight = (message: string, signs: TurnSigns | null): boolean =>
  signs !== null && (signs.corrects >= TURN.corrects || OWNS_UP.test(message))

/** Says the same of what was heard. */
export const heardToPutRight = (message: string, { turn }: Hearing): boolean =>
  turn !== undefined && tellsRight(message, listSigns(turn))
