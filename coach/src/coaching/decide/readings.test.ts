import { describe, expect, it } from 'vitest'
import { PLAYBOOKS } from '../../testing/conversation.ts'
import { pickReading } from './readings.ts'

const PRESUMING = PLAYBOOKS.flatMap((playbook) =>
  playbook.readings
    .filter(({ presumes }) => presumes === 'earlier-talk')
    .map((reading) => [`${playbook.key}/${reading.key}`, playbook, reading] as const),
)

describe('a reading that presumes an earlier talk', () => {
  it('is one whose playbook says so', () => {
    expect(PRESUMING.map(([name]) => name)).toEqual([
      'apologizing/not-believed',
      'bad-news/aftermath',
      'giving-feedback/it-bounces',
      'lateness/promised-before',
      'letting-go/team-after',
      'pay-and-promotion/pulled-back',
      'recognition/does-not-land',
      'underperformance/overdue-decision',
    ])
  })

  it.each(PRESUMING)(
    '%s is found by its signs, but never where the leader has said nothing',
    (_name, playbook, reading) => {
      const told = reading.signs.join(' ')
      const pick = (hasSaidNothing: boolean) =>
        pickReading(playbook, { told, toldMeaning: undefined, hasSaidNothing }, new Map())?.key
      expect(pick(false)).toBe(reading.key)
      expect(pick(true)).not.toBe(reading.key)
    },
  )
})
