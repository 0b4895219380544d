import { describe, expect, it } from 'vitest'
import { CENTERS, ENNEAGRAM_TYPES } from './enneagram.data.ts'
import { isNeighbor } from './enneagram-type.ts'
import type { Finding } from './finding.ts'
import { parseEnneagram } from './parse-enneagram.ts'

function read(text: string, isChosen = false): Finding {
  const { finding } = parseEnneagram(text, isChosen)
  if (!finding) throw new Error(`nothing found in ${text}`)
  return finding
}
const NINE =
  'Type 1: 14  Type 2: 9  Type 3: 21  Type 4: 11  Type 5: 12  Type 6: 10  Type 7: 15  Type 8: 28  Type 9: 12'

describe('an Enneagram result', () => {
  it.each([
    ['Type 8w7 (Challenger), sx/so, tritype 8-5-3', 'Type 8w7'],
    ['4w5 sp/sx 459', 'Type 4w5'],
    ['Enneagram Type 3', 'Type 3'],
    ["I'm an Enneagram six with a five wing", 'Type 6w5'],
    ['Type Seven, The Enthusiast\nWing: 6', 'Type 7w6'],
    ['Type: 5 (Investigator)', 'Type 5'],
    ['My result is the Peacemaker on the enneagram', 'Type 9'],
    [NINE, 'Type 8'],
    ['Reformer 25\nHelper 12\nAchiever 17\nIndividualist 9\nInvestigator 21', 'Type 1'],
    [
      '1 - The Reformer - 55\n2 - The Helper - 71\n3 - The Achiever - 48\n4 - The Individualist - 92\n5 - The Investigator - 60',
      'Type 4',
    ],
  ])('is read: %s', (text, type) => {
    expect(read(text).primaryProfile).toBe(type)
  })

  it.each([
    'He was diagnosed with type 2 diabetes last spring.',
    'A type 1 error is a false positive; a type 2 error is a false negative.',
    'Use 5w30 oil, part 5w8-x.',
    'The challenger won; the helper and the peacemaker went home.',
    'Hypervisors of type 1 and type 2.',
  ])('is not seen in: %s', (text) => {
    expect(parseEnneagram(text, false).finding).toBeNull()
    expect(parseEnneagram(text, true).finding).toBeNull()
  })

  it('takes a bare type only from somebody who chose it and pasted nothing else', () => {
    expect(parseEnneagram('Type 8', false).finding).toBeNull()
    expect(read('Type 8', true).primaryProfile).toBe('Type 8')
    expect(parseEnneagram('type 8 was in the report, with type 2 diabetes', true).finding).toBeNull()
  })

  it('says what is missing where it names the test only', () => {
    expect(parseEnneagram('I like the Enneagram', true)).toMatchObject({
      reason: 'It speaks of the Enneagram but holds neither a type nor scores.',
    })
  })
})

describe('a wing', () => {
  it('stands next to its type on the circle, 9 beside 1', () => {
    const wings = ENNEAGRAM_TYPES.map((type) => ENNEAGRAM_TYPES.filter((one) => isNeighbor(type, one)))
    expect(wings).toEqual([
      [2, 9],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
      [6, 8],
      [7, 9],
      [1, 8],
    ])
    expect(read('9w1').primaryProfile).toBe('Type 9w1')
    expect(read('1w9').primaryProfile).toBe('Type 1w9')
  })

  it('that cannot be is left out with a warning, and makes the reading less sure', () => {
    const found = read('Enneagram: 5w8')
    expect(found.primaryProfile).toBe('Type 5')
    expect(found.warnings).toEqual([
      'A wing stands next to its type, so 5w8 cannot be: only type 5 was taken.',
    ])
    expect(found.confidence).toBeLessThan(read('Enneagram: 5w6').confidence)
  })
})

describe('the scores of the nine types', () => {
  it('name a near tie', () => {
    expect(read(NINE.replace('28', '22')).warnings).toEqual([
      'Types 8 and 3 score nearly the same (22 and 21): read about both.',
    ])
    expect(read(NINE).warnings).toEqual([])
  })

  it('are kept as pasted and drawn against the highest', () => {
    const { details, scores } = read(NINE)
    expect(details).toContain(
      'Scores: type 1 14, type 2 9, type 3 21, type 4 11, type 5 12, type 6 10, type 7 15, type 8 28, type 9 12',
    )
    expect(scores[0]?.values[7]).toEqual({ name: 'Type 8', share: 1 })
    expect(scores[0]?.values[2]).toEqual({ name: 'Type 3', share: 0.75 })
  })

  it('that contradict the stated type are named, and the stated type is kept', () => {
    const found = read(`Enneagram type: 4\n${NINE}`)
    expect(found.primaryProfile).toBe('Type 4')
    expect(found.warnings[0]).toMatch(/^The scores are highest for type 8, but the text states type 4/)
  })

  it('that are not all there are counted', () => {
    expect(read('Reformer 25\nHelper 12\nAchiever 17\nIndividualist 9\nInvestigator 20').warnings).toContain(
      'Scores were found for 5 of the nine types.',
    )
  })
})

it('keeps a tritype only with one type of each center, and instincts', () => {
  expect(read('8w7, tritype 8-5-3, sx/so').details).toEqual([
    'Wing: 7',
    'Center: gut',
    'Tritype: 8-5-3',
    'Instincts: sx/so',
  ])
  expect(read('8w7, tritype 8-9-1').details).toEqual(['Wing: 7', 'Center: gut'])
})

it('knows three centers of three types', () => {
  expect(CENTERS.flatMap(({ types }) => types).toSorted()).toEqual([...ENNEAGRAM_TYPES])
})

it('is surer of a type with wing and nickname than of a type, and of both with scores', () => {
  const [bare, typed, winged, scored] = [
    'Type 8',
    'Enneagram Type 8',
    'Enneagram Type 8w7 (Challenger)',
    `Enneagram Type 8w7 (Challenger) ${NINE}`,
  ].map((text) => read(text, true).confidence)
  expect(typed).toBeGreaterThan(bare ?? 1)
  expect(winged).toBeGreaterThan(typed ?? 1)
  expect(scored).toBeGreaterThan(winged ?? 1)
})

it('gives each type motivators and a style to check', () => {
  for (const type of ENNEAGRAM_TYPES) {
    const found = read(`Enneagram type ${type}`)
    expect(found.motivators.length).toBeGreaterThanOrEqual(3)
    expect(['Directive', 'Coaching', 'Supportive', 'Delegating']).toContain(found.leadershipStyle)
  }
})
