import type { Playbook } from '../../playbooks/playbook.ts'
import { PASSAGE } from '../thresholds.ts'
import { stemsOf } from './compose-scripts.ts'
import { tellLeader } from './words-for.ts'
import type { Source } from './writing.ts'

/** A passage of the library that may help with one message. `id` names it within the library. */
interface Passage {
  readonly id: string
  readonly text: string
}

/** A piece of research as people are shown it: with where it is from and how strong it is. */
type Research = Passage

/** How strong research is, in words that need no explanation. */
const STRENGTH = {
  good: 'well supported',
  moderate: 'fairly well supported',
  limited: 'some support',
  weak: 'little support',
} as const

/** Writes what is known, with where it is from and how strong that is. */
export const writeInsight = ({ text, source, evidence }: Playbook['insights'][number]): string =>
  `${text} (${evidence === 'practice' ? source : `${source}; ${STRENGTH[evidence]}`})`

/** What the library holds for one message. */
export interface Found {
  readonly passages: readonly Passage[]
  readonly research: readonly Research[]
}

/** More are read by nobody, and most of them miss. */
const MOST = { passages: 3, research: 2 } as const

/** Finds what lies above the floors of hearing and deciding, nearest to the message first. */
export function findPassages(source: Source): Found {
  const passages = [...listAnswers(source), ...listPoint(source), ...listConduct(source), ...listWay(source)]
  return { passages: passages.slice(0, MOST.passages), research: listResearch(source) }
}

const listAnswers = ({ heard: { answers }, names }: Source): Passage[] =>
  answers.map(({ key, answer }) => ({ id: `answer.${key}`, text: tellLeader(answer, names) }))

function listPoint({ plan: { point }, names }: Source): Passage[] {
  if (!point) return []
  const { key, say } = point.point
  return [
    {
      id: `point.${key}`,
      text: `Of “${point.clause.text}”: ${say.map((line) => tellLeader(line, names)).join(' / ')}`,
    },
  ]
}

/** What to ask of somebody, and what they may answer, where words are wanted. */
function listConduct({ plan: { conduct, move } }: Source): Passage[] {
  if (!conduct || (move !== 'script' && move !== 'what-if')) return []
  const { key, request, reactions } = conduct.conduct
  const replies = reactions.slice(0, 2).map((reaction) => `If ${reaction.if}: “${reaction.reply}”`)
  return [{ id: `conduct.${key}`, text: [request[0], ...replies].join(' ') }]
}

/** The way that fits what it has turned out to be; before that, any of them would be a guess. */
function listWay({ plan, heard, names }: Source): Passage[] {
  const [playbook, another] = plan.playbooks
  const id = plan.approach?.id ?? plan.reading?.approaches[0]
  const way = another ? undefined : playbook?.approaches.find((one) => one.id === id)
  if (!playbook || !way) return []
  if (!isNear(`${way.title} ${way.description} ${way.steps.join(' ')}`, heard)) return []
  const text = `${way.title}. ${way.description} ${way.steps.join(' ')} Not when: ${way.notWhen}`
  return [{ id: `way.${playbook.key}.${way.id}`, text: tellLeader(text, names) }]
}

/** Says whether a text is about what this message is about, and not only about the same matter. */
function isNear(text: string, { text: said }: Source['heard']): boolean {
  const words = stemsOf(said)
  return [...stemsOf(text)].filter((stem) => words.has(stem)).length >= PASSAGE.sharedWords
}

/** Asks what the advice rests on. */
const ASKS_WHY =
  /\b(?:evidence|research|stud(?:y|ies)|proof|prove[nds]?|scien\w+|how do you know|(?:does|do|will) (?:this|that|it|any of (?:this|it)|these) (?:really |actually )?works?)\b/i

/** Studies on the matter in hand that are near to the message, or all where it asks for them; none while it is between two. */
function listResearch({ plan, heard }: Source): Research[] {
  const [playbook, another] = plan.playbooks
  if (!playbook || another) return []
  const told = stemsOf(heard.told)
  const shared = ({ text }: Playbook['insights'][number]) =>
    [...stemsOf(text)].filter((stem) => told.has(stem)).length
  return playbook.insights
    .map((insight, at) => ({ insight, id: `research.${playbook.key}.${at + 1}` }))
    .filter(({ insight: { evidence } }) => evidence !== 'practice')
    .filter(({ insight: { text } }) => ASKS_WHY.test(heard.text) || isNear(text, heard))
    .toSorted((one, other) => shared(other.insight) - shared(one.insight))
    .slice(0, MOST.research)
    .map(({ insight, id }) => ({ id, text: writeInsight(insight) }))
}
