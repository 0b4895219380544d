import type { StructuredResponse } from '@lodestar/contract/structured-response'
import type { Playbook } from '../../playbooks/playbook.ts'
import { dayAfter, sayDay } from '../../text/dates.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { listClockActions } from './clock-plan.ts'
import { scriptsOf } from './compose-scripts.ts'
import { connections } from './compose-surroundings.ts'
import { writeInsight } from './passages.ts'
import { PROFILE_STRENGTH, PROFILE_STRETCH } from './voice.data.ts'
import { fill } from './voice.ts'
import { nearestFirst, orderBySize, sizesFor, wantedSize } from './wanted-size.ts'
import { tellLeader } from './words-for.ts'
import type { Writing } from './writing.ts'

const DIFFICULTY = { beginner: 1, intermediate: 2, advanced: 3 } as const

/** The reading's own approaches first; within the rest, the ones nearest to how hard a leader wants to be pushed. */
function orderApproaches({
  plan,
  preferences,
}: Writing): { playbook: Playbook; approach: Playbook['approaches'][number] }[] {
  const wanted = wantedSize(preferences)
  const suited = plan.reading?.approaches ?? []
  const rank = (id: string) => (suited.includes(id) ? suited.indexOf(id) : suited.length)
  const [first, second] = plan.playbooks.map((playbook) =>
    nearestFirst(playbook.approaches, wanted, ({ difficulty }) => DIFFICULTY[difficulty])
      .sort((one, other) => rank(one.id) - rank(other.id))
      .map((approach) => ({ playbook, approach })),
  )
  if (!first) return []
  const [lead, ...rest] = first
  return lead && second?.[0] ? [lead, second[0], ...rest] : first
}

function approachesOf(writing: Writing, count: number, steps: number): StructuredResponse['approaches'] {
  return writing.voice
    .take(orderApproaches(writing), count, ({ approach }) => approach.description)
    .map(({ playbook, approach }) => ({
      id: `${playbook.key}.${approach.id}`,
      title: tellLeader(approach.title, writing.names),
      description: tellLeader(
        `${approach.description} Not when: ${lowerFirst(approach.notWhen)}`,
        writing.names,
      ),
      difficulty: approach.difficulty,
      timeframe: approach.timeframe,
      steps: approach.steps.slice(0, steps).map((step) => tellLeader(step, writing.names)),
      expectedOutcome: tellLeader(approach.expectedOutcome, writing.names),
    }))
}

const lowerFirst = (text: string) =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** How long a step takes and the day it is due; the leader's own day stands alone where it is the nearer. */
function sayTimeframe(
  writing: Writing,
  { timeframe, withinDays }: Playbook['actions'][number],
  own: string | null,
) {
  if (own) return sentenceCase(own === dayAfter(writing, 0) ? 'today' : `by ${sayDay(own, writing)}`)
  return withinDays <= 1 ? timeframe : `${timeframe}, by ${sayDay(dayAfter(writing, withinDays), writing)}`
}

/** Challenge chooses the size of the steps; a date the leader named pulls the near ones before it. */
function actionsOf(writing: Writing, count: number): StructuredResponse['actionPlan'] {
  const { plan, preferences } = writing
  const key = writing.plan.playbooks[0]?.key ?? ''
  const deadline = writing.heard.days[0]?.on
  return writing.voice
    .take(orderBySize(plan.playbooks[0]?.actions ?? [], preferences), count, (action) => action.description)
    .sort((one, other) => one.withinDays - other.withinDays)
    .map((action) => {
      const due = dayAfter(writing, action.withinDays)
      const isPulled = deadline !== undefined && due > deadline && action.withinDays < 7
      return {
        id: `${key}.${action.id}`,
        title: tellLeader(action.title, writing.names),
        priority: action.priority,
        timeframe: sayTimeframe(writing, action, isPulled ? deadline : null),
        description: tellLeader(action.description, writing.names),
        measurableOutcome: tellLeader(action.measurableOutcome, writing.names),
      }
    })
}

function exercisesOf(writing: Writing, count: number): StructuredResponse['practiceExercises'] {
  const primary = writing.plan.playbooks[0]
  if (!primary) return []
  return writing.voice
    .take(primary.exercises, count, (exercise) => exercise.description)
    .map((exercise) => ({
      ...exercise,
      id: `${primary.key}.${exercise.id}`,
      title: tellLeader(exercise.title, writing.names),
      description: tellLeader(exercise.description, writing.names),
      reflectionQuestions: exercise.reflectionQuestions.map((question) =>
        tellLeader(question, writing.names),
      ),
    }))
}

function insightsOf(writing: Writing, count: number): string[] {
  const { voice, plan, profile } = writing
  const learned = voice
    .take(plan.playbooks[0]?.insights ?? [], count, (insight) => insight.text)
    .map(writeInsight)
  return [
    ...learned,
    ...connections(writing),
    ...personal(profile?.strengths[0], PROFILE_STRENGTH),
    ...personal(profile?.developmentAreas[0], PROFILE_STRETCH),
  ]

  function personal(words: string | undefined, bank: readonly string[]): string[] {
    const line = words ? voice.pick(bank) : undefined
    return words && line ? [fill(line, { words: lowerFirst(words.replace(/\.$/, '')) })] : []
  }
}

/** The full answer to a described situation. Parts get shorter, never repeat, when the leader asks again. */
export function composeStructured(writing: Writing, diagnosis: string): StructuredResponse {
  const sizes = sizesFor(writing.preferences)
  const approaches = approachesOf(writing, sizes.approaches, sizes.steps)
  // Whoever has ten minutes gets steps of minutes; those of days are for afterward.
  const actionPlan = listClockActions(writing, sizes.actions) ?? actionsOf(writing, sizes.actions)
  const practiceExercises = exercisesOf(writing, sizes.exercises)
  const sampleScripts = scriptsOf(writing, sizes.scripts)
  const keyInsights = insightsOf(writing, sizes.insights)
  return { diagnosis, approaches, actionPlan, practiceExercises, sampleScripts, keyInsights }
}
