import type { Vector } from '../text/meanings.ts'
import { readSentences } from '../text/nlp.ts'
import { asText } from './answer.ts'
import { type Around, NO_LINES_AROUND } from './around.ts'
import type { Asked, Feared, ToldOf } from './asked.ts'
import type { Form } from './form.ts'
import { NO_OPEN_QUESTIONS, type OpenQuestions } from './open-questions.ts'
import {
  type Choice,
  type Conduct,
  type Happening,
  listLines,
  type PlainAnswer,
  type Playbook,
  type Point,
  type Purpose,
  type Speech,
} from './playbook.ts'

interface Line {
  readonly key: string
  readonly length: number
}

/** The lines that hold a term: each line's number, and after it how often. A flat list is read back fastest. */
type Postings = readonly number[]

/** How often a playbook's voice and subject use each term; `size` is their sum. */
interface Vocabulary {
  readonly times: ReadonlyMap<string, number>
  readonly size: number
}

/** How the playbooks speak, as recognition needs it: what takes long to find out. It can be stored as it is. */
export interface Index {
  readonly lines: readonly Line[]
  readonly averageLength: number
  /** Where each term stands, so that a text is compared only with lines that share a word with it. */
  readonly postings: ReadonlyMap<string, Postings>
  readonly vocabulary: ReadonlyMap<string, Vocabulary>
  /** The vocabularies of all playbooks together. */
  readonly all: Vocabulary
  /** Each playbook's cues as lemma sequences between spaces. */
  readonly cues: ReadonlyMap<string, readonly string[]>
}

/** What is found by how leaders say it, whatever the situation. */
export interface Phrased {
  /** What is answered to plain questions. */
  readonly answers: readonly PlainAnswer[]
  readonly points: readonly Point[]
  readonly conducts: readonly Conduct[]
  readonly speeches: readonly Speech[]
  readonly choices: readonly Choice[]
  readonly purposes: readonly Purpose[]
  /** What leaders fear that somebody may do. */
  readonly feared: readonly Happening[]
  /** What they have tried in vain. */
  readonly failed: readonly Happening[]
  /** What came of what they did. */
  readonly outcomes: readonly Happening[]
  /** What leaders first come with. */
  readonly stories: readonly Happening[]
  /** What they tell further on, that changes the matter. */
  readonly twists: readonly Happening[]
  /** What is asked where nothing is surely known of what they tell. */
  readonly openQuestions: OpenQuestions
  /** What stands around a leader's own sentences. */
  readonly around: Around
  /** Words to say, by what they are for. */
  readonly forms: readonly Form[]
  /** What is answered to kinds of questions, whatever they are about. */
  readonly asked: readonly Asked[]
  /** What can be said to kinds of reactions, whatever the talk is about. */
  readonly fearedKinds: readonly Feared[]
  /** What can be replied to kinds of matters that leaders first come with, and to what they tell further on. */
  readonly matters: readonly ToldOf[]
  readonly news: readonly ToldOf[]
}

/** Nothing of that kind. */
const NOTHING_PHRASED: Phrased = {
  answers: [],
  points: [],
  conducts: [],
  speeches: [],
  choices: [],
  purposes: [],
  feared: [],
  failed: [],
  outcomes: [],
  stories: [],
  twists: [],
  openQuestions: NO_OPEN_QUESTIONS,
  around: NO_LINES_AROUND,
  forms: [],
  asked: [],
  fearedKinds: [],
  matters: [],
  news: [],
}

/** All playbooks, ready to be searched. Built once and shared between conversations. */
export interface Library extends Index, Phrased {
  readonly playbooks: ReadonlyMap<string, Playbook>
  /** What the signs of readings mean, and all that is found by how leaders say it, by the text; one that was never read is missing. */
  readonly signs: ReadonlyMap<string, Vector>
}

/** Lists what can be said to messages, each as one text, and what it is about. */
function listAnswerTexts(phrased: Phrased): string[] {
  const { answers, choices, feared, failed, stories, twists, asked, fearedKinds, matters, news } = phrased
  const told = [...choices, ...feared, ...failed, ...stories, ...twists]
  const replies = [
    ...asked.flatMap((kind) => kind.answers.map((answer) => ({ answer }))),
    ...fearedKinds.flatMap((kind) => kind.replies.map(({ answer, say }) => ({ answer, reply: say }))),
    ...[...matters, ...news].flatMap((kind) => kind.replies),
  ]
  return [...told.map(({ about }) => about), ...[...answers, ...told, ...replies].map(asText)]
}

