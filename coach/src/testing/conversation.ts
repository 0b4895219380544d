import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { type CoachingPreferences, DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { answerTurn, type CoachTurn, type TurnInput } from '../coaching/answer-turn.ts'
import { type PreparedTurn, prepareTurn } from '../coaching/lead/lead.ts'
import { NO_SURROUNDINGS } from '../coaching/session/surroundings.ts'
import { type SessionSummary, summarizeSession } from '../coaching/summarize-session.ts'
import { buildLibrary, type Library, type Phrased } from '../playbooks/library.ts'
import type { Playbook } from '../playbooks/playbook.ts'
import {
  readAnswers,
  readAround,
  readAsked,
  readChoices,
  readConducts,
  readFeared,
  readForms,
  readHappenings,
  readOpenQuestions,
  readPlaybook,
  readPoints,
  readPurposes,
  readSpeeches,
  readTold,
} from '../playbooks/read-playbook.ts'

const readAll = <T>(folder: string, read: (text: string, name: string) => T): T[] => {
  const path = join(import.meta.dirname, '../..', folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => read(readFileSync(join(path, name), 'utf8'), name))
}

/** Every playbook of the product. */
export const PLAYBOOKS: readonly Playbook[] = readAll('playbooks', readPlaybook)

const WORDS = join(import.meta.dirname, '../../words')
const ASKED = join(import.meta.dirname, '../../asked')

const readHappened = (name: string) =>
  readHappenings(readFileSync(join(import.meta.dirname, '../../happenings', name), 'utf8'), name)

/** All that is found by how leaders say it. */
const PHRASED: Phrased = {
  answers: readAll('answers', readAnswers).flat(),
  points: readAll('points', readPoints).flat(),
  conducts: readConducts(readFileSync(join(WORDS, 'behaviors.yaml'), 'utf8'), 'behaviors.yaml'),
  stories: readAll('stories', readHappenings).flat(),
  twists: readAll('twists', readHappenings).flat(),
  openQuestions: readOpenQuestions(
    readFileSync(join(import.meta.dirname, '../../questions/open.yaml'), 'utf8'),
    'open.yaml',
  ),
  around: readAround(readFileSync(join(WORDS, 'around.yaml'), 'utf8'), 'around.yaml'),
  forms: readForms(readFileSync(join(WORDS, 'forms.yaml'), 'utf8'), 'forms.yaml'),
  asked: readAsked(readFileSync(join(ASKED, 'answers.yaml'), 'utf8'), 'answers.yaml'),
  fearedKinds: readFeared(readFileSync(join(ASKED, 'fears.yaml'), 'utf8'), 'fears.yaml'),
  matters: readTold(readFileSync(join(ASKED, 'matters.yaml'), 'utf8'), 'matters.yaml'),
  news: readTold(readFileSync(join(ASKED, 'news.yaml'), 'utf8'), 'news.yaml'),
  speeches: readSpeeches(readFileSync(join(WORDS, 'speech.yaml'), 'utf8'), 'speech.yaml'),
  choices: readAll('choices', readChoices).flat(),
  purposes: readAll('purposes', readPurposes).flat(),
  feared: readAll('feared', readHappenings).flat(),
  failed: readHappened('failed.yaml'),
  outcomes: readHappened('outcomes.yaml'),
}

let library: Library | undefined
/** All playbooks, indexed once for a test file. */
const testLibrary = (): Library => {
  library ??= buildLibrary(PLAYBOOKS, new Map(), PHRASED)
  return library
}

/** Saturday morning in Berlin. */
const SATURDAY = new Date('2026-11-21T10:00:00Z')

interface Options extends Partial<Omit<TurnInput, 'preferences'>> {
  preferences?: Partial<CoachingPreferences>
}

const inputFor = (
  message: string,
  history: readonly Message[],
  { preferences, ...given }: Options,
): TurnInput => ({
  message,
  sessionId: 'a-session',
  sessionTitle: 'A talk',
  history: [...history],
  preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, ...preferences },
  profile: null,
  surroundings: NO_SURROUNDINGS,
  previousCommitment: null,
  now: SATURDAY,
  timeZone: 'Europe/Berlin',
  ...given,
})

/** Holds a whole conversation with the built-in coach and gives back its turns in order; the last message is what was tapped, if anything. */
export function converse(
  messages: readonly string[],
  { tapped = null, ...options }: Options = {},
): CoachTurn[] {
  const history: Message[] = []
  return messages.map((message, at) => {
    const isLast = at === messages.length - 1
    const given = inputFor(message, history, { ...options, tapped: isLast ? tapped : null })
    const turn = answerTurn(given, testLibrary())
    const createdAt = SATURDAY.toISOString()
    history.push(
      { id: `user-${at}`, role: 'user', content: message, metadata: {}, createdAt },
      { id: `coach-${at}`, role: 'assistant', ...turn, createdAt },
    )
    return turn
  })
}

/** Ends a conversation with the built-in coach at the moment it is held; `keep` says what was stored of each turn. */
export function sumUp(
  messages: readonly string[],
  options: Options = {},
  keep: (turn: CoachTurn) => CoachTurn = (turn) => turn,
): SessionSummary {
  const createdAt = SATURDAY.toISOString()
  const turns = converse(messages, options).map(keep)
  const history = turns.flatMap((turn, at): Message[] => [
    { id: `user-${at}`, role: 'user', content: messages[at] ?? '', metadata: {}, createdAt },
    { id: `coach-${at}`, role: 'assistant', ...turn, createdAt },
  ])
  const { preferences, now, timeZone } = inputFor('', history, options)
  return summarizeSession(
    { history, preferences, case: options.case ?? EMPTY_CASE, moment: { now, timeZone } },
    testLibrary(),
  )
}

/** Prepares the last turn of a conversation for a language model; the built-in coach has held those before. */
export function prepareLast(messages: readonly string[], options: Options = {}): PreparedTurn {
  const earlier = messages.slice(0, -1)
  const createdAt = SATURDAY.toISOString()
  const history = converse(earlier, options).flatMap((turn, at): Message[] => [
    { id: `user-${at}`, role: 'user', content: earlier[at] ?? '', metadata: {}, createdAt },
    { id: `coach-${at}`, role: 'assistant', ...turn, createdAt },
  ])
  return prepareTurn(inputFor(messages.at(-1) ?? '', history, options), testLibrary())
}

/** Everything a turn shows, as one text. */
export function allText({ content, metadata }: CoachTurn): string {
  const { turn: _state, ...shown } = metadata
  return `${content}\n${JSON.stringify(shown)}`
}

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Every sentence a turn shows, without marks; a question that is asked and offered as a follow-up counts once. */
export function sentencesOf({ content, metadata }: CoachTurn): string[] {
  const { turn: _state, followUpQuestions = [], ...shown } = metadata
  const offered = followUpQuestions.filter((question) => !content.includes(question))
  return [content, ...leaves(shown), ...offered]
    .flatMap((text) => text.replace(/\*\*/g, '').split(/(?<=[.?!])\s+|\n/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
