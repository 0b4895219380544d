import { learned } from '../../models/read-weights.ts'
import type { Library, Phrased } from '../../playbooks/library.ts'
import type {
  Choice,
  Conduct,
  Happening,
  PlainAnswer,
  Point,
  Purpose,
  Speech,
} from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { type Act, isRequest } from '../../text/hearing.ts'
import { compare, type Meanings, type Vector } from '../../text/meanings.ts'
import { judge, readHead, type SoftmaxHead } from '../../text/softmax-head.ts'
import type { Story } from '../../text/story.ts'
import { PHRASED } from '../thresholds.ts'
import type { Part } from './acts.ts'
import { findNamed, listNear, rankPurposes } from './purposes.ts'
import { weighWording } from './wording.ts'

/** What is found by how leaders say it. */
export interface HeardPhrases {
  /** The answers to what is asked plainly, in the order it is asked. */
  readonly answers: readonly PlainAnswer[]
  /** What decides the talk, nearest first, with the clause it hangs on. */
  readonly points: readonly { readonly point: Point; readonly clause: Clause }[]
  /** What somebody is complained about for, and the clause that tells it. */
  readonly conduct: { readonly conduct: Conduct; readonly clause: Clause } | null
  /** What words are asked for, where they are. */
  readonly speech: Speech | null
  /** What words are for, where they are asked for and it is known. */
  readonly purpose: Purpose | null
  /** What they may be for, the likeliest first; none where no words are asked for. */
  readonly nearPurposes: readonly Purpose[]
  /** What is chosen between, where a question without an answer asks which way to take. */
  readonly choice: Choice | null
  /** What it tells as a whole, where it is known; whether it tells of such a thing at all is for others to say. */
  readonly feared: Happening | null
  readonly failed: Happening | null
  readonly outcome: Happening | null
}

/** What an answer has to be about, by what is asked; what a leader asks of the coach is never answered with craft. */
const ABOUT: Readonly<Partial<Record<Act, readonly PlainAnswer['about'][]>>> = {
  asks_about_coach: ['coach'],
  asks_fact: ['craft', 'hr'],
  asks_view: ['craft', 'hr'],
  asks_judgement: ['craft', 'hr'],
}

/** A text more or less does not tell what a message is about; in clauses. */
const MOST_CLAUSES = 8

/** What asks something plain; what is only marked as a question asks for a view. */
const findQuestions = (parts: readonly Part[]): { text: string; act: Act }[] =>
  parts.flatMap(({ text, sure }) => {
    const acts = sure.filter((act) => act in ABOUT)
    // "Before the meeting or after?" may sound like asking what is meant.
    const isRequested = sure.some((act) => isRequest(act) && act !== 'asks_meaning')
    if (acts.length > 0 || isRequested) return acts.map((act) => ({ text, act }))
    const marked = text.match(/[^.!?]+\?/g) ?? []
    return marked.map((question) => ({ text: question.trim(), act: 'asks_view' as const }))
  })

const findRequests = (parts: readonly Part[]) => parts.filter(({ sure }) => sure.some(isRequest))

/** Acts that tell nothing of the story. */
const TELLS_NOTHING = new Set<Act>(['promises', 'goodbye', 'thanks', 'greets', 'agrees', 'jokes', 'other'])

/** Clauses that tell something of the story; of a message that has not been heard, all that ask nothing. */
function findTold(clauses: readonly Clause[], parts: readonly Part[]): Clause[] {
  const tells = (text: string) => {
    const acts = parts.filter((part) => part.text.includes(text)).flatMap((part) => part.acts)
    return acts.length === 0 || acts.some((act) => !TELLS_NOTHING.has(act) && !isRequest(act))
  }
  return clauses
    .filter(({ isQuestion, tokens, text }) => !isQuestion && tokens.length > 2 && tells(text))
    .slice(0, MOST_CLAUSES)
}

/** Lists the stretches of a message whose meaning is needed to find phrases in it. */
export const listPhrases = (clauses: readonly Clause[], parts: readonly Part[]): string[] => [
  ...new Set(
    [...findRequests(parts), ...findQuestions(parts), ...findTold(clauses, parts)].map(({ text }) => text),
  ),
]

type Unit = PlainAnswer | Point | Conduct | Speech

const indexed = new WeakMap<object, readonly Vector[]>()

