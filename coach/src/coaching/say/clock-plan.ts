import type { StructuredResponse } from '@lodestar/contract/structured-response'
import type { SpeechAct } from '../../playbooks/playbook.ts'
import { findTimeToday, findTimeTomorrow, minuteOf, sayTime } from '../../text/clock.ts'
import { findDueDay } from '../../text/dates.ts'
import { CLOCK } from '../thresholds.ts'
import { AFTER, AT_THE_TIME, BEFORE, CLOCK_STEPS, FEWER_STEPS, NEXT_TIME_ROUND } from './clock-plan.data.ts'
import { fill } from './voice.ts'
import type { Writing } from './writing.ts'

const RECURRING =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)day(?:['’]s| morning| afternoon)? (planning|stand-?up|meeting|huddle|round|shift|briefing|call|review|handover|class|lesson|practice|rehearsal)\b/i

/** The next time the meeting is in which it happened, as the leader's own words name it. */
function planNextRound({ heard, ...moment }: Writing): string | undefined {
  const [, start, meeting] = RECURRING.exec(heard.told) ?? []
  const day = start && findDueDay(`${start}day`, moment)
  return day && meeting
    ? `- **${start.slice(0, 3)}** ${fill(NEXT_TIME_ROUND, { meeting: meeting.toLowerCase() })}`
    : undefined
}

/** What is remembered of a plan that the leader's chip asked for: it is given once in a session. */
const BY_CHIP = 'clock-plan'

/** When the talk is, in minutes since midnight: as the text says, else in ten minutes where the leader has chosen so; null for neither. */
function findTalk(writing: Writing): number | null {
  const { heard, time } = writing
  const named = findTimeToday(heard.text, writing)
  if (named !== null || time !== '10-minutes' || heard.days.length > 0) return named
  return writing.voice.isFresh(BY_CHIP) ? minuteOf(writing) + CLOCK.chip : null
}

/** Says whether the hour of the talk is known, and is not a day away. */
export const isTalkSoon = (writing: Writing): boolean =>
  findTalk(writing) !== null || findTimeTomorrow(writing.heard.text, writing) !== null

/** A plan by the clock for whoever has the talk within a day: what to do before, at the time and after; nothing where no hour is named. */
export function planByClock(writing: Writing): string | undefined {
  const at = findTalk(writing)
  if (at === null) return planTomorrow(writing)
  const now = minuteOf(writing)
  if (findTimeToday(writing.heard.text, writing) === null) writing.voice.say(BY_CHIP)
  const before = at - now > CLOCK.ahead ? sayTime(at - CLOCK.ahead, writing.locale) : 'Now'
  return listTimes(writing, before, sayTime(at, writing.locale))
}

/** The same where the hour is over for today. */
function planTomorrow(writing: Writing): string | undefined {
  const at = findTimeTomorrow(writing.heard.text, writing)
  if (at === null) return undefined
  const before = sayTime(Math.max(0, at - CLOCK.ahead), writing.locale)
  return listTimes(writing, `Tomorrow ${before}`, sayTime(at, writing.locale))
}

function listTimes(writing: Writing, before: string, at: string): string {
  const act: SpeechAct = writing.plan.speech?.key ?? 'open'
  return [
    `- **${before}** ${BEFORE[act] ?? BEFORE.open}`,
    `- **${at}** ${AT_THE_TIME[act] ?? AT_THE_TIME.open}`,
    planNextRound(writing) ?? `- **After** ${AFTER}`,
  ].join('\n')
}

/**
 * The action plan of whoever has minutes: at most `count` steps, each with its time on the clock.
 *
 * @returns null where the talk is not that soon: then the plan is one of days.
 */
export function listClockActions(writing: Writing, count: number): StructuredResponse['actionPlan'] | null {
  const at = findTalk(writing)
  const now = minuteOf(writing)
  if (at === null || at - now > CLOCK.soon) return null
  const act: SpeechAct = writing.plan.speech?.key ?? 'open'
  const words = { write: BEFORE[act] ?? BEFORE.open, talk: AT_THE_TIME[act] ?? AT_THE_TIME.open }
  const kept: readonly string[] | null =
    count <= FEWER_STEPS.three.length
      ? FEWER_STEPS.three
      : count <= FEWER_STEPS.four.length
        ? FEWER_STEPS.four
        : null
  let start = now
  return CLOCK_STEPS.filter(({ key }) => kept?.includes(key) ?? true).map((step) => {
    const minutes = Math.max(1, Math.round(step.share * (at - now)))
    const timeframe = sayStep(step.key, { start, minutes, now, at, locale: writing.locale })
    if (step.share > 0) start += minutes
    return {
      id: `clock.${step.key}`,
      title: step.title,
      priority: step.words === null ? 'high' : 'medium',
      timeframe,
      description: step.words ?? (step.key === 'write' ? words.write : words.talk),
      measurableOutcome: step.done,
    }
  })
}

/** When a step is, and how long it takes. */
function sayStep(
  key: (typeof CLOCK_STEPS)[number]['key'],
  {
    start,
    minutes,
    now,
    at,
    locale,
  }: { start: number; minutes: number; now: number; at: number } & Pick<Writing, 'locale'>,
): string {
  if (key === 'talk') return sayTime(at, locale)
  if (key === 'after') return 'Right after, 2 minutes'
  const length = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${start === now ? 'Now' : sayTime(start, locale)}, ${length}`
}
