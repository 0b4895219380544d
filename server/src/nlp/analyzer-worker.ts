import type {
  Analysis,
  AnalysisOptions,
  Judged,
  MessageRequest,
} from '@lodestar/coach/communication/analysis'
import { analyzeAndOffer, analyzeMessage } from '@lodestar/coach/communication/analyze-message'
import { draftFromPoints } from '@lodestar/coach/communication/draft-from-points'
import {
  briefRegister,
  briefRewrite,
  type RegisterText,
  refuseOtherWords,
  refuseRewrite,
} from '@lodestar/coach/communication/model-rewrite/model-rewrite'
import { makeToneReader, type ReadTone } from '@lodestar/coach/communication/read-tone'
import { refuseRegister, writeRegister } from '@lodestar/coach/communication/register/write-register'
import { parseAssessment } from '@lodestar/coach/integrations/parse-assessment'
import { stripPersonal } from '@lodestar/coach/integrations/strip-personal'
import { checkQuestion } from '@lodestar/coach/pulse/check-question'
import { offerQuestions } from '@lodestar/coach/pulse/offer-questions'
import { readTranscript } from '@lodestar/coach/transcript/transcript'
import type { draftMessage } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { importAssessment } from '@lodestar/contract/integrations'
import type { offerQuestions as offerQuestionsEndpoint } from '@lodestar/contract/pulse'
import type { Register } from '@lodestar/contract/registers'
import { provideWeights } from '../lib/learned-weights.ts'
import { serveThread } from '../threads/serve-thread.ts'
import { openToneModel } from './tone-model.ts'

provideWeights()
/** Opened with the first message: whoever drafts one, or imports a result, needs none of its 200 MB. */
let model: ReturnType<typeof openToneModel> | undefined
const openModel = () => {
  model ??= openToneModel()
  return model
}

/** Reads a message by the tone model. */
const read: ReadTone = async (request, isWhole) => makeToneReader(await openModel())(request, isWhole)

interface Asked {
  request: MessageRequest
  options: AnalysisOptions
}

interface InRegister {
  request: MessageRequest
  register: Register
}

interface Versioned extends Asked, InRegister {
  draft: RegisterText
  version: RegisterText
}

/** Judges a message without an eye to what is offered. */
async function judge({ request, options }: Asked): Promise<Judged> {
  const reading = await read(request)
  return { ...analyzeMessage(request, { ...options, reading }), reading }
}

const CALLS = {
  /** Judges a message, and offers a version that is surely better. */
  analyze: ({ request, options }: Asked) => analyzeAndOffer(request, options, read),
  /** Reads what is said aloud by the tone model. */
  readTone: ({ text }: { text: string }) => read({ messageText: text, communicationType: 'chat' }),
  /** Reads a message by the tone model while its grammar is checked elsewhere; `analyze` finds it read then. */
  readAhead: async (request: Parameters<ReadTone>[0]): Promise<null> => {
    await read(request)
    return null
  },
  /** Writes a message in another register; what the grammar checker found in it is no part of that. */
  register: ({ request, options, register }: Asked & InRegister) =>
    writeRegister(request, register, (version) => judge({ request: version, options })),
  briefRegister: ({ request, register, draft }: InRegister & { draft: RegisterText }) =>
    briefRegister(request, register, draft),
  /** Says why a language model's version in a register is not shown; null where it is. */
  refuseRegister: async ({ request, register, options, draft, version }: Versioned) => {
    const refusal = refuseOtherWords({ ...request, subject: request.subject ?? '' }, draft, version)
    if (refusal) return refusal
    const pairOf = async (asked: MessageRequest) => ({
      text: asked.messageText,
      reading: await judge({ request: asked, options }),
    })
    return refuseRegister(register, await pairOf(request), await pairOf({ ...request, ...version }))
  },
  draft: ({ communicationType, points }: BodyOf<typeof draftMessage>) =>
    draftFromPoints(communicationType, points),
  briefRewrite: ({ request, analysis }: { request: MessageRequest; analysis: Analysis }) =>
    briefRewrite(request, analysis),
  refuseRewrite: (given: { messageText: string; analysis: Analysis; version: string }) =>
    refuseRewrite(given.messageText, given.analysis, given.version),
  /** Says what keeps people from answering a question to a team. */
  checkQuestion: ({ question }: { question: string }) => {
    const request = { communicationType: 'chat', context: 'team_update', messageText: question } as const
    return checkQuestion(question, analyzeMessage(request, { mutedRules: new Set() }))
  },
  offerQuestions: ({ behavior, askedBy }: BodyOf<typeof offerQuestionsEndpoint>) =>
    offerQuestions(behavior, askedBy),
  /** Reads a meeting's transcript; null where nobody speaks in it. */
  readTranscript: ({ text, me }: { text: string; me: string | null }) => readTranscript(text, me),
  /** Reads a pasted result; its text comes back without names, addresses and dates. */
  readResult: ({ rawResults, assessmentType, inputFormat }: BodyOf<typeof importAssessment>) => {
    const parsed = parseAssessment(rawResults, assessmentType, inputFormat)
    return { ...parsed, rawResults: parsed.finding ? stripPersonal(rawResults) : '' }
  },
}

/** What the thread can be asked for. */
export type AnalyzerCalls = typeof CALLS

// The first text compiles the rules; it is better not a person's.
analyzeMessage(
  { communicationType: 'email', context: 'general', messageText: 'This is ready.' },
  { mutedRules: new Set() },
)
serveThread<AnalyzerCalls>(CALLS)
