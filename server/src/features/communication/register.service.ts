import type { AnalysisOptions, MessageRequest } from '@lodestar/coach/communication/analysis'
import { diffWords } from '@lodestar/coach/communication/diff-words'
import { REGISTER_FORM, type RegisterText } from '@lodestar/coach/communication/model-rewrite/model-rewrite'
import type { RegisterVersion as Version } from '@lodestar/coach/communication/register/write-register'
import { WHY_CHANGED } from '@lodestar/coach/communication/register-words.data'
import type { CommunicationAnalysis, changeRegister } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { Register, RegisterVersion } from '@lodestar/contract/registers'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findWriter } from '../../llm/leading.ts'
import { type Expected, type Written, writeVerified } from '../../llm/write-verified.ts'
import { weighText } from '../../nlp/analyzer.ts'
import { getSpelling, keepSentRegister, listMutedKeys } from './communication.store.ts'

/** Whoever taps a register waits for it, and the built-in version is there already. */
const WITHIN_MS = 12_000

interface Asked {
  readonly request: MessageRequest
  readonly options: AnalysisOptions
  readonly register: Register
}

/**
 * Writes a message that was analyzed in another register, as it stands now; a language model may write it, where there is one and
 * its version holds. Nothing is stored but what a model was sent.
 *
 * @param signal aborted when nobody waits any more.
 */
export async function writeInRegister(
  db: Db,
  userId: string,
  { id, communicationType, context }: CommunicationAnalysis,
  { register, subject, messageText }: BodyOf<typeof changeRegister>,
  deps: Deps,
  signal: AbortSignal,
): Promise<RegisterVersion> {
  const [mutedKeys, { words }] = await Promise.all([listMutedKeys(db, userId), getSpelling(db, userId)])
  const given = { subject: communicationType === 'email' ? subject : '', messageText }
  const asked: Asked = {
    request: { communicationType, context, ...given },
    options: { mutedRules: new Set(mutedKeys), ownWords: new Set(words.map(({ word }) => word)) },
    register,
  }
  const weight = 2 * weighText(messageText)
  const builtIn = await deps.coach.analyzer.ask('register', asked, { weight, signal })
  const { made, engine, sent } = await askModel(userId, asked, builtIn, deps)
  if (sent) await keepSentRegister(db, { userId, id, register, sent, at: deps.clock() })
  const changes = diffWords(messageText, made.messageText).map((edit) => ({
    ...edit,
    rule: register,
    why: WHY_CHANGED[register],
  }))
  return {
    register,
    subject: made.subject,
    messageText: made.messageText,
    changes,
    remarks: [...made.remarks],
    ...(engine === null ? {} : { engine }),
    ...(sent ? { sentTo: sent.model } : {}),
  }
}

/** Lets the language model write the version, where it may; never rejects. */
async function askModel(
  userId: string,
  asked: Asked,
  builtIn: Version,
  { coach, log }: Deps,
): Promise<Written<Version>> {
  const alone = { made: builtIn, engine: null, sent: null }
  const model = findWriter(coach)
  if (!model) return alone
  try {
    const { request, register } = asked
    const brief = await coach.analyzer.ask('briefRegister', { request, register, draft: textOf(builtIn) })
    return await writeVerified(model, {
      task: 'rewrite',
      userId,
      withinMs: WITHIN_MS,
      brief,
      expect: () => expectVersion(asked, builtIn, coach),
      builtIn,
    })
  } catch (error) {
    log.error({ err: error }, 'A message could not be given to the language model')
    return alone
  }
}

const textOf = ({ subject, messageText }: RegisterText): RegisterText => ({ subject, messageText })

const expectVersion = (
  asked: Asked,
  builtIn: Version,
  { analyzer }: Deps['coach'],
): Expected<RegisterText, Version> => ({
  form: REGISTER_FORM,
  accept: async ({ subject, messageText }) => {
    const version = { subject: subject.trim(), messageText: messageText.trim() }
    const weight = 2 * weighText(asked.request.messageText)
    const refusal = await analyzer.ask(
      'refuseRegister',
      { ...asked, draft: textOf(builtIn), version },
      { weight },
    )
    // What was remarked is about the built-in version.
    return refusal ? { refusal } : { ...version, remarks: [] }
  },
})
