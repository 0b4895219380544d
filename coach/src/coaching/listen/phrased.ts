import type { Library } from '../../playbooks/library.ts'
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
import type { Matchings } from '../../text/matching.ts'
import type { Meanings } from '../../text/meanings.ts'
import type { Story } from '../../text/story.ts'
import { MATCHED, PHRASED } from '../thresholds.ts'
import type { Part } from './acts.ts'
import { ABOUT, answerQuestion, findHappenings, findSaid, findSpeech, NOTHING_HAPPENED } from './find-said.ts'
import { findNamed, listNear, rankPurposes } from './purposes.ts'

/** What is found by how leaders say it. */
export interface HeardPhrases {
  /** The answers to what is asked plainly, in the order it is asked. */
  readonly answers: readonly PlainAnswer[]
  /** How likely the surest of them is asked for, 0 to 1. */
  readonly answerChance: number
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
  /** What is chosen between, where a question asks which way to take. */
  readonly choice: Choice | null
  /** What it tells as a whole, where it is known; whether it tells of such a thing at all is for others to say. */
  readonly feared: Happening | null
  /** The plain answer to what is feared, where it is likelier than that. */
  readonly fearedAnswer: PlainAnswer | null
  readonly failed: Happening | null
  readonly outcome: Happening | null
  readonly story: Happening | null
  readonly twist: Happening | null
}

/** A text more or less does not tell what a message is about; in clauses. */
const MOST_CLAUSES = 8

/** What is asked plainly. */
interface Question {
  readonly text: string
  readonly act: Act
}

/** Words: a longer sentence tells more than it asks. */
const MOST_ASKED_WORDS = 40

/** The question of a message in which a piece stands: "Is it better by phone" of "Is it better by phone or when he comes?". */
function wholeQuestion(message: string, piece: string): string {
  const asked = message
    .match(/[^.!?\n]+\?/g)
    ?.find((one) => one.includes(piece.replace(/\?$/, '')))
    ?.trim()
  return asked && asked.split(/\s+/).length <= MOST_ASKED_WORDS ? asked : piece
}

/** What asks something plain; what is only marked as a question asks for a view. */
const findQuestions = (message: string, parts: readonly Part[]): Question[] =>
  parts.flatMap(({ text, sure }) => {
    const acts = sure.filter((act) => act in ABOUT)
    // "Before the meeting or after?" may sound like asking what is meant.
    const isRequested = sure.some((act) => isRequest(act) && act !== 'asks_meaning')
    if (acts.length > 0 || isRequested)
      return acts.map((act) => ({ text: wholeQuestion(message, text), act }))
    const marked = text.match(/[^.!?]+\?/g) ?? []
    return marked.map((question) => ({
      text: wholeQuestion(message, question.trim()),
      act: 'asks_view' as const,
    }))
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

/** Lists what a message asks plainly. */
export const listQuestions = (message: string, parts: readonly Part[]): string[] => [
  ...new Set(findQuestions(message, parts).map(({ text }) => text)),
]

/** Lists the stretches of a message whose meaning is needed to find phrases in it. */
export const listPhrases = (clauses: readonly Clause[], parts: readonly Part[]): string[] => [
  ...new Set([...findRequests(parts), ...findTold(clauses, parts)].map(({ text }) => text)),
]

/** What a message stands in. */
interface Surrounding {
  readonly library: Library
  readonly meanings: Meanings
  readonly matchings: Matchings
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
  { library, meanings, matchings, messages, hasGivenWords, story }: Surrounding,
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
  const stretchOf = (text: string) => {
    const matching = matchings.get(text)
    return matching && { text, matching }
  }
  const questions = findQuestions(message, parts)
  // "How would you put it to him?" is answered with words.
  const least = wanted.length > 0 ? MATCHED.answerBefore : MATCHED.answers
  const answered = questions.flatMap(({ text, act }) => {
    const stretch = stretchOf(text)
    return stretch ? [answerQuestion(library, act, stretch, least)] : []
  })
  const answers = answered.flatMap(({ answer }) => answer ?? [])
  const answerChance = Math.max(
    0,
    ...answered.map(({ answer, nearest }) => (answer && nearest ? nearest.chance : 0)),
  )
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
  const whole = stretchOf(message)
  return {
    answers: [...new Set(answers)],
    answerChance,
    points: find(points, 'point').map(({ unit, clause }) => ({ point: unit, clause })),
    conduct: conduct ? { conduct: conduct.unit, clause: conduct.clause } : null,
    speech: speeches[0] ?? null,
    purpose: named ?? (isSure ? best.purpose : null),
    nearPurposes: best ? listNear(best, further) : [],
    choice: answered.find(({ choice }) => choice)?.choice ?? null,
    ...(whole ? findHappenings(library, whole) : NOTHING_HAPPENED),
  }
}
