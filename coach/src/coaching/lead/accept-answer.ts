import type { StructuredResponse } from '@lodestar/contract/structured-response'
import { isDeclining, isOnlyDeclining } from '../../language-model/decline.ts'
import { isTellingRules } from '../../language-model/telling-rules.ts'
import type { CoachTurn } from '../answer-turn.ts'
import { dropSentences, listSentences, listTexts, tidyText } from './answer-texts.ts'
import { type AnswerForm, type ModelAnswer, RETOLD_PARTS, retell } from './model-answer.ts'
import type { ModelBrief } from './model-brief.ts'

/** Why an answer in the right form is not shown. */
export type Refusal =
  | 'wrong-form'
  | 'empty-part'
  | 'refused'
  | 'too-long'
  | 'address'
  | 'markup'
  | 'rules-told'
  | 'repeated'

/** The longest of each text, in characters: about twice what the built-in coach writes at its most detailed. */
const LONGEST = { message: 2_000, diagnosis: 2_000, question: 300, other: 1_500 } as const

const QUESTIONS_SHOWN = 3

/**
 * Checks a model's answer by the rules of the house and makes a turn of it.
 *
 * @param answer already in the form of the brief's schema.
 * @param builtIn the turn it stands in for: state, facts of passages and research come from there.
 * @returns the turn, written by `engine`, or the first reason why it cannot be shown.
 */
export function acceptAnswer(
  answer: ModelAnswer,
  brief: ModelBrief,
  builtIn: CoachTurn,
  engine: string,
): CoachTurn | Refusal {
  if (hasGap(answer)) return 'empty-part'
  if (isRefused(answer, brief)) return 'refused'
  const said = new Set(brief.said)
  const own = new Set(listSentences([builtIn.content]))
  const isSaid = (sentence: string) => said.has(sentence) && !own.has(sentence)
  const fresh = leaveOutSaid(answer, isSaid)
  if (hasGap(fresh)) return 'repeated'
  return findFault(fresh, brief.instructions) ?? makeTurn(fresh, builtIn, engine)
}

/** True where the model declines in any part; a script is the leader's to say, and may decline something. */
function isRefused({ sampleScripts, ...own }: Partial<ModelAnswer>, { told }: ModelBrief): boolean {
  const isOwnRefused = listTexts({
    ...own,
    approaches: own.approaches?.map(({ description }) => description),
  }).some((text) => isDeclining(text, told))
  return isOwnRefused || (sampleScripts ?? []).some(({ script }) => isOnlyDeclining(script))
}

/** The answer tidied, without the sentences that the coach has said before or that stand in it twice. */
function leaveOutSaid(answer: ModelAnswer, isSaid: (sentence: string) => boolean): ModelAnswer {
  const here = new Set<string>()
  const isAgain = (sentence: string) => {
    const isOld = isSaid(sentence) || here.has(sentence)
    here.add(sentence)
    return isOld
  }
  const clean = (text: string) => dropSentences(tidyText(text), isAgain).trim()
  const { message, diagnosis, approaches, sampleScripts, proTip, followUpQuestions } = answer
  return {
    message: clean(message),
    ...(diagnosis === undefined ? {} : { diagnosis: clean(diagnosis) }),
    ...(approaches && {
      approaches: approaches.map(({ id, description }) => ({ id, description: clean(description) })),
    }),
    ...(sampleScripts && {
      sampleScripts: sampleScripts.map(({ id, script }) => ({ id, script: clean(script) })),
    }),
    ...(proTip === undefined ? {} : { proTip: clean(proTip) }),
    ...(followUpQuestions && { followUpQuestions: chooseQuestions(followUpQuestions, isSaid) }),
  }
}

/** Says why a text, or as much of it as has come, may not be shown; null while nothing speaks against it. */
const refuseText = (text: string, instructions: string): Refusal | null =>
  refuseLook(text) ?? refuseTelling(text, instructions)

function refuseLook(text: string): Refusal | null {
  if (text.length > LONGEST.message) return 'too-long'
  if (ADDRESS.some((pattern) => pattern.test(text))) return 'address'
  return MARKUP.test(text) ? 'markup' : null
}

