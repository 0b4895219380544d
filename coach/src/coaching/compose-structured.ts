import type { StructuredResponse } from '@lodestar/contract/coaching'
import type { Playbook } from '../playbooks/playbook.ts'
import { connections } from './compose-surroundings.ts'
import { dayAfter, sayDay } from './dates.ts'
import { nearestFirst, orderBySize, sizesFor, wantedSize } from './demands.ts'
import { MADE_UP, PROFILE_STRENGTH, PROFILE_STRETCH } from './voice.data.ts'
import { fill } from './voice.ts'
import { ownWordsScript, tellLeader, tellOther } from './words-for.ts'
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

/** Challenge chooses the size of the steps; a date the leader named pulls the near ones before it. */
function actionsOf(writing: Writing, count: number): StructuredResponse['actionPlan'] {
  const { plan, preferences } = writing
  const key = writing.plan.playbooks[0]?.key ?? ''
  const deadline = writing.situation.days[0]?.on
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
        timeframe:
          action.withinDays <= 1
            ? action.timeframe
            : `${action.timeframe}, by ${sayDay(isPulled ? deadline : due, writing)}`,
        description: tellLeader(action.description, writing.names),
        measurableOutcome: tellLeader(action.measurableOutcome, writing.names),
      }
    })
}

/** How the wish for feedback style shapes a script that gives feedback. */
const FEEDBACK_TIP = {
  sandwich:
    'You like to wrap the hard part: keep what you praise as exact as what you criticize, or the middle is all they hear.',
  direct: 'You asked for direct: drop the opening courtesy and start with the moment itself.',
  balanced:
    'Give the effect and the request the same weight; a long complaint with a short request reads as a verdict.',
  strengths_first:
    'You start from strengths: open with one thing they do that you would miss, said in one full sentence, then go on.',
} as const

/** The script that opens with the leader's own words belongs where something has to be told to somebody. */
const TELLING = new Set([
  'giving-feedback',
  'underperformance',
  'team-conflict',
  'accountability',
  'difficult-star',
])

const STEM = 5
/** Words of this length that stand in any scenario. */
const ANYWHERE = new Set([
  'someo',
  'somet',
  'about',
  'their',
  'there',
  'after',
  'befor',
  'being',
  'while',
  'where',
  'which',
])

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM))
      .filter((stem) => !ANYWHERE.has(stem)),
  )

/** How many words a script's scenario shares with what was told: the nearest comes first. */
function countShared(told: string, scenario: string): number {
  const words = stemsOf(told)
  return [...stemsOf(scenario)].filter((stem) => words.has(stem)).length
}

/** Scripts for the plan, own words first; also used when the leader asks for wording. */
export function scriptsOf(writing: Writing, count: number): StructuredResponse['sampleScripts'] {
  const primary = writing.plan.playbooks[0]
  if (!primary) return []
  const own = TELLING.has(primary.key) ? ownWordsScript(writing.situation, writing.names) : null
  const wantsSbi = writing.preferences.frameworkPreference.includes('SBI')
  const told = [...writing.state.userTexts, writing.situation.text].join(' ')
  // Somebody who likes SBI gets such a script first, unless another is plainly nearer to what was told.
  const nearness = ({ sbi, scenario }: Playbook['scripts'][number]) =>
    countShared(told, scenario) + (wantsSbi && sbi ? 1 : 0)
  const ordered = [...primary.scripts].sort((one, other) => nearness(other) - nearness(one))
  return writing.voice
    .take(own ? [own, ...ordered] : ordered, count, (script) => script.script)
    .map((script) => ({
      id: `${primary.key}.${script.id}`,
      scenario: tellLeader(script.scenario, writing.names),
      purpose: tellLeader(script.purpose, writing.names),
      // A made-up scene with a real name in it would put words about facts that never were into the leader's mouth.
      script: tellOther(script.script, script === own ? writing.names : { ...writing.names, person: null }),
      adaptationTips: [
        ...(script === own ? [] : writing.voice.take(MADE_UP, 1, (tip) => tip)),
        ...(script.sbi
          ? writing.voice.take([FEEDBACK_TIP[writing.preferences.feedbackStyle]], 1, (tip) => tip)
          : []),
        ...script.adaptationTips.map((tip) => tellLeader(tip, writing.names)),
      ],
    }))
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
    .map(
      ({ text, source, evidence }) =>
        `${text} (${evidence === 'practice' ? source : `${source}; evidence: ${evidence}`})`,
    )
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
  return {
    diagnosis,
    approaches: approachesOf(writing, sizes.approaches, sizes.steps),
    actionPlan: actionsOf(writing, sizes.actions),
    practiceExercises: exercisesOf(writing, sizes.exercises),
    sampleScripts: scriptsOf(writing, sizes.scripts),
    keyInsights: insightsOf(writing, sizes.insights),
  }
}
