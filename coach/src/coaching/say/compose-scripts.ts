import { NO_PARTS, type Script, type StructuredResponse } from '@lodestar/contract/structured-response'
import type { Playbook } from '../../playbooks/playbook.ts'
import { MADE_UP } from './voice.data.ts'
import { tellLeader, tellOther } from './words-for.ts'
import type { Writing } from './writing.ts'

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

const STEM = 5
/** Words of this length that stand in any scenario. */
const COMMON_STEMS = new Set([
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

/** The stems of a text that tell what it is about. */
export const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM))
      .filter((stem) => !COMMON_STEMS.has(stem)),
  )

/** How many words a script's scenario shares with what was told: the nearest comes first. */
function countShared(told: string, scenario: string): number {
  const words = stemsOf(told)
  return [...stemsOf(scenario)].filter((stem) => words.has(stem)).length
}

/** Scripts for the plan: scenes of other workplaces, the nearest first. */
export function scriptsOf(writing: Writing, count: number): StructuredResponse['sampleScripts'] {
  const primary = writing.plan.playbooks[0]
  if (!primary) return []
  const wantsSbi = writing.preferences.frameworkPreference.includes('SBI')
  // Somebody who likes SBI gets such a script first, unless another is plainly nearer to what was told.
  const nearness = ({ sbi, scenario }: Playbook['scripts'][number]) =>
    countShared(writing.heard.told, scenario) + (wantsSbi && sbi ? 1 : 0)
  const ordered = [...primary.scripts].sort((one, other) => nearness(other) - nearness(one))
  return writing.voice
    .take(ordered, count, (script) => script.script)
    .map((script) => ({
      id: `${primary.key}.${script.id}`,
      scenario: tellLeader(script.scenario, writing.names),
      purpose: tellLeader(script.purpose, writing.names),
      // A made-up scene with a real name in it would put words about facts that never were into the leader's mouth.
      script: tellOther(script.script, { ...writing.names, person: null }),
      adaptationTips: [
        ...writing.voice.take(MADE_UP, 1, (tip) => tip),
        ...(script.sbi
          ? writing.voice.take([FEEDBACK_TIP[writing.preferences.feedbackStyle]], 1, (tip) => tip)
          : []),
        ...script.adaptationTips.map((tip) => tellLeader(tip, writing.names)),
      ],
    }))
}

/** An answer that holds nothing but words to say. */
export const onlyScripts = (sampleScripts: Script[]): StructuredResponse => ({ ...NO_PARTS, sampleScripts })
