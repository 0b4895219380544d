import type { Library } from '../../playbooks/library.ts'
import { type CoachTurn, composeTurn, type TurnInput } from '../answer-turn.ts'
import type { Source } from '../say/say.ts'
import type { Learned } from '../session/case.ts'
import { LEAD_FORM, readAnswer } from './answer.ts'
import { briefAlone, briefTurn, type LeadBrief } from './brief.ts'
import { BRIEF_VERSION } from './brief-rules.data.ts'
import { readKnown } from './check-sentence.ts'
import type { ExpectedAnswer } from './expected.ts'
import { type LedTurn, makeTurn, type Offer } from './make-turn.ts'
import { type Verified, Verifier } from './verify.ts'

export type { LeadAnswer } from './answer.ts'
export type { ChatMessage, LeadBrief } from './brief.ts'
export type { ExpectedAnswer } from './expected.ts'
export type { LedTurn } from './make-turn.ts'
export type { Refused } from './reasons.ts'
export type { Verified } from './verify.ts'

/** A turn ready to be shown, and what a language model needs to lead it instead. */
export interface PreparedTurn {
  readonly turn: CoachTurn
  /** Null where no model writes: a hand-over, and what the coach says about itself. */
  readonly brief: LeadBrief | null
  /** What the message adds to the case, where the built-in coach writes the turn. */
  readonly learned: Learned
}

/** What the built-in coach alone answers: what belongs in other hands, and what it is itself. */
const NEVER_LED = new Set(['hand-over', 'ease', 'explain-self'])

/**
 * Prepares one turn: the built-in coach's, which stands where a model fails, and the brief with which a model may lead it.
 *
 * The same input gives the same brief. Whatever belongs in other hands is in no brief: not the message, and not an
 * earlier exchange, a title, a goal or a commitment that discloses it.
 */
export function prepareTurn(input: TurnInput, library: Library): PreparedTurn {
  const { turn, source, learned } = composeTurn(input, library)
  return { turn, brief: isLed(source) ? briefTurn(source, input) : null, learned }
}

function isLed({ plan, heard }: Source): boolean {
  const asksOfCoach = plan.move === 'answer' && heard.answers.every(({ about }) => about === 'coach')
  return !NEVER_LED.has(plan.move) && !asksOfCoach
}

/** Makes the brief of a word of coaching outside of any conversation; `task` says what it is to be. */
export const prepareAlone = (source: Source, task: string, message: string): LeadBrief =>
  briefAlone(source, task, message)

/** Which brief a model was tested with. */
export const BRIEF = BRIEF_VERSION

/** Says what is expected of a model that leads a turn. */
export function expectTurn(offer: Offer): Required<ExpectedAnswer<LedTurn>> {
  const verifier = new Verifier(offer.brief)
  return {
    ...expectMessage(verifier),
    accept: (answer, engine) => {
      const verified = verifier.mend(answer)
      if ('refusal' in verified) return verified
      const known = readKnown(offer.brief.grounds)
      return makeTurn(
        answer,
        { verified, known, research: verifier.listResearch(answer.state) },
        offer,
        engine,
      )
    },
  }
}

/** Says what is expected of a model that writes a message outside of any conversation. */
export function expectAlone(brief: LeadBrief): ExpectedAnswer<Verified> {
  const verifier = new Verifier(brief)
  return { ...expectMessage(verifier), accept: (answer) => verifier.mend(answer) }
}

const expectMessage = (verifier: Verifier): Omit<Required<ExpectedAnswer<never>>, 'accept'> => ({
  form: LEAD_FORM,
  read: readAnswer,
  getReady: () => verifier.getReady(),
  readComing: (partial) => {
    const fields = typeof partial === 'object' && partial !== null ? partial : {}
    const { message, state } = fields as { message?: unknown; state?: unknown }
    return typeof message === 'string' ? verifier.showComing(message, state !== undefined) : ''
  },
})
