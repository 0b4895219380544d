import type { TurnInput } from '@lodestar/coach/coaching/answer-turn'
import { type PreparedTurn, prepareTurn } from '@lodestar/coach/coaching/lead/lead'
import {
  beginScene,
  checkLine,
  listHeard,
  type PreparedLine,
  type PreparedReaction,
  prepareLine,
  prepareReaction,
  type Saying,
  type SceneSource,
  type Stage,
} from '@lodestar/coach/coaching/rehearse/rehearse'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import {
  type PreparedSummary,
  prepareSummary,
  type TitledSession,
} from '@lodestar/coach/coaching/texts/model-summary'
import {
  findAskedDraft,
  findSaid,
  findToPick,
  listTextsToEncode,
  listTextsToMatch,
  readAhead,
} from '@lodestar/coach/coaching/turn-texts'
import { readTalk, type TalkFigures } from '@lodestar/coach/insights/talk-figures'
import { type PreparedPrompt, preparePrompt } from '@lodestar/coach/prompts/prepare-prompt'
import type { PromptInput } from '@lodestar/coach/prompts/write-prompt'
import type { Excerpts } from '@lodestar/coach/text/excerpts'
import type { Hearing } from '@lodestar/coach/text/hearing'
import type { Vector } from '@lodestar/coach/text/meanings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import type { LineCheck, Resistance } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { provideWeights } from '../lib/learned-weights.ts'
import { type Encoder, NO_ENCODER } from './encoder.ts'
import { loadLibrary } from './load-library.ts'
import { openLibrary } from './stored-library.ts'

/** What a turn is prepared from; the coach finds the meanings itself. */
export interface TurnRequest extends Omit<TurnInput, 'meanings' | 'matchings' | 'hearing' | 'screening'> {
  /** Whether a language model is to write it: it waits for nothing that only the built-in coach's own words are made from. */
  readonly isLed?: boolean
}

/** A turn, and how its message is worded. */
interface TurnAnswer extends PreparedTurn {
  readonly talk: TalkFigures
}

/** The built-in coach with its playbooks at hand. */
export interface CoachEngine {
  /** Begins to read a message that a language model will answer, so that its turn finds it read. */
  hearAhead: (said: Pick<TurnInput, 'message' | 'history'>) => Promise<void>
  /** The turn, and the brief with which a language model may write it anew. Waits for the encoder, but not for long. */
  prepareTurn: (input: TurnRequest) => Promise<TurnAnswer>
  /** What a session came to, and what a language model needs to word it anew. */
  prepareSummary: (session: TitledSession) => PreparedSummary
  /** A quick word of coaching, and what a language model needs to write it anew. */
  preparePrompt: (input: Omit<PromptInput, 'meanings' | 'hearing'>) => Promise<PreparedPrompt>
  /** What is known of a conversation that is to be rehearsed. */
  setScene: (source: SceneSource) => Scene
  /** What becomes of a line of a rehearsal: screened, then checked. Waits for the encoder, but not for long. */
  prepareLine: (said: Omit<Saying, 'hearing' | 'sentences'>) => Promise<PreparedLine>
  /** Checks another version of such a line. */
  checkLine: (said: Stage & Pick<Saying, 'text' | 'tone'>) => Promise<LineCheck>
  /** How the other person reacts to the last line. */
  prepareReaction: (
    asked: Stage & { readonly id: string; readonly resistance: Resistance },
  ) => PreparedReaction
}

/** Opens the stored library, or reads it anew, and puts the coach together; done once in the coach’s thread. */
export const openCoachEngine = async (encoder?: Encoder): Promise<CoachEngine> =>
  createCoachEngine(encoder, await openLibrary())

/** Puts the coach together. */
export function createCoachEngine(encoder: Encoder = NO_ENCODER, library = loadLibrary()): CoachEngine {
  provideWeights()
  const hearAlone = (text: string) => encoder.hear({ text, before: null, coach: null })
  const hearLine = async (text: string) => {
    const parts = listHeard(text)
    const [hearing, ...heard] = await Promise.all([text, ...parts].map(hearAlone))
    const known = parts.flatMap((part, at) => (heard[at] ? [[part, heard[at].meaning] as const] : []))
    return { hearing: hearing ?? null, sentences: new Map(known) }
  }
  const read = async (said: Pick<TurnRequest, 'message' | 'history' | 'isLed'>) => {
    const before = findSaid(said)
    const heard = encoder.hear(before)
    // With the message in line in both threads, nothing waits while its stretches are listed.
    void encoder.encode([before.text])
    void encoder.match([before.text])
    const hearing = await heard
    const whole = said.isLed ? null : findToPick(said, hearing)
    const picked = whole && encoder.pick(whole)
    const draft = findAskedDraft(said)
    const laid = draft === null ? null : hearLine(draft)
    const meanings = encoder.encode(listTextsToEncode(said, hearing))
    const matchings = encoder.match(listTextsToMatch(said, hearing))
    const screening = readAhead(said, hearing, library)
    return {
      hearing: hearing && { ...hearing, ...withExcerpts(await picked), ...withDraft(await laid) },
      screening,
      meanings: await meanings,
      matchings: await matchings,
    }
  }
  return {
    hearAhead: async (said) => void (await read({ ...said, isLed: true })),
    prepareTurn: async (input) => {
      const known = await read(input)
      return { ...prepareTurn({ ...input, ...known }, library), talk: readTalk(input.message) }
    },
    prepareSummary: (session) => prepareSummary(session, library),
    preparePrompt: async (input) => {
      const [hearing, meanings] = await Promise.all([
        encoder.hear({ text: input.details, before: null, coach: null }),
        encoder.encode([input.details]),
      ])
      return preparePrompt({ ...input, hearing, meanings }, library)
    },
    setScene: (source) => beginScene(source),
    prepareLine: async (said) => prepareLine({ ...said, ...(await hearLine(said.text)) }, library),
    checkLine: async ({ text, scene, lines, tone }) => {
      const { hearing, sentences } = await hearLine(text)
      const meanings = hearing && { whole: hearing.meaning, sentences }
      return checkLine(text, { scene, lines }, library, { meanings, tone })
    },
    prepareReaction: ({ id, resistance, ...stage }) => prepareReaction(id, stage, resistance),
  }
}

const withExcerpts = (excerpts: Excerpts | null) => (excerpts ? { excerpts } : {})

/** How a draft was heard, where it was. */
const withDraft = (laid: { hearing: Hearing | null; sentences: ReadonlyMap<string, Vector> } | null) =>
  laid?.hearing ? { draft: { whole: laid.hearing.meaning, sentences: laid.sentences } } : {}

/** Takes a turn that nobody sees: the first one reads what was learned and compiles the code, which is better not a person's. */
export async function warmUp(engine: CoachEngine): Promise<void> {
  const createdAt = new Date(0).toISOString()
  const said = { metadata: {}, createdAt }
  await engine.prepareTurn({
    message: 'He was late again, and I said nothing. What do I say to him?',
    sessionId: 'nobody',
    sessionTitle: '',
    history: [
      {
        ...said,
        id: 'first',
        role: 'user',
        content: 'Marco comes late to every shift, and the others wait.',
      },
      { ...said, id: 'second', role: 'assistant', content: 'What have you said to him so far?' },
    ],
    preferences: { userId: 'nobody', ...DEFAULT_PREFERENCES },
    profile: null,
    previousCommitment: null,
    surroundings: NO_SURROUNDINGS,
    now: new Date(0),
    timeZone: 'UTC',
  })
}
