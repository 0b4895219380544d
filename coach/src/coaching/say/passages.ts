import type { Playbook } from '../../playbooks/playbook.ts'
import type { Move } from '../decide/decide.ts'
import { PASSAGE, SITUATION } from '../thresholds.ts'
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

/** Moves in which something is weighed: a way or a study may turn it. Where words are wanted or somebody leaves, it would only distract. */
const WEIGHING: ReadonlySet<Move> = new Set([
  'advise',
  'challenge',
  'explore',
  'open',
  'opinion',
  'pushback',
  'recheck',
])

/**
 * Finds what a writer with craft of its own may not know: answers to what is asked plainly, and the way and the studies of a matter
 * that is surely this one. What fits by half costs such a writer more than it gives.
 */
export function findPassages(source: Source): Found {
  const passages = [...listAnswers(source), ...listWay(source)]
  return { passages: passages.slice(0, MOST.passages), research: listResearch(source) }
}

const listAnswers = ({ heard: { answers }, names }: Source): Passage[] =>
  answers.map(({ key, answer }) => ({ id: `answer.${key}`, text: tellLeader(answer, names) }))

/** The playbook that the message, read with what was told, is surely about. */
export function findSure({ plan: { playbooks }, heard: { matches } }: Source): Playbook | undefined {
  const [playbook, another] = playbooks
  const isSure = matches.some(({ key, score }) => key === playbook?.key && score >= SITUATION.sure)
  return isSure && !another ? playbook : undefined
}

/** The way that fits what it has turned out to be; before that, any of them would be a guess. */
function listWay(source: Source): Passage[] {
  const { plan, heard, names } = source
  const playbook = findSure(source)
  const id = plan.approach?.id ?? plan.reading?.approaches[0]
  const way = playbook?.approaches.find((one) => one.id === id)
  if (!playbook || !way || !WEIGHING.has(plan.move)) return []
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

/** Studies on the matter in hand that are near to the message, or all where it asks for them. */
function listResearch(source: Source): Research[] {
  const { plan, heard } = source
  const isAsked = ASKS_WHY.test(heard.text)
  const playbook = isAsked ? plan.playbooks[0] : findSure(source)
  if (!playbook || !(isAsked || WEIGHING.has(plan.move))) return []
  const told = stemsOf(heard.told)
  const shared = ({ text }: Playbook['insights'][number]) =>
    [...stemsOf(text)].filter((stem) => told.has(stem)).length
  return playbook.insights
    .map((insight, at) => ({ insight, id: `research.${playbook.key}.${at + 1}` }))
    .filter(({ insight: { evidence } }) => evidence !== 'practice')
    .filter(({ insight: { text } }) => isAsked || isNear(text, heard))
    .toSorted((one, other) => shared(other.insight) - shared(one.insight))
    .slice(0, MOST.research)
    .map(({ insight, id }) => ({ id, text: writeInsight(insight) }))
}
