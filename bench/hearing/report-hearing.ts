import { readActs } from '@lodestar/coach/coaching/listen/acts'
import { findTaggedSpans } from '@lodestar/coach/coaching/listen/facts'
import { findPeople } from '@lodestar/coach/coaching/listen/people'
import type { TurnSigns } from '@lodestar/coach/coaching/listen/turn'
import { TURN } from '@lodestar/coach/coaching/thresholds'
import { readClauses } from '@lodestar/coach/text/clauses'
import { ACTS, type Act, MATTERS } from '@lodestar/coach/text/hearing'
import { createDraw } from '../../models/learn/draw.ts'
import { quantile } from '../../models/learn/statistics.ts'
import { type HeardMessage, hearConversations } from './conversations.ts'

/** Authors who have seen neither a rule nor each other's rows, and from whom nothing was learned. */
const JUDGES = ['t1', 't2', 't3'] as const
const RESAMPLED = 400

/** Of the things that are there, how many are found, and how many of those found are there. */
interface Count {
  readonly right: number
  readonly meant: number
  readonly found: number
}

const add = (counts: readonly Count[]): Count =>
  counts.reduce(
    (sum, { right, meant, found }) => ({
      right: sum.right + right,
      meant: sum.meant + meant,
      found: sum.found + found,
    }),
    { right: 0, meant: 0, found: 0 },
  )
const f1 = ({ right, meant, found }: Count) => (2 * right) / Math.max(1, meant + found)
const recall = ({ right, meant }: Count) => right / Math.max(1, meant)
const precision = ({ right, found }: Count) => right / Math.max(1, found)

function countSets(meant: ReadonlySet<unknown>, found: ReadonlySet<unknown>): Count {
  return { right: [...meant].filter((one) => found.has(one)).length, meant: meant.size, found: found.size }
}

/** A figure with the middle 95 % of what it is when whole conversations are drawn anew. */
function tellFigure(
  messages: readonly HeardMessage[],
  count: (message: HeardMessage) => Count,
  figure: (count: Count) => number,
): string {
  const groups = [...Map.groupBy(messages, ({ conversation }) => conversation).values()].map((ones) =>
    add(ones.map(count)),
  )
  const draw = createDraw()
  const drawn = Array.from({ length: RESAMPLED }, () =>
    figure(add(groups.map(() => groups[draw(groups.length)] ?? { right: 0, meant: 0, found: 0 }))),
  )
  const percent = (value: number) => (value * 100).toFixed(1)
  return `${percent(figure(add(groups)))} % (${percent(quantile(drawn, 0.025))}–${percent(quantile(drawn, 0.975))})`
}

const meantActs = ({ acts }: HeardMessage) => new Set(acts.flatMap((one) => one.acts))
const foundActs = ({ text, hearing, coach }: HeardMessage) =>
  new Set(readActs(text, hearing, coach).flatMap(({ acts }) => acts))
const isRequest = (act: Act) => act.startsWith('asks_')

const countActs = (message: HeardMessage) => countSets(meantActs(message), foundActs(message))
/** Whether anything at all is asked. */
function countRequests(message: HeardMessage): Count {
  const { text, hearing, coach } = message
  const sure = readActs(text, hearing, coach).flatMap((part) => part.sure)
  const [meant, found] = [[...meantActs(message)], sure].map((acts) => acts.some(isRequest))
  return { right: Number(meant && found), meant: Number(meant), found: Number(found) }
}
const countAct =
  (act: Act) =>
  (message: HeardMessage): Count => {
    const [meant, found] = [meantActs(message).has(act), foundActs(message).has(act)]
    return { right: Number(meant && found), meant: Number(meant), found: Number(found) }
  }

/** Whether the subject changes; a first message changes none. */
const isChange = ({ hearing: { matter } }: HeardMessage, signs: TurnSigns) =>
  signs.new >= TURN.new || MATTERS[matter.indexOf(Math.max(...matter))] === 'back'
function countChanges(message: HeardMessage): Count {
  if (!message.signs) return { right: 0, meant: 0, found: 0 }
  const [meant, found] = [message.matter !== 'same', isChange(message, message.signs)]
  return { right: Number(meant && found), meant: Number(meant), found: Number(found) }
}
/** Of the messages that go on with the matter, how many are taken for a change. */
const countFalseChanges = (message: HeardMessage): Count =>
  !message.signs || message.matter !== 'same'
    ? { right: 0, meant: 0, found: 0 }
    : { right: Number(isChange(message, message.signs)), meant: 1, found: 1 }