/** A web page, a mail address, or nine digits and more as telephone numbers are written; dates and years are none. */
const ADDRESS = [
  /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|ai|gov|edu|info|biz|app|dev|ru|cn|de|uk)\b/i,
  /\S@\S+\.\w/,
  /(?<![\d-])(?!\d{4}-\d\d-\d\d)\+?\(?\d(?:[\s().-]{0,2}\d){8,}/,
]
/** Tags, links, pictures, code, and the marks our own quotations are set in. */
const MARKUP = /<\/?[a-z!]|\]\(|```|\\u003c/i

const refuseTelling = (text: string, instructions: string): Refusal | null =>
  isTellingRules(text, instructions) ? 'rules-told' : null

/** Questions nobody has asked yet; one that stands in the message may be offered too. */
function chooseQuestions(questions: readonly string[], isSaid: (sentence: string) => boolean) {
  return [...new Set(questions.map((question) => question.trim()))]
    .filter((question) => question && !listSentences(question).some(isSaid))
    .slice(0, QUESTIONS_SHOWN)
}

function findFault(answer: ModelAnswer, instructions: string): Refusal | null {
  const { message, diagnosis = '', followUpQuestions = [], ...rest } = answer
  const isLong =
    message.length > LONGEST.message ||
    diagnosis.length > LONGEST.diagnosis ||
    followUpQuestions.some((question) => question.length > LONGEST.question) ||
    listTexts(rest).some((text) => text.length > LONGEST.other)
  if (isLong) return 'too-long'
  const texts = listTexts(answer)
  return (
    texts.map(refuseLook).find((refusal) => refusal !== null) ?? refuseTelling(texts.join('\n'), instructions)
  )
}

/** Nothing may be blank; each passage is retold once, and of every part something stays. */
function hasGap(answer: Partial<ModelAnswer>): boolean {
  if (listTexts(answer).some((text) => text.trim() === '')) return true
  return RETOLD_PARTS.some((part) => {
    const ids = answer[part]?.map(({ id }) => id)
    return ids !== undefined && (ids.length === 0 || new Set(ids).size < ids.length)
  })
}

function makeTurn(answer: ModelAnswer, { metadata }: CoachTurn, engine: string): CoachTurn {
  // The model has read what the built-in coach has not.
  const { inEnglish: _notRead, ...kept } = metadata
  const { structuredResponse, followUpQuestions, turn } = kept
  const asked = answer.followUpQuestions?.length ? [...answer.followUpQuestions] : followUpQuestions
  return {
    content: answer.message,
    metadata: {
      ...kept,
      ...(structuredResponse ? { structuredResponse: retell(answer, structuredResponse) } : {}),
      ...(answer.proTip ? { proTip: answer.proTip } : {}),
      ...(asked ? { followUpQuestions: asked } : {}),
      ...(turn ? { turn: { ...turn, engine } } : {}),
    },
  }
}

/** What may be shown of an answer that is still coming. */
export interface Coming {
  readonly text: string
  readonly parts: Partial<StructuredResponse>
}

/**
 * Reads what may be shown of an answer that is still coming: words that are whole, and parts that are.
 *
 * A part is whole once the next one has begun. Nothing of it is a promise: the whole answer is checked at its end.
 *
 * @param partial as much of the answer as can be read; its last field may be cut anywhere.
 * @param form of the whole answer, from `formOf`.
 * @returns a refusal as soon as one is certain, so that nobody waits for the rest.
 */
export function readComing(
  partial: unknown,
  form: AnswerForm,
  brief: ModelBrief,
  builtIn: CoachTurn,
): Coming | Refusal {
  const fields = Object.entries(typeof partial === 'object' && partial !== null ? partial : {})
  const whole = form.coming.safeParse(Object.fromEntries(fields.slice(0, -1)))
  if (!whole.success) return 'wrong-form'
  const last = fields.at(-1)
  const [message, isWhole] =
    whole.data.message === undefined
      ? [last?.[0] === 'message' && typeof last[1] === 'string' ? last[1] : '', false]
      : [whole.data.message, true]
  const refusal =
    refuseText(message, brief.instructions) ??
    (hasGap(whole.data) ? 'empty-part' : null) ??
    (isRefused(whole.data, brief) ? 'refused' : null)
  if (refusal) return refusal
  const words = isWhole ? message.trim() : message.replace(/\S*$/, '').trimStart()
  return { text: tidyText(words), parts: pickParts(whole.data, builtIn.metadata.structuredResponse) }
}

function pickParts(answer: Partial<ModelAnswer>, offered: StructuredResponse | undefined) {
  if (!offered) return {}
  const told = retell(answer, offered)
  const ready = (['diagnosis', ...RETOLD_PARTS] as const).filter((part) => answer[part] !== undefined)
  // What the model does not write stands there as soon as what is read before it does.
  const composed = answer.approaches ? (['actionPlan', 'practiceExercises'] as const) : []
  return Object.fromEntries([...ready, ...composed].map((part) => [part, told[part]]))
}
