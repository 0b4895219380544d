import type { Case } from '@lodestar/contract/case'
import type { Correct } from '../coaching-case/use-correct-case.ts'
import { Chips } from './chips.tsx'

const OPTIONS = [
  { value: '10-minutes', label: '10 min' },
  { value: 'today', label: 'today' },
  { value: 'this-week', label: 'this week' },
] as const

/** How much time there is, in a word; undefined while nobody has said. */
export const nameTime = (time: Case['time']): string | undefined =>
  OPTIONS.find(({ value }) => value === time)?.label

/** How much time the leader has until they need it; the chosen one again clears it. */
export const TimeChips = ({ time, correct }: { time: Case['time']; correct: Correct }) => (
  <Chips<Case['time']>
    label="How much time you have"
    options={OPTIONS}
    value={time}
    onChoose={(chosen) => correct({ change: 'time', time: chosen === time ? null : chosen })}
  />
)
