import { z } from 'zod'
import { type Inputs, LogisticModel, predict } from '../../models/logistic-model.ts'
import { learned } from '../../models/read-weights.ts'
import { isPromising } from '../../text/commitment.ts'
import { ACTS, type Act, type Hearing, isRequest, TAGS } from '../../text/hearing.ts'
import { STEP } from '../thresholds.ts'
import { type WeighedPiece, weighActs } from './acts.ts'

/** A stretch of a message in which the leader says one thing that they will do. */
export interface Step {
  readonly text: string
  /** Where it stands in the message, in characters. */
  readonly start: number
  readonly end: number
  /** How likely it is one, 0 to 1. */
  readonly chance: number
}

/** A piece of a message by its place, with the inputs of models/steps. */
export interface DescribedPiece extends Pick<Step, 'start' | 'end'> {
  readonly inputs: Inputs
}

/** A day, or a part of one. */
export const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thur?s?|fri|weekend|today|tomorrow|tmrw|tmr|tonight|this (?:week|afternoon|evening|morning)|next week|first thing)\b/i
const HOUR_OR_PLACE =
  /\b\d{1,2}(?:[:.]\d\d| ?(?:am|pm|o['’]clock))\b|\b(?:before|after|at|by|over) (?:the |my )?\p{L}+/iu
const WILL = /\b(?:I|we)(?:['’]ll| will| shall|['’]m going to)\b|\bgoing to\b|\bgonna\b|(?:^|\s)ill\b/i
const STARTS_WITH_NAME =
  /^\W*(?:(?:and|so|then|first|ok(?:ay)?|right)\W+)*(?:him|her|them|both|all|the \p{L}+|my \p{L}+|\p{Lu}\p{Ll}+)\b/u
/** What the words of a piece show by themselves. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  day: DAY,
  hourOrPlace: HOUR_OR_PLACE,
  will: WILL,
  i: /\bi\b/i,
  beginsWithI: /^\W*(?:(?:and|so|then|ok(?:ay)?|right)\W+)*i\b/i,
  may: /\b(?:should|could|might|maybe|perhaps|would|i['’]d|wish|probably)\b/i,
  if: /\b(?:if|unless|what if|in case)\b/i,
  because:
    /^\W*(?:because|since|so that|which|who|where|it['’]?s|it is|that['’]?s|(?:he|she|they)(?:['’]s|['’]re| is| are| has| have| was)?)\b/i,
  past: /\b(?:was|were|had|did|didn['’]t|said|told|asked|went|came|\p{L}{3,40}ed)\b/iu,
  not: /^\W*(?:and |but )?(?:not|no|never|without)\b/i,
  you: /\b(?:you|your)\b/i,
  asks: /\?/,
  thanks: /\b(?:thank|thanks|thx|ta|cheers|bye|goodnight|good night|goodbye|see you)\b/i,
  startsWithName: STARTS_WITH_NAME,
  orders: /\b(?:first|then|after that|next|later)\b/i,
  joins: /^\W*(?:and|then|but|so|or)\b/i,
}

/** The rest of a step, and none by itself: "just me and him", "or phone". */
const SCRAP = /^\W*(?:(?:and|just)\W+)*(?:him|her|them|me|us|you|it)\W*$|^\W*or\W+\p{L}+\W*$/iu
/** Leaves something to somebody, and does nothing: "whatever she does, she does". */
const LEAVES_IT =
  /^\W*(?:and |but )?(?:whatever|whoever|whichever|if not|we(?:'|’)?ll see|let(?:'|’)?s see)\b/i

/** Tells what others do, or what stands in a calendar: "she'll go to Deb", "my meeting is tomorrow". */
const OF_OTHERS =
  /^\W*(?:(?:and|but|so|then|because|cause|also) )*(?:(?:he|she|they|it|this|that|there)(?:['’]?(?:ll|s|re|d|ve))?|(?:my|our|the|his|her|their) \p{L}+) (?:(?:already|still|also|just|only|then|now) )?(?:is|are|was|were|will|would|has|have|had|goes?|comes?|coming|going|gonna|knows?|wants?|needs?|said|says|told|asked|gets?)\b/iu
const OF_ONESELF = /\b(?:i|we|im|ive|ill)\b/i

/** In words: "Emil tomorrow" is a step. */
const SHORTEST = 2

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const oddsOf = (piece: WeighedPiece | undefined, act: Act) => piece?.odds[ACTS.indexOf(act)] ?? -6
const most = (pieces: readonly WeighedPiece[], act: Act) =>
  Math.max(...pieces.map((piece) => oddsOf(piece, act)))

/** How likely each tag is on the words of a stretch, on average and at most. */
function describeTags({ words }: Pick<Hearing, 'words'>, { start, end }: WeighedPiece): Inputs {
  const own = words.filter((word) => word.start < end && start < word.end)
  const odds = (at: number) => own.map(({ tags }) => tags[at] ?? 0)
  return Object.fromEntries([
    ...TAGS.map((tag, at) => [`tag.${tag}`, mean(odds(at))]),
    ['tag.promise.most', Math.max(-6, ...odds(TAGS.indexOf('promise')))],
  ])
}

/** Describes a message piece by piece: what each does, names and shows, and what stands around it. */
export function describePieces(
  text: string,
  hearing: Pick<Hearing, 'words'>,
  coach: string | null,
): DescribedPiece[] {
  const pieces = weighActs(text, hearing, coach, SHORTEST)
  const promisesMost = most(pieces, 'promises')
  const message: Inputs = {
    promisesMost,
    endsMost: most(pieces, 'goodbye'),
    asksMost: Math.max(...ACTS.filter(isRequest).map((act) => most(pieces, act))),
    pieces: Math.log(pieces.length),
    days: pieces.filter((piece) => DAY.test(piece.text)).length,
    words: Math.log(text.split(/\s+/).length),
  }
  return pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    const gap = text.slice(before?.end ?? 0, piece.start)
    return {
      start: piece.start,
      end: piece.end,
      inputs: {
        ...Object.fromEntries(ACTS.map((act, place) => [`act.${act}`, piece.odds[place] ?? 0])),
        ...describeTags(hearing, piece),
        ...Object.fromEntries(
          Object.entries(SHOWN).map(([name, pattern]) => [name, Number(pattern.test(piece.text))]),
        ),
        ...message,
        isPromising: Number(isPromising(piece.text)),
        ownWords: Math.log(piece.text.split(/\s+/).length),
        place: at / Math.max(1, pieces.length - 1),
        isFirst: Number(at === 0),
        beginsSentence: Number(at === 0 || /[.!?\n]["'”’)]*\s*$/.test((before?.text ?? '') + gap)),
        'before.promises': oddsOf(before, 'promises'),
        'before.tells': oddsOf(before, 'tells'),
        'before.day': Number(DAY.test(before?.text ?? '')),
        'before.startsWithName': Number(STARTS_WITH_NAME.test(before?.text ?? '')),
        'after.promises': oddsOf(after, 'promises'),
        'after.day': Number(DAY.test(after?.text ?? '')),
        dayAgain: Number(DAY.test(piece.text) && DAY.test(before?.text ?? '')),
        nameAndDay: Number(STARTS_WITH_NAME.test(piece.text) && DAY.test(piece.text)),
        willAgain: Number(WILL.test(piece.text) && WILL.test(before?.text ?? '')),
        promisesAmong: oddsOf(piece, 'promises') - promisesMost,
      },
    }
  })
}

const models = learned('steps/weights/steps.json', (text) =>
  z.object({ step: LogisticModel, begins: LogisticModel }).parse(JSON.parse(text)),
)

/** Whether a piece of a text holds no step; the first needs less of a chance than what stands behind one. */
const isNone = (piece: string, chance: number, last: Step | undefined): boolean =>
  chance < STEP.part ||
  LEAVES_IT.test(piece) ||
  (!last && SCRAP.test(piece)) ||
  (OF_OTHERS.test(piece) && !OF_ONESELF.test(piece))

/** Finds what the leader says they will do, in the order it is said. */
export function findSteps(text: string, hearing: Pick<Hearing, 'words'>, coach: string | null): Step[] {
  const { step, begins } = models()
  const steps: Step[] = []
  let last: Step | undefined
  for (const { inputs, start, end } of describePieces(text, hearing, coach)) {
    const piece = text.slice(start, end)
    const chance = predict(step, inputs)
    if (isNone(piece, chance, last)) {
      last = undefined
      continue
    }
    const isRest = SCRAP.test(piece) || predict(begins, inputs) < STEP.begins
    const goesOn: Step | undefined = isRest ? last : undefined
    if (goesOn) steps.pop()
    const from = goesOn?.start ?? start
    last = { text: text.slice(from, end), start: from, end, chance: Math.max(chance, goesOn?.chance ?? 0) }
    steps.push(last)
  }
  return steps
}
