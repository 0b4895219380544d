import type { FilledPlace } from '@lodestar/contract/structured-response'
import type { Form } from '../../playbooks/form.ts'
import type { ExcerptRole } from '../../text/excerpts.ts'
import { EXCERPT, WORDS } from '../words-thresholds.ts'
import type { Recipient } from './own-facts.ts'

/** What happened: whoever would say less of it leaves it out. What they decide, ask or offer they say themselves. */
const HAPPENED = new Set<ExcerptRole>(['did', 'mine', 'good'])
/** Only imagined, or said of what is to come. */
const IMAGINED = /\b(?:will|would|might|may|could|should|(?:i|you|we|he|she|they)['’](?:ll|d)|won['’]t|if)\b/i
/** Leans on the sentence before it: "I never did anything about it". */
const LEANS = /\b(?:it|that|this|them|so)\W*$/i

/** One of the leader's sentences as it would be said. */
interface Sayable {
  readonly role: ExcerptRole
  /** How likely a reader would pick it, 0 to 1. */
  readonly chance: number
  readonly said: string
}

/**
 * Chooses what is put at the place of a form for what happened between the two: the likeliest of what is offered, in their order.
 *
 * @param sentences so many are wanted of the words.
 */
export function chooseFilling<One extends Sayable>(
  offered: readonly One[],
  form: Form | null,
  { isGroup, isAboutThem }: Recipient,
  sentences: number,
): One[] {
  const asked = form?.roles.every((role) => HAPPENED.has(role)) ? form.roles[0] : undefined
  if (asked === undefined || isGroup || !isAboutThem) return []
  const likely = offered.filter(
    ({ role, chance, said }) => role === asked && chance >= EXCERPT.filled && !IMAGINED.test(said),
  )
  const most = sentences > WORDS.sentences.brief ? WORDS.filled : 1
  const best = new Set(likely.toSorted((one, other) => other.chance - one.chance).slice(0, most))
  const chosen = likely.filter((piece) => best.has(piece))
  const from = chosen.findIndex(({ said }) => !LEANS.test(said))
  return from < 0 ? [] : chosen.slice(from)
}

/** What the first blank of a form's place asks for. */
const readAsked = ({ place }: Form): string => /\[([^\]]+)\]/.exec(place)?.[1] ?? place

/** What stands at the place of a form; null where nothing does. */
export const fillPlace = (form: Form, filling: readonly string[]): FilledPlace | null =>
  filling.length === 0 ? null : { asks: readAsked(form), holds: filling.join(' ') }

/** A filled place as it stands in words: behind a name it begins with a small letter; null where it does not stand there. */
function findPlace(words: string, place: FilledPlace): FilledPlace | null {
  const small = place.holds.charAt(0).toLowerCase() + place.holds.slice(1)
  const found = [place.holds, small].find((each) => words.includes(each))
  return found === undefined ? null : { ...place, holds: found }
}

/** The leader's own sentences that stand in words, or can be put there. */
interface Own {
  readonly place: FilledPlace | null
  readonly pieces: readonly string[]
}

/** What of them is left once the words are whole: nothing where they have no place. */
export function keepOwn(words: string, own: Own): Own {
  const place = own.place && findPlace(words, own.place)
  return { place, pieces: place || words.includes('[') ? own.pieces : [] }
}
