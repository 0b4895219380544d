import { GOAL_CATEGORIES, GOAL_PRIORITIES, GOAL_STATUSES, type Goal } from '@lodestar/contract/goals'

export const CATEGORY_LABELS: Record<Goal['category'], string> = {
  communication: 'Communication',
  strategic_thinking: 'Strategic thinking',
  team_building: 'Team building',
  decision_making: 'Decision making',
  delegation: 'Delegation',
  conflict_resolution: 'Conflict resolution',
  vision_setting: 'Vision setting',
  emotional_intelligence: 'Emotional intelligence',
}
export const PRIORITY_LABELS: Record<Goal['priority'], string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}
export const STATUS_LABELS: Record<Goal['status'], string> = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
}

const listOptions = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

export const CATEGORY_OPTIONS = listOptions(GOAL_CATEGORIES, CATEGORY_LABELS)
export const PRIORITY_OPTIONS = listOptions(GOAL_PRIORITIES, PRIORITY_LABELS)
export const STATUS_OPTIONS = listOptions(GOAL_STATUSES, STATUS_LABELS)
