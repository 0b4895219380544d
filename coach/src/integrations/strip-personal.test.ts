import { describe, expect, it } from 'vitest'
import { parseAssessment } from './parse-assessment.ts'
import { stripPersonal } from './strip-personal.ts'

describe('what is taken out of a pasted text', () => {
  it.each([
    ['Prepared for: Jordan Ellis\nStyle: Di', 'Prepared for: [name]\nStyle: Di'],
    ['J Doe | HOW YOU CAN THRIVE', '[name] | HOW YOU CAN THRIVE'],
    ['JANE DOE - DISC Report', '[name] - DISC Report'],
    ['Name: marco rossi\nType: ENFJ', 'Name: [name]\nType: ENFJ'],
    ['My coach Marta says I am an Enneagram six', 'My coach [name] says I am an Enneagram six'],
    ['Dear Sam, your profile is ready', 'Dear [name], your profile is ready'],
    ['Priya and Anna-Lena O’Neil think so too', '[name] and [name] think so too'],
    ['Dr. Björn Åkesson read it', 'Dr. [name] read it'],
    ['{"name":"Lee Chan","scores":{"D":12}}', '{"name":"[name]","scores":{"D":12}}'],
    ['{"name": "lee"}', '{"name": "[name]"}'],
    ['Name,Email,Theme 1\nPat Lee,pat.lee@example.org,Harmony', 'Name,Email,Theme 1\n[name],[email],Harmony'],
  ])('names: %s', (text, kept) => {
    expect(stripPersonal(text)).toBe(kept)
  })

  it.each([
    ['write to a.b+c@mail.example.org today', 'write to [email] today'],
    ['see https://results.example.com/u/8812?t=x for more', 'see [link] for more'],
    ['call +44 20 7946 0958', 'call [phone]'],
    ['call (555) 123-4567', 'call [phone]'],
  ])('addresses: %s', (text, kept) => {
    expect(stripPersonal(text)).toBe(kept)
  })

  it.each([
    ['2024-03-14', '[date]'],
    ['2024-03-14T09:30:00Z', '[date]'],
    ['03/14/2024 10:32', '[date]'],
    ['14.03.24', '[date]'],
    ['March 14, 2024', '[date]'],
    ['14 March 2024', '[date]'],
    ['the 3rd of May', 'the [date]'],
    ['Jan 2019', '[date]'],
    ['in 2019', 'in [date]'],
  ])('dates: %s', (text, kept) => {
    expect(stripPersonal(text)).toBe(kept)
  })
})

describe('what stays in a pasted text', () => {
  it.each([
    'Your DISC style: Di   |  D 78  I 61  S 22  C 35',
    'Natural: D=62 I=71 S=40 C=25\nAdapted: D=48 I=66 S=52 C=37',
    'INTJ-A  Introverted 72%  Intuitive 64%  Thinking 58%  Judging 81%',
    'Type 8w7 (Challenger), sx/so, tritype 8-5-3',
    '1. Strategic®  2. Learner®  3. Relator®  4. Achiever®  5. Ideation®',
    'STRATEGIC THINKING: Learner, Context, Intellection\nEXECUTING: Focus, Discipline',
    '{"name":"Learner","rank":1,"domain":"Strategic Thinking"}',
    'D/I/S/C: 12/30/88/71',
    'Most 4 3 9 8, Least 11 10 2 3',
  ])('is the result itself: %s', (text) => {
    expect(stripPersonal(text)).toBe(text)
  })

  it('reads the same as before', () => {
    const text =
      'Prepared for: Jordan Ellis\nCompleted: 03/14/2024\nNatural Style\nDominance 22\nInfluence 48\nSteadiness 81\nConscientiousness 67'
    expect(parseAssessment(stripPersonal(text), 'disc')).toEqual(parseAssessment(text, 'disc'))
  })

  it('is changed no more the second time', () => {
    const once = stripPersonal('Jane Doe, jane@example.org, 3 May 2024: ENFJ, call +44 20 7946 0958.')
    expect(stripPersonal(once)).toBe(once)
    expect(once).toBe('[name], [email], [date]: ENFJ, call [phone].')
  })
})