/** What a message does as a whole: how it was meant, and whether it is heard. */
interface Sign {
  readonly isMeant: (message: HeardMessage) => boolean
  readonly isHeard: (signs: TurnSigns) => boolean
}
const ENDS: Sign = { isMeant: ({ ends }) => ends, isHeard: ({ bye }) => bye >= TURN.bye }
const TELLS: Sign = {
  isMeant: ({ acts }) => acts.some((part) => part.acts.includes('outcome')),
  isHeard: ({ outcome }) => outcome >= TURN.outcome,
}

const countSign =
  ({ isMeant, isHeard }: Sign) =>
  (message: HeardMessage): Count => {
    if (!message.signs) return { right: 0, meant: 0, found: 0 }
    const [meant, found] = [isMeant(message), isHeard(message.signs)]
    return { right: Number(meant && found), meant: Number(meant), found: Number(found) }
  }
/** Of the messages that do not do it, how many are taken to. */
const countFalseSign =
  ({ isMeant, isHeard }: Sign) =>
  (message: HeardMessage): Count =>
    !message.signs || isMeant(message)
      ? { right: 0, meant: 0, found: 0 }
      : { right: Number(isHeard(message.signs)), meant: 1, found: 1 }

const bare = (name: string) => name.replace(/^(?:my|our|the|your) |[’']s$/gi, '').toLowerCase()
/** Names and roles of people, as the product takes them up. */
function countPeople({ text, people, hearing }: HeardMessage): Count {
  const found = findPeople(readClauses(text), hearing, text).filter(({ isNamed }) => isNamed)
  const meant = people.map(({ span }) => bare(span))
  const right = found.filter(({ label }) => meant.some((name) => name.includes(bare(label))))
  const named = people.filter(({ span }) => /^\p{Lu}[\p{L}'’-]+$/u.test(span))
  return { right: right.length, meant: Math.max(named.length, right.length), found: found.length }
}

/** Facts of all kinds: found where a stretch shares at least half of its words with the one that was marked. */
function countFacts({ text, facts, hearing }: HeardMessage): Count {
  const found = findTaggedSpans(text, hearing).filter(({ tag }) => tag !== 'promise' && tag !== 'person')
  const places = facts.flatMap(({ span }) => {
    const start = text.indexOf(span)
    return start < 0 ? [] : [{ start, end: start + span.length }]
  })
  const shared = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start)) /
    Math.max(one.end - one.start, other.end - other.start)
  const right = places.filter((place) => found.some((one) => shared(one, place) >= 0.5))
  return { right: right.length, meant: places.length, found: found.length }
}

function reportMessages(name: string, messages: readonly HeardMessage[]): string {
  const tell = (count: (message: HeardMessage) => Count, figure: (count: Count) => number) =>
    tellFigure(messages, count, figure)
  return [
    `  ${name}, ${messages.length} messages`,
    `    acts of a message, micro-F1 ${tell(countActs, f1)}`,
    `    messages that ask for something: heard ${tell(countRequests, recall)}, right where heard ${tell(countRequests, precision)}`,
    `    changes of subject noticed ${tell(countChanges, recall)}; taken for one where none is ${tell(countFalseChanges, recall)}`,
    `    ends of a conversation heard ${tell(countSign(ENDS), recall)}; taken for one where it goes on ${tell(countFalseSign(ENDS), recall)}`,
    `    outcomes heard ${tell(countSign(TELLS), recall)}; taken for one where none is told ${tell(countFalseSign(TELLS), recall)}`,
    `    names found ${tell(countPeople, recall)}, right where found ${tell(countPeople, precision)}`,
    `    facts found ${tell(countFacts, recall)}, right where found ${tell(countFacts, precision)}`,
  ].join('\n')
}

/** Reports what the hearing model hears in whole conversations of authors it has not learned from, with 95 % intervals. */
export async function reportHearing(): Promise<string> {
  const heard: (readonly [string, HeardMessage[]])[] = []
  for (const author of JUDGES) heard.push([author, await hearConversations(author)])
  const all = heard.flatMap(([, messages]) => messages)
  const perAct = ACTS.map((act) => ({ act, ...add(all.map(countAct(act))) })).filter(({ meant }) => meant > 0)
  return [
    ...heard.map(([author, messages]) => reportMessages(author, messages)),
    reportMessages('all three', all),
    ...perAct.map(
      ({ act, ...count }) =>
        `    ${act.padEnd(18)} ${String(count.meant).padStart(4)}  found ${(recall(count) * 100).toFixed(0).padStart(3)} %  right ${(precision(count) * 100).toFixed(0).padStart(3)} %`,
    ),
  ].join('\n')
}
