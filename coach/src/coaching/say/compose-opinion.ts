import type { Playbook } from '../../playbooks/playbook.ts'
import { paragraphs } from '../../text/join-text.ts'
import { answerTwist } from './answer-telling.ts'
import { DECIDE_BY } from './by-kind.data.ts'
import { explore } from './compose-explore.ts'
import { stageQuestions } from './questions.ts'
import { makePoint } from './reflect.ts'
import { asked, inSentence, primaryOf, speak, strong } from './speak.ts'
import { NOT_KNOWN, OPINION, OPINION_REASON } from './voice.data.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** Why the coach would choose it: the reason and its price while unsaid, else only that it is the nearest fit. */
function reasonFor({ voice, names }: Writing, approach: Playbook['approaches'][number]): string {
  if (!voice.isFresh(approach.description)) return OPINION_REASON
  const but = inSentence(approach.notWhen, false)
  return tellLeader(`${voice.say(approach.description)} I would hold back in one case: ${but}`, names)
}

/** Asks for a view on the matter as a whole; anything else asks about one thing in it. */
const ON_THE_WHOLE =
  /\bwhat would you (?:do|advise|suggest|recommend)\b(?! if\b)|\bwhat do you (?:think|advise|suggest|recommend|make of)\b|\b(?:your|any) (?:view|opinion|take|advice|suggestions?)\b|\bjust tell me\b|\bin my place\b/i

/** The kind of question that asks quite openly what to do. */
const OPEN = 'what-to-do'

type AskedKind = keyof typeof DECIDE_BY | 'either' | 'whether' | 'judge'

/** What can be said to a question of a kind, whatever it is about. */
const listAnswers = ({ plan: { openQuestions } }: Writing, kind: AskedKind): readonly string[] =>
  kind === 'must' || kind === 'open' ? DECIDE_BY[kind] : openQuestions.answers[kind]

/** What a narrow question asks, the first that fits: "in the cabin or on the quay?", "must I?", "should I?", "am I unfair?". */
const ASKED: readonly (readonly [AskedKind, RegExp])[] = [
  ['either', /\b(?:\w+ or (?!not\b|no\b|so\b|what\b|just\b)\w+|which (?:one|of the two))\b[^?]*\?/i],
  [
    'must',
    /\b(?:must i|do i (?:have|need) to|i must|am i (?:allowed|obliged)|can (?:they|he|she|hr) (?:make|force)|may i)\b/i,
  ],
  [
    'whether',
    /\b(?:should|shall|do|can|could|would) (?:i|we)\b|\b(?:is it|would it be|was it) (?:better|ok(?:ay)?|right|wise|too)\b/i,
  ],
  [
    'judge',
    /\b(?:isn't it|am i|was i|is (?:it|that|this)|was (?:it|that)|are you|did i|success|fail\w*|normal|fair|wrong|bad|awful)\b/i,
  ],
]

/** What is said to such a question: to its kind, else to which way to take. */
function takeSide({ plan: { askedKind }, heard: { choice }, voice }: Writing): {
  readonly side: string | undefined
  readonly isOfKind: boolean
} {
  const ofKind = askedKind ? voice.pick(askedKind.answers) : undefined
  return {
    side: ofKind ?? (choice ? voice.pick([choice.answer]) : undefined),
    isOfKind: ofKind !== undefined,
  }
}

/** A question about one thing that nothing is written about: what it can be decided by, and what can be said of the rest. */
function tellWhatDecides(writing: Writing): Draft | null {
  const { plan, heard, voice, names } = writing
  const question = heard.text.replace(/[\s\S]*[.!?]\s+(?=\S[^.!?]*\?\W*$)/, '')
  const asked = ASKED.find(([, pattern]) => pattern.test(question))?.[0] ?? 'open'
  const { side, isOfKind } = takeSide(writing)
  const twist = side ? null : answerTwist(writing)
  if (twist) return twist
  const said = side ?? voice.pick(listAnswers(writing, asked)) ?? voice.pick(NOT_KNOWN)
  if (!said) return null
  const point = plan.point && !isOfKind ? makePoint(writing, plan.point) : undefined
  return { content: paragraphs(point, tellLeader(said, names)), metadata: {}, isWhole: isOfKind }
}

/** "What would you do?": a view and its reason; to a narrower question, what to decide it by. */
export function giveOpinion(writing: Writing): Draft {
  const { askedKind } = writing.plan
  const isWhole = ON_THE_WHOLE.test(writing.heard.text) && (!askedKind || askedKind.key === OPEN)
  const narrow = isWhole ? answerTwist(writing) : tellWhatDecides(writing)
  if (narrow) return narrow
  const primary = primaryOf(writing)
  const suited = writing.plan.reading?.approaches ?? primary?.approaches.map(({ id }) => id) ?? []
  const open = suited.filter((id) => writing.voice.isFresh(`opinion.${id}`))
  const approach = primary?.approaches.find(({ id }) => id === open[0])
  if (!approach) return explore(writing)
  writing.voice.say(`opinion.${approach.id}`)
  const question = stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(
      speak(writing, OPINION[writing.preferences.directnessLevel] ?? [], {
        title: tellLeader(approach.title, writing.names),
        words: reasonFor(writing, approach),
      }),
      strong(question),
    ),
    metadata: asked(question),
  }
}
