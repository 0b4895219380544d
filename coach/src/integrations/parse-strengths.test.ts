import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { parseStrengths } from './parse-strengths.ts'
import { DOMAINS, THEMES } from './strengths.data.ts'

function read(text: string, isChosen = false): Finding {
  const { finding } = parseStrengths(text, isChosen)
  if (!finding) throw new Error(`nothing found in ${text}`)
  return finding
}

describe('the 34 themes', () => {
  it('are 34 different ones, 9, 8, 9 and 8 to a domain', () => {
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(34)
    expect(DOMAINS.map((domain) => THEMES.filter((theme) => theme.domain === domain).length)).toEqual([
      9, 8, 9, 8,
    ])
  })

  it('are all recognized, in any case', () => {
    const all = THEMES.map(({ name }, at) => `${at + 1}. ${name}`)
    for (const text of [all.join('\n'), all.join('\n').toUpperCase(), all.join('  ')]) {
      const found = read(text)
      const [, rest = ''] = found.details
      expect(`${found.primaryProfile}, ${rest.replace('After them: ', '')}`).toBe(
        THEMES.map(({ name }) => name).join(', '),
      )
      expect(found.warnings).toEqual([])
    }
  })

  it('each have a motivator of their own, in our words', () => {
    expect(new Set(THEMES.map(({ motivator }) => motivator)).size).toBe(34)
  })
})

describe('a Strengths result', () => {
  it.each([
    [
      'numbers and signs',
      '1. Strategic®  2. Learner®  3. Relator®  4. Achiever®  5. Ideation®',
      'Strategic, Learner, Relator, Achiever, Ideation',
    ],
    [
      'lines',
      'Empathy\nDeveloper\nConnectedness\nInput\nBelief',
      'Empathy, Developer, Connectedness, Input, Belief',
    ],
    [
      'commas',
      'Woo, Includer, Arranger, Significance and Competition',
      'Woo, Includer, Arranger, Significance, Competition',
    ],
    [
      'ranks in disorder',
      '3. Focus\n1. Learner\n2. Input\n5. Relator\n4. Achiever',
      'Learner, Input, Focus, Achiever, Relator',
    ],
    [
      'ranks after the name',
      'Achiever\t3\nLearner\t1\nFocus\t2\nRelator\t5\nInput\t4',
      'Learner, Focus, Achiever, Input, Relator',
    ],
    [
      'texts between headings',
      '1. Input\nYou collect things.\n\n2. Context\nYou look back.\n\n3. Learner\nYou like to learn.',
      'Input, Context, Learner',
    ],
    [
      'a header before it',
      'J Doe | 03-14-2024\nHOW YOU CAN THRIVE\n1 Activator\n2 Woo\n3 Communication\n4 Positivity\n5 Maximizer',
      'Activator, Woo, Communication, Positivity, Maximizer',
    ],
    ['a theme of two words', 'Self Assurance, Self-Assurance, Command, Woo', 'Self-Assurance, Command, Woo'],
  ])('is read with %s', (_, text, themes) => {
    expect(read(text).primaryProfile).toBe(themes)
  })

  it('does not take the name of a domain for a theme', () => {
    expect(
      read('STRATEGIC THINKING: Learner, Context, Intellection\nEXECUTING: Focus, Discipline').primaryProfile,
    ).toBe('Learner, Context, Intellection, Focus, Discipline')
  })

  it.each([
    'We need more focus this quarter and better input from sales. In that context communication is a learner’s job too.',
    'Our values: belief, focus. The strategic plan says responsibility and discipline matter; the learner is at the center.',
    'I command respect with empathy. Harmony and discipline follow.',
    'Focus on the context, please.',
  ])('is not seen in ordinary prose, whatever was chosen: %s', (text) => {
    expect(parseStrengths(text, false).finding).toBeNull()
    expect(parseStrengths(text, true).finding).toBeNull()
  })

  it('is read from running text where it names the test, with less certainty and a note', () => {
    const found = read('In CliftonStrengths I lead with Learner, and my Achiever is close behind.')
    expect(found.primaryProfile).toBe('Learner, Achiever')
    expect(found.warnings).toContain(
      'The themes stand in running text, so their order may not be the ranking.',
    )
    expect(found.confidence).toBeLessThan(read('CliftonStrengths: 1. Learner 2. Achiever').confidence)
  })

  it('needs the English names, and says so', () => {
    const german = '1. Leistungsorientierung\n2. Wissbegier\n3. Strategie\n4. Fokus\n5. Bindungsfähigkeit'
    expect(parseStrengths(german, true)).toEqual({
      finding: null,
      reason:
        'It reads like a Strengths result, but no theme names were found. They must be the English names.',
    })
    const mixed = '1. Learner\n2. Achiever\n3. Strategie\n4. Fokus\n5. Relator'
    expect(read(mixed).warnings).toContain(
      'The list has 2 more entries that are no theme under its English name.',
    )
  })

  it('notes what is missing: a full five, and numbers', () => {
    expect(read('Learner, Achiever, Input').warnings).toEqual([
      'Only 3 themes were found; a result has at least five.',
      'The themes carry no numbers, so the order of the text was taken as the ranking.',
    ])
  })
})

it('is surer of a numbered list than of a plain one, of five than of three, of all 34 than of five', () => {
  const five = ['Learner', 'Achiever', 'Input', 'Focus', 'Woo']
  const number = (names: string[]) => names.map((name, at) => `${at + 1}. ${name}`).join('\n')
  const [three, plain, numbered, all] = [
    five.slice(0, 3).join(', '),
    five.join(', '),
    number(five),
    number(THEMES.map(({ name }) => name)),
  ].map((text) => read(text).confidence)
  expect(plain).toBeGreaterThan(three ?? 1)
  expect(numbered).toBeGreaterThan(plain ?? 1)
  expect(all).toBeGreaterThan(numbered ?? 1)
})

it.each([
  ['Achiever, Focus, Discipline, Woo, Input', 'Directive'],
  ['Woo, Command, Activator, Focus, Input', 'Coaching'],
  ['Empathy, Harmony, Includer, Woo, Input', 'Supportive'],
  ['Strategic, Learner, Input, Woo, Focus', 'Delegating'],
  ['Empathy, Achiever, Command, Input, Harmony', 'Supportive'],
])('the leading domain of %s often starts from a %s style', (themes, style) => {
  expect(read(themes).leadershipStyle).toBe(style)
})

it('gives one motivator for each of the first five themes', () => {
  expect(read('Learner, Achiever, Input, Focus, Woo, Command').motivators).toEqual([
    'Learning something new',
    'Getting something done every day',
    'Collecting what may be of use',
    'One clear aim at a time',
    'Meeting new people',
  ])
})