/** Lists every text whose meaning is needed to find something in a library. */
export const listSigns = (playbooks: readonly Playbook[], phrased: Phrased): string[] => [
  ...listAnswerTexts(phrased),
  ...playbooks.flatMap(({ readings }) => readings.flatMap(({ signs }) => signs)),
  ...phrased.speeches.flatMap(({ asked }) => asked),
  ...[...phrased.points, ...phrased.conducts].flatMap(({ heard, near }) => [...heard, ...near]),
]

// Names and numbers say who and when, never what kind of situation it is.
const IGNORED = new Set(['PUNCT', 'SYM', 'NUM', 'SPACE', 'PROPN'])

const lemmasOf = (text: string, ignored: ReadonlySet<string>) =>
  readSentences(text.toLowerCase()).map((sentence) =>
    sentence.tokens.filter((token) => !ignored.has(token.pos)).map((token) => token.lemma),
  )

const MARKS = new Set(['PUNCT', 'SPACE'])

/** The text as one run of lemmas, numbers included, so that "kept interrupting" holds the cue "interrupt". */
export const asRun = (text: string) => ` ${lemmasOf(text, MARKS).flat().join(' ')} `

/** The lemmas of a text and its pairs of neighboring lemmas, each with how often it stands there. */
export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>()
  const count = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1)
  for (const lemmas of lemmasOf(text, IGNORED)) {
    lemmas.forEach((lemma, at) => {
      count(lemma)
      if (at > 0) count(`${lemmas[at - 1]} ${lemma}`)
    })
  }
  return terms
}

const sizeOf = (terms: ReadonlyMap<string, number>) =>
  [...terms.values()].reduce((sum, times) => sum + times, 0)

/** What a playbook says besides its exemplars: the words of the subject, at a lower weight than a leader's voice. */
const proseOf = (playbook: Playbook) =>
  [
    playbook.name,
    playbook.about,
    ...playbook.readings.flatMap((reading) => [reading.name, reading.diagnosis]),
    ...playbook.approaches.flatMap((approach) => [approach.title, approach.description]),
    ...Object.values(playbook.questions).flat(),
  ].join('. ')

/** Weight of a word from the prose against one from an exemplar; found by leave-one-out on the exemplars. */
const PROSE_WEIGHT = 0.15

/** Puts a library together, with an index found before where there is one. */
export const buildLibrary = (
  playbooks: readonly Playbook[],
  signs: Library['signs'] = new Map(),
  phrased: Phrased = NOTHING_PHRASED,
  index: Index = indexPlaybooks(playbooks),
): Library => ({
  ...index,
  ...phrased,
  playbooks: new Map(playbooks.map((playbook) => [playbook.key, playbook])),
  signs,
})

/** Indexes the playbooks for recognition; about 25 ms a playbook. */
export function indexPlaybooks(playbooks: readonly Playbook[]): Index {
  const lines: Line[] = []
  const postings = new Map<string, number[]>()
  const vocabulary = new Map<string, Vocabulary>()
  const all = new Map<string, number>()
  for (const playbook of playbooks) {
    const words = new Map<string, number>()
    const add = (terms: ReadonlyMap<string, number>, weight: number) => {
      for (const [term, times] of terms) {
        words.set(term, (words.get(term) ?? 0) + times * weight)
        all.set(term, (all.get(term) ?? 0) + times * weight)
      }
    }
    for (const { text } of listLines(playbook)) {
      const terms = termsOf(text)
      addPostings(postings, terms, lines.length)
      lines.push({ key: playbook.key, length: sizeOf(terms) })
      add(terms, 1)
    }
    add(termsOf(proseOf(playbook)), PROSE_WEIGHT)
    vocabulary.set(playbook.key, { times: words, size: sizeOf(words) })
  }
  return {
    lines,
    averageLength: lines.reduce((sum, line) => sum + line.length, 0) / Math.max(1, lines.length),
    postings,
    vocabulary,
    all: { times: all, size: sizeOf(all) },
    cues: new Map(playbooks.map(({ key, cues }) => [key, (cues ?? []).map(asRun)])),
  }
}

function addPostings(postings: Map<string, number[]>, terms: ReadonlyMap<string, number>, line: number) {
  for (const [term, times] of terms) {
    const known = postings.get(term)
    if (known) known.push(line, times)
    else postings.set(term, [line, times])
  }
}

/** In how many lines a term stands. */
export const countLines = (postings: Postings): number => postings.length / 2
