import { describe, expect, it } from 'vitest'
import { analyzeMessage } from './analyze-message.ts'

describe('the improved version does no harm', () => {
  const improve = (messageText: string) =>
    analyzeMessage({ communicationType: 'email', context: 'general', messageText }, { mutedRules: new Set() })
      .improvedVersion

  it.each([
    ['a condition', 'I see why, if you never want to work with us again.'],
    ['a concession', 'I understand that you never answer on Sundays.'],
    ['a word that is denied', 'Keep the doors open, but not literally!'],
    [
      'a joint at the beginning',
      'With regard to the roof of hall 2, it should be noted that tiles of that age break.',
    ],
  ])('to %s: “%s”', (_, given) => {
    expect(improve(given)).toBe(given)
  })

  it('cuts no sentence behind a clause that goes on', () => {
    const given =
      'When I think of the old hall and the smell of the paint on a cold morning in March I wonder whether it was all like that and well, and we have never had a hall since then that was half as good as the one that we left behind.'
    expect(improve(given)).not.toContain('and well.')
  })

  it('tears no amount apart where a block is broken up', () => {
    const line =
      'The bill for the boilers of the second hall came to us a week after the date that we had agreed on.'
    const given = `${line} ${line} ${line} The bank took Rs. 4,12,500 for it from the account of the second hall on that day. ${line}`
    expect(improve(given)).toContain('Rs. 4,12,500')
  })

  it('where several sentences hurt: none of them goes, and none stays beside a gap', () => {
    const text =
      'The gate of hall 2 was open on 3 May. It is expected that this will not happen again. The list was not signed. Somebody knows very well who it was.'
    const hurt = { chance: 0.999, hurt: 'passive-blame', spare: 0.99 } as const
    const calm = { chance: 0.001, hurt: 'open', spare: 0.1 } as const
    const { improvedVersion } = analyzeMessage(
      { communicationType: 'email', context: 'general', messageText: text },
      {
        mutedRules: new Set(),
        reading: {
          sentences: [calm, hurt, hurt, hurt],
          ratings: { tone: 0.3, clarity: 0.6, fitness: 0.5, overall: 0.3 },
        },
      },
    )
    expect(improvedVersion).toBe(text)
  })

  it('takes no apology for a hurt', () => {
    const text = 'I am ashamed of it and I did not sleep. Please forgive us for the lamps of 3 May.'
    const hurt = { chance: 0.999, hurt: 'guilt', spare: 0.99 } as const
    const { findings, improvedVersion } = analyzeMessage(
      { communicationType: 'email', context: 'general', messageText: text },
      {
        mutedRules: new Set(),
        reading: {
          sentences: [hurt, { ...hurt, chance: 0.001 }],
          ratings: { tone: 0.4, clarity: 0.6, fitness: 0.5, overall: 0.3 },
        },
      },
    )
    expect(findings.map(({ rule }) => rule)).not.toContain('guilt')
    expect(improvedVersion).toBe(text)
  })
})
