import type { CoachingPreferences, FRAMEWORKS } from '@lodestar/contract/preferences'
import type { Stage } from '../../playbooks/playbook.ts'

type Framework = (typeof FRAMEWORKS)[number]
/** A framework that leads through a session. */
export type SessionFramework = Exclude<Framework, 'SBI'>

interface Step {
  readonly stage: Stage
  /** The step's name in the framework's own words. */
  readonly label: string
}

const step = (stage: Stage, label: string): Step => ({ stage, label })

/**
 * The steps of each session framework in their true order, mapped on the stages the questions are written for.
 *
 * @see docs/coaching/frameworks.md for origins: Whitmore 1992 (GROW), Downey (TGROW), Hawkins (CLEAR), Jackson &
 * McKergow (OSKAR), Palmer 2007 (PRACTICE: seven steps, I and C are one), Zenger & Stinnett 2010 (FUEL: current
 * state before desired state).
 */
export const FRAMEWORK_STEPS: Readonly<Record<SessionFramework, readonly Step[]>> = {
  GROW: [step('aim', 'Goal'), step('now', 'Reality'), step('options', 'Options'), step('commit', 'Will')],
  TGROW: [
    step('agree', 'Topic'),
    step('aim', 'Goal'),
    step('now', 'Reality'),
    step('options', 'Options'),
    step('commit', 'Wrap-up'),
  ],
  CLEAR: [
    step('agree', 'Contracting'),
    step('now', 'Listening'),
    step('options', 'Exploring'),
    step('commit', 'Action'),
    step('review', 'Review'),
  ],
  OSKAR: [
    step('aim', 'Outcome'),
    step('now', 'Scaling'),
    step('options', 'Know-how'),
    step('commit', 'Affirm & Action'),
    step('review', 'Review'),
  ],
  PRACTICE: [
    step('now', 'Problem identification'),
    step('aim', 'Realistic, relevant goals'),
    step('options', 'Alternative solutions'),
    step('options', 'Consideration of consequences'),
    step('commit', 'Target most feasible solution'),
    step('commit', 'Implementation of chosen solution'),
    step('review', 'Evaluation'),
  ],
  FUEL: [
    step('agree', 'Frame the conversation'),
    step('now', 'Understand the current state'),
    step('aim', 'Explore the desired state'),
    step('commit', 'Lay out a success plan'),
  ],
}

/** The framework that leads a session: the first chosen one that is a way through a session. SBI shapes messages only. */
export function sessionFramework(
  preferences: Pick<CoachingPreferences, 'frameworkPreference'>,
): SessionFramework {
  return preferences.frameworkPreference.find((name): name is SessionFramework => name !== 'SBI') ?? 'GROW'
}

/** Where a conversation is: an index into its framework's steps, of which there are `count`. */
export function stepAt(framework: SessionFramework, index: number): Step & { index: number; count: number } {
  const steps = FRAMEWORK_STEPS[framework]
  const last = steps.length - 1
  const at = Math.min(Math.max(index, 0), last)
  return { ...(steps[at] ?? step('aim', 'Goal')), index: at, count: steps.length }
}