/** What the lines of a unit mean, looked up once. */
function meaningsOf(unit: Unit, signs: Library['signs']): readonly Vector[] {
  const known = indexed.get(unit)
  if (known) return known
  const meant = ('asked' in unit ? unit.asked : unit.heard).flatMap((line) => signs.get(line) ?? [])
  indexed.set(unit, meant)
  return meant
}

/** How many of the lines nearest to a text count. */
const NEAREST = 3

/** How near a text is to a unit's lines, -1 to 1: the mean of the nearest. */
function rate(unit: Unit, meaning: Vector, signs: Library['signs']): number {
  const likeness = meaningsOf(unit, signs).map((line) => compare(line, meaning))
  const nearest = likeness.toSorted((one, other) => other - one).slice(0, NEAREST)
  return nearest.length < NEAREST ? -1 : nearest.reduce((sum, each) => sum + each, 0) / NEAREST
}

const readLearned = (name: string) => learned(`phrases/weights/${name}.tsv`, readHead)
const HEADS = {
  answer: readLearned('answers'),
  point: readLearned('points'),
  conduct: readLearned('conducts'),
  choice: readLearned('choices'),
  feared: readLearned('feared'),
  failed: readLearned('failed'),
  outcome: readLearned('outcomes'),
} as const

/** What is none of the kinds. */
const NONE = 'none'
/** How much the wording of a text counts beside its meaning. Found on lines of authors that were left out. */
const WORDING_WEIGHT = 0.8

/** Words of a message, and what they mean. */
interface Stretch {
  readonly text: string
  readonly meaning: Vector
}

/** What is known to be said so, and how surely a text says it. */
interface Found<One extends Unit> {
  readonly unit: One
  /** The chance that it is said, 0 to 1, as the learned head sees it. */
  readonly chance: number
}

/** The unit a text most likely says. */
interface Likeliest<One> {
  readonly unit: One
  /** The chance that it is said, 0 to 1. */
  readonly chance: number
  /** The chance that it is this one, if it is any of them. */
  readonly share: number
}

/**
 * Finds the unit that a text most likely says, by what it means and how it is worded.
 *
 * @returns null where the head knows none of them.
 */
export function findLikeliest<One extends PlainAnswer | Point | Conduct | Choice | Happening>(
  units: readonly One[],
  { text, meaning }: Stretch,
  head: SoftmaxHead,
  usesWording = true,
): Likeliest<One> | null {
  const odds = judge(head, meaning)
  const wording = usesWording ? weighWording(units, text) : null
  const weigh = (key: string, worded: number | undefined) =>
    (odds.get(key) ?? Number.NEGATIVE_INFINITY) + WORDING_WEIGHT * (worded ?? 0)
  const logs = units.map(({ key }) => weigh(key, wording?.units.get(key)))
  const most = Math.max(...logs)
  const unit = units[logs.indexOf(most)]
  if (!unit || most === Number.NEGATIVE_INFINITY) return null
  const kinds = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  return { unit, chance: 1 / (kinds + Math.exp(weigh(NONE, wording?.any) - most)), share: 1 / kinds }
}

/** Finds the unit a text says; null where none is likely, or its lines are too far from the text. */
function findSaid<One extends PlainAnswer | Point | Conduct>(
  units: readonly One[],
  stretch: Stretch,
  signs: Library['signs'],
  kind: 'answer' | 'point' | 'conduct',
): Found<One> | null {
  const best = findLikeliest(units, stretch, HEADS[kind]())
  if (!best) return null
  const { chance: enough, near, surelyNear } = PHRASED[kind]
  const nearness = rate(best.unit, stretch.meaning, signs)
  // What is told in an author's own words is said, however much it is like ordinary talk.
  const isWorded = best.share >= PHRASED.surely && nearness >= surelyNear
  const isSaid = isWorded || (best.chance >= enough && nearness >= near)
  return isSaid ? best : null
}

/** Finds the plain answer to what is asked with one act; null where there is none. */
const findPlainAnswer = (
  { answers, signs }: Pick<Phrased & Library, 'answers' | 'signs'>,
  act: Act,
  stretch: Stretch,
): PlainAnswer | null => {
  const found = findSaid(answers, stretch, signs, 'answer')?.unit
  return found && ABOUT[act]?.includes(found.about) ? found : null
}

