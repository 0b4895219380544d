import type { SpeechAct } from '../../playbooks/playbook.ts'
import { findTimeToday, minuteOf, sayTime } from '../../text/clock.ts'
import { findDueDay } from '../../text/dates.ts'
import { CLOCK } from '../thresholds.ts'
import { AFTER, AT_THE_TIME, BEFORE, NEXT_TIME_ROUND } from './clock-plan.data.ts'
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

/** A plan by the clock for whoever needs it today: what to do before, at the time and after; nothing where no time is named. */
export function planByClock(writing: Writing): string | undefined {
  const at = findTimeToday(writing.heard.text, writing)
  if (at === null) return undefined
  const act: SpeechAct = writing.plan.speech?.key ?? 'open'
  const now = minuteOf(writing)
  const before = at - now > CLOCK.ahead ? sayTime(at - CLOCK.ahead) : 'Now'
  return [
    `- **${before}** ${BEFORE[act] ?? BEFORE.open}`,
    `- **${sayTime(at)}** ${AT_THE_TIME[act] ?? AT_THE_TIME.open}`,
    planNextRound(writing) ?? `- **After** ${AFTER}`,
  ].join('\n')
}
