import type { Goal } from '@lodestar/contract/goals'
import type { ExternalAssessment } from '@lodestar/contract/integrations'
import type { Meeting } from '@lodestar/contract/meetings'
import type { Playbook } from '../../playbooks/playbook.ts'
import { sayMoment } from '../../text/dates.ts'
import type { Surroundings } from '../session/surroundings.ts'
import { speak } from './speak.ts'
import { GOAL_TOUCHED, HYPOTHESIS, MEETING_SOON, MEETING_WITH } from './voice.data.ts'
import type { Writing } from './writing.ts'

/** The situations that practice for a goal of each kind. */
const PRACTICE: Readonly<Record<Goal['category'], readonly string[]>> = {
  communication: [
    'giving-feedback',
    'receiving-feedback',
    'bad-news',
    'one-on-ones',
    'executive-presence',
    'team-meetings',
  ],
  strategic_thinking: ['vision-and-strategy', 'priorities-and-time', 'decisions', 'managing-up'],
  team_building: [
    'motivation',
    'trust-and-safety',
    'inclusion',
    'recognition',
    'remote-and-hybrid',
    'hiring-and-onboarding',
  ],
  decision_making: ['decisions', 'team-meetings', 'priorities-and-time'],
  delegation: ['delegation', 'growing-people', 'accountability', 'overload-and-burnout', 'new-to-managing'],
  conflict_resolution: [
    'team-conflict',
    'difficult-star',
    'influencing-peers',
    'accountability',
    'underperformance',
  ],
  vision_setting: ['vision-and-strategy', 'leading-change'],
  emotional_intelligence: [
    'confidence',
    'receiving-feedback',
    'overload-and-burnout',
    'trust-and-safety',
    'motivation',
  ],
}

/** The kind of meeting in which a situation takes place by itself. */
const PLACE: Partial<Record<string, Meeting['meetingType']>> = {
  'one-on-ones': 'one-on-one',
  'growing-people': 'one-on-one',
  'team-meetings': 'team',
}

const TESTS: Readonly<Record<ExternalAssessment['assessmentType'], string>> = {
  disc: 'DISC',
  myers_briggs: '16-type',
  enneagram: 'Enneagram',
  strengthsfinder: 'Strengths',
}

/** The meeting in which the matter will meet the leader anyway, said with its time. */
export function meetingAhead(writing: Writing): string | undefined {
  const { plan, names, surroundings } = writing
  const named = names.person && surroundings.meetings.find(({ title }) => mentions(title, names.person ?? ''))
  if (named)
    return sayOnce(writing, MEETING_WITH, { title: named.title, when: sayMoment(named.startTime, writing) })
  const kind = PLACE[plan.playbooks[0]?.key ?? '']
  const next = kind && surroundings.meetings.find(({ meetingType }) => meetingType === kind)
  return (
    next && sayOnce(writing, MEETING_SOON, { title: next.title, when: sayMoment(next.startTime, writing) })
  )
}

/** What the matter has to do with a goal of the leader's, and with a result they imported: a line each at most. */
export function connections(writing: Writing): string[] {
  const { plan, surroundings } = writing
  const [playbook] = plan.playbooks
  if (!playbook) return []
  const goal = surroundings.goals.find((one) => touches(one, playbook, writing))
  const [result] = surroundings.results
  const motivator = result?.processedResults.motivators[0]
  return [
    goal && sayOnce(writing, GOAL_TOUCHED, { title: goal.title, progress: String(goal.progress) }),
    result &&
      motivator &&
      sayOnce(writing, HYPOTHESIS, {
        test: TESTS[result.assessmentType],
        profile: result.processedResults.primaryProfile,
        motivator: motivator.charAt(0).toLowerCase() + motivator.slice(1).replace(/\.$/, ''),
      }),
  ].filter((line) => line !== undefined)
}

/** Each of these is worth one line in a conversation, however it is worded. */
const sayOnce: typeof speak = (writing, bank, values) =>
  bank.every((line) => writing.voice.isFresh(line)) ? speak(writing, bank, values) : undefined

/** A goal about the same person, or one of a kind that this situation practices for. */
const touches = ({ title, category }: Surroundings['goals'][number], { key }: Playbook, { names }: Writing) =>
  (names.person !== null && mentions(title, names.person)) || PRACTICE[category].includes(key)

/** A name as a whole word; "your deputy" is not a name. */
const mentions = (title: string, person: string) =>
  !/^(?:your|the) /.test(person) &&
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(person.toLowerCase())