/** Finds what words are asked for. */
function findSpeech(
  { speeches, signs }: Pick<Phrased & Library, 'speeches' | 'signs'>,
  meaning: Vector,
): Speech | null {
  const ranked = speeches
    .map((speech) => ({ speech, nearness: rate(speech, meaning, signs) }))
    .toSorted((one, other) => other.nearness - one.nearness)
  const [best] = ranked
  return best && best.nearness >= PHRASED.speech ? best.speech : null
}

/** Finds what a question chooses between; null where it is not sure enough. */
function findChoice(choices: readonly Choice[], stretch: Stretch): Choice | null {
  const best = findLikeliest(choices, stretch, HEADS.choice())
  return best && best.chance >= PHRASED.choice ? best.unit : null
}

/** Finds what a message tells as a whole, if it tells of any such thing; null where it is not sure enough which. */
function findHappening(
  happenings: readonly Happening[],
  stretch: Stretch,
  kind: 'feared' | 'failed' | 'outcome',
): Happening | null {
  const best = findLikeliest(happenings, stretch, HEADS[kind]())
  return best && best.share >= PHRASED[kind] ? best.unit : null
}

/** What a message stands in. */
interface Surrounding {
  readonly library: Library
  readonly meanings: Meanings
  /** The leader's messages on the matter, this one last. */
  readonly messages: readonly string[]
  /** True once words to say have been given. */
  readonly hasGivenWords: boolean
  readonly story: Story | undefined
}

/** Finds what is known to be said so in a message. */
export function findPhrases(
  message: string,
  clauses: readonly Clause[],
  parts: readonly Part[],
  { library, meanings, messages, hasGivenWords, story }: Surrounding,
): HeardPhrases {
  const { points, conducts, signs } = library
  const meaningOf = (text: string) => meanings.get(text)?.vector
  const told = findTold(clauses, parts)
  const find = <One extends Point | Conduct>(units: readonly One[], kind: 'point' | 'conduct') =>
    told
      .flatMap((clause) => {
        const meaning = meaningOf(clause.text)
        const found = meaning && findSaid(units, { text: clause.text, meaning }, signs, kind)
        return found ? [{ ...found, clause }] : []
      })
      .toSorted((one, other) => other.chance - one.chance)
  const [conduct] = find(conducts, 'conduct')
  const wanted = findRequests(parts).filter(({ sure }) => sure.includes('asks_words'))
  const answers = findQuestions(parts).flatMap(({ text, act }) => {
    const meaning = meaningOf(text)
    return (meaning && findPlainAnswer(library, act, { text, meaning })) ?? []
  })
  const speeches = wanted.flatMap(({ text }) => {
    const meaning = meaningOf(text)
    return (meaning && findSpeech(library, meaning)) ?? []
  })
  const named = findNamed(message, library.purposes)
  const ranked = wanted.flatMap(({ text }) => {
    const meaning = meaningOf(text)
    return meaning
      ? [
          rankPurposes(library.purposes, {
            asks: meaning,
            messages,
            meanings,
            isFurther: hasGivenWords,
            story,
          }),
        ]
      : []
  })
  const [best, ...further] = ranked[0] ?? []
  const isSure = best !== undefined && best.chance >= PHRASED.purpose
  const choices = findQuestions(parts).flatMap(({ text, act }) => {
    const meaning = act === 'asks_about_coach' ? undefined : meaningOf(text)
    return (meaning && findChoice(library.choices, { text, meaning })) ?? []
  })
  const meaning = meaningOf(message)
  const tell = (units: readonly Happening[], kind: 'feared' | 'failed' | 'outcome') =>
    meaning ? findHappening(units, { text: message, meaning }, kind) : null
  return {
    answers: [...new Set(answers)],
    points: find(points, 'point').map(({ unit, clause }) => ({ point: unit, clause })),
    conduct: conduct ? { conduct: conduct.unit, clause: conduct.clause } : null,
    speech: speeches[0] ?? null,
    purpose: named ?? (isSure ? best.purpose : null),
    nearPurposes: best ? listNear(best, further) : [],
    choice: choices[0] ?? null,
    feared: tell(library.feared, 'feared'),
    failed: tell(library.failed, 'failed'),
    outcome: tell(library.outcomes, 'outcome'),
  }
}
