import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from '@lodestar/coach/testing/conversation'
import type { Message } from '@lodestar/contract/coaching'
import { hasData, parseCsv, readData } from '../models/corpora.ts'
import { type ConversationRow, holdConversation } from '../server/src/testing/hold-conversation.ts'
import { withPatientCoach } from './transcripts.ts'

/** What somebody said, and what the other had said just before. */
interface Exchange {
  before: string
  said: string
  /** True where a person has labeled it as a reflection. */
  isReflection?: boolean
}

/** How people, or the coach, lead conversations. Shares from 0 to 1. */
interface StyleFigures {
  turns: number
  /** Of all questions, those that cannot be answered with yes or no. */
  openQuestions: number
  /** Of all turns, those that say back some of the other's words outside of a question. */
  saidBack: number
}

const OPEN = /\b(?:how|what|which|where|when|who|whose|whom|why|tell me|describe)\b/i
const CLOSED =
  /^(?:(?:so|and|or|but|okay|well|then)[, ]+)*(?:do|does|did|is|are|was|were|am|can|could|will|would|shall|should|have|has|had|may|might)\b/i

const splitSentences = (text: string) => text.replace(/\*\*/g, '').split(/(?<=[.?!])\s+|\n+/)
const contentWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}’']{5,}/gu) ?? [])

/** Three words of five letters or more, or all there are of them. */
function saysBack({ before, said }: Exchange): boolean {
  const heard = contentWords(before)
  const needed = Math.min(3, heard.size)
  return (
    needed > 0 &&
    splitSentences(said)
      .filter((sentence) => !sentence.trimEnd().endsWith('?'))
      .some((sentence) => [...contentWords(sentence)].filter((word) => heard.has(word)).length >= needed)
  )
}

/** Judges a style by the same two rules, whoever speaks. */
function measureStyle(exchanges: readonly Exchange[]): StyleFigures {
  const questions = exchanges.flatMap(({ said }) =>
    splitSentences(said).filter((sentence) => sentence.trimEnd().endsWith('?')),
  )
  const open = questions.filter((question) => OPEN.test(question) && !CLOSED.test(question.trim()))
  return {
    turns: exchanges.length,
    openQuestions: open.length / Math.max(1, questions.length),
    saidBack: exchanges.filter(saysBack).length / Math.max(1, exchanges.length),
  }
}

/** The turns of people rated as good and as bad listeners in AnnoMI (Wu et al. 2022), with the client's words before. */
function readAnnoMi(quality: 'high' | 'low'): Exchange[] {
  const rows = parseCsv(readData('annomi/AnnoMI-simple.csv.gz'))
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    const isAnswer = before?.['interlocutor'] === 'client' && before['transcript_id'] === row['transcript_id']
    const counts = row['interlocutor'] === 'therapist' && row['mi_quality'] === quality && isAnswer
    return counts
      ? [
          {
            before: before['utterance_text'] ?? '',
            said: row['utterance_text'] ?? '',
            isReflection: row['main_therapist_behaviour'] === 'reflection',
          },
        ]
      : []
  })
}

/** What the coach does in scripted conversations. */
interface CoachFigures extends StyleFigures {
  /** Of all sentences the coach showed, those it had shown before in the same conversation. */
  repeated: number
  /** For each preference, how many of its values gave a conversation of their own. */
  effects: Record<string, { values: number; different: number }>
}

const VALUES = {
  directnessLevel: [1, 2, 3, 4, 5],
  empathyLevel: [1, 2, 3, 4, 5],
  challengeLevel: [1, 2, 3, 4, 5],
  practicalFocus: [1, 2, 3, 4, 5],
  responseLength: ['brief', 'balanced', 'detailed'],
  structurePreference: ['loose', 'balanced', 'highly_structured'],
  communicationTone: ['direct', 'encouraging', 'analytical', 'supportive'],
  feedbackStyle: ['sandwich', 'direct', 'balanced', 'strengths_first'],
  followUpPreference: ['minimal', 'moderate', 'intensive'],
  frameworkPreference: [['GROW'], ['CLEAR'], ['OSKAR'], ['TGROW'], ['PRACTICE'], ['FUEL']],
} as const

const readConversations = (): ConversationRow[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'conversations.json'), 'utf8'))

/** Shorter ones are labels, such as "beginner", and so are times: "Within two weeks, by Saturday, December 5". */
const isSaid = (sentence: string) => sentence.split(' ').length >= 6 && !sentence.startsWith('Within ')

const answersOf = (messages: readonly Message[]) => messages.filter(({ role }) => role === 'assistant')

/** Holds the scripted conversations and looks at what the coach did in them. */
const measureCoachStyle = (): Promise<CoachFigures> =>
  withPatientCoach(async (engine) => {
    const rows = readConversations()
    const talks: Message[][] = []
    for (const row of rows) talks.push(await holdConversation(engine, row))
    const exchanges = talks.flatMap((talk) =>
      talk.flatMap(({ role, content }, at) =>
        role === 'assistant' ? [{ before: talk[at - 1]?.content ?? '', said: content }] : [],
      ),
    )
    const sentences = talks.map((talk) => answersOf(talk).flatMap(sentencesOf).filter(isSaid))
    const all = sentences.flat().length
    const distinct = sentences.reduce((sum, said) => sum + new Set(said).size, 0)
    const effects: CoachFigures['effects'] = {}
    const [first] = rows
    for (const [field, values] of first ? Object.entries(VALUES) : []) {
      const said = new Set<string>()
      for (const value of values) {
        const preferences = { structurePreference: 'highly_structured', [field]: value } as const
        const talk = await holdConversation(engine, { id: 'effects', turns: first?.turns ?? [], preferences })
        said.add(answersOf(talk).flatMap(sentencesOf).join('\n'))
      }
      effects[field] = { values: values.length, different: said.size }
    }
    return { ...measureStyle(exchanges), repeated: 1 - distinct / Math.max(1, all), effects }
  })

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8)

/** Writes the coach's style beside that of people, for people. */
export async function reportStyle(): Promise<string> {
  const coach = await measureCoachStyle()
  const labeled = (exchanges: readonly Exchange[]) =>
    exchanges.filter(({ isReflection }) => isReflection).length / Math.max(1, exchanges.length)
  const people = hasData('annomi')
    ? (['high', 'low'] as const).map((quality) => {
        const exchanges = readAnnoMi(quality)
        const { openQuestions, turns } = measureStyle(exchanges)
        return `  AnnoMI, ${quality} quality${percent(openQuestions)} of questions open, ${percent(labeled(exchanges))} of ${turns} turns labeled as reflections`
      })
    : ['  AnnoMI: skipped, no data']
  const effects = Object.entries(coach.effects).map(
    ([field, { values, different }]) => `${field} ${different} of ${values}`,
  )
  return [
    `  the coach${percent(coach.openQuestions)} of questions open, ${percent(coach.saidBack)} of ${coach.turns} turns say back three or more of the leader’s words`,
    ...people,
    `  sentences said twice in one conversation${percent(coach.repeated)} (never)`,
    `  values of a preference that change a conversation: ${effects.join(', ')}`,
  ].join('\n')
}
