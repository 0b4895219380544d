import { LONGEST_TRANSCRIPT } from '@lodestar/contract/transcript'
import { describe, expect, it } from 'vitest'
import { readTranscript } from './transcript.ts'

const read = (text: string, me: string | null = null) => {
  const reading = readTranscript(text, me)
  if (!reading) throw new Error('nobody speaks in it')
  return reading
}
const names = (text: string) => read(text).speakers.map(({ name }) => name)
const owners = (text: string) => read(text).steps.map(({ owner, quote }) => `${owner}: ${quote}`)

describe('who speaks', () => {
  it.each([
    'Ana: Yes.\nMarco: No.',
    '**Ana:** Yes.\n**Marco:** No.',
    '[00:12:03] Ana: Yes.\n[00:12:05] Marco: No.',
    '(0:03) Ana: Yes.\n(0:05) Marco: No.',
    'Ana (0:03): Yes.\nMarco (0:05): No.',
    'Ana [00:00:03]: Yes.\nMarco [00:00:05]: No.',
    '[Ana] 14:00:03\nYes.\n[Marco] 14:00:05\nNo.',
    'Ana   0:03\nYes.\n\nMarco   0:05\nNo.',
    'Ana\t00:03\tYes.\nMarco\t00:05\tNo.',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Yes.</v>\n\n00:02.000 --> 00:03.000\n<v Marco>No.</v>',
    'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ana>Yes.</v> <v Marco>No.</v>',
    '1\n00:00:01,000 --> 00:00:02,000\nAna: Yes.\n\n2\n00:00:02,000 --> 00:00:03,000\nMarco: No.',
    '0:0:1.0 --> 0:0:2.0\nAna\nYes.\n0:0:2.0 --> 0:0:3.0\nMarco\nNo.',
    '\uFEFFAna: Yes.\r\nMarco: No.\r\n',
  ])('is read from %j', (text) => {
    expect(names(text).toSorted()).toEqual(['Ana', 'Marco'])
    expect(read(text).speakers.map(({ words }) => words)).toEqual([1, 1])
  })

  it('is nobody whose words only stand before a colon', () => {
    expect(
      names('Ana: Look.\nNote: it is late\nhttps://example.com: here\nthe plan is this: we go\nMarco: Fine.'),
    ).toEqual(['Ana', 'Marco'])
  })

  it('is told from names without capitals where they come again', () => {
    expect(names('ana: yes\nmarco: no\nana: why\nmarco: so').toSorted()).toEqual(['ana', 'marco'])
  })

  it('is not guessed: a text without speakers, or with one, is none', () => {
    for (const text of [
      'We met and talked about the release.',
      'Ana: I spoke alone.',
      '',
      '::::',
      '00:00 --> 00:01',
    ])
      expect(readTranscript(text, null)).toBeNull()
  })
})

describe('what is counted', () => {
  it('says what shares are of: both times, beginnings, or words where the times go back or stand for minutes', () => {
    const basis = (text: string) => read(text).basis
    expect(basis('[00:00:01] Ana: Yes.\n[00:00:05] Marco: No.')).toBe('starts')
    expect(basis('[00:00:09] Ana: Yes.\n[00:00:05] Marco: No.')).toBe('words')
    expect(basis('10:03 AM Ana: Yes.\n10:05 AM Marco: No.')).toBe('words')
    expect(basis('Ana: Yes.\n[00:00:05] Marco: No.')).toBe('words')
    expect(basis('WEBVTT\n\n00:01.000 --> 00:02.000\nAna: Yes.\n\n00:02.000 --> 00:03.000\nMarco: No.')).toBe(
      'times',
    )
  })

  it('tells open questions from those that a word answers', () => {
    const open = ['What do you think?', 'Ana, how do you see it?', 'Why?', 'Can you tell me what happened?']
    const closed = [
      'How many are there?',
      'Is it done?',
      'Right?',
      'Why don’t we stop?',
      'What time is it?',
      'Who?',
    ]
    const asked = (question: string) =>
      read(`Ana: ${question}\nMarco: Well.`).speakers.find(({ name }) => name === 'Ana')
    for (const question of open) expect(asked(question), question).toMatchObject({ open: 1, closed: 0 })
    for (const question of closed) expect(asked(question), question).toMatchObject({ open: 0, closed: 1 })
  })

  it('says how sure an interruption is, and takes a murmur for none', () => {
    const cue = (from: string, to: string, said: string) => `00:${from} --> 00:${to}\n${said}\n`
    const overlapping = [
      'WEBVTT',
      cue('01.000', '05.000', 'Ana: I want'),
      cue('04.000', '06.000', 'Marco: No way.'),
    ]
    expect(read(overlapping.join('\n\n')).interruptions).toMatchObject([
      { how: 'overlap', before: { speaker: 'Ana' }, after: { speaker: 'Marco', quote: 'No way.' } },
    ])
    expect(read('Ana: I want —\nMarco: No way.').interruptions).toMatchObject([{ how: 'broken-off' }])
    expect(read('Ana: I want —\nMarco: Mm-hm, yeah.\nAna: to go.').interruptions).toEqual([])
    expect(read('Ana: I want -- as you know -- to go.\nMarco: No.').interruptions).toEqual([])
  })

  it('gives a next step to who takes it on: who says so, who is named, who was asked and said yes', () => {
    expect(owners("Ana: I'll send it by Friday.\nMarco: Good.")).toEqual(["Ana: I'll send it by Friday."])
    expect(owners('Ana: Marco will call them.\nMarco: Fine.')).toEqual(['Marco: Marco will call them.'])
    expect(owners('Ana: Marco, can you check it?\nMarco: Sure.')).toEqual(['Marco: Marco, can you check it?'])
    expect(owners('Ana: Marco, can you check it?\nMarco: No, I have no time.')).toEqual([])
    expect(owners("Ana: If they answer, I'll call.\nMarco: Well, I'll be honest, it is late.")).toEqual([])
  })

  it('takes no question and no "not yet" for a decision', () => {
    const decided = (said: string) => read(`Ana: ${said}\nMarco: Well.`).decisions.length
    expect(decided("We'll go with the second one.")).toBe(1)
    expect(decided('Shall we go with the second one?')).toBe(0)
    expect(decided("We haven't decided anything yet.")).toBe(0)
    expect(decided('We should go with the second one some day.')).toBe(0)
  })

  it.each([
    'From next week on, everybody books the room themselves.',
    'Okay, so we cancel the trip.',
    'Then we pay them half.',
  ])('hears a decision that is told in the present, without a word of deciding: %s', (said) => {
    expect(read(`Ana: ${said}\nMarco: Fine.`).decisions).toHaveLength(1)
  })

  it.each([
    'We start at nine every day.',
    'Then we lost the client.',
    'Then we are late.',
    'From Monday to Wednesday I am away.',
    'Do we cancel the trip?',
    'If it rains we cancel the trip.',
    'We usually keep the notes.',
    'Then we would pay them half.',
  ])('takes no habit, story, condition or question for one: %s', (said) => {
    expect(read(`Ana: ${said}\nMarco: Fine.`).decisions).toEqual([])
  })
})

describe('one thing to try', () => {
  const advise = (text: string, me: string) => read(text, me).next

  it('waits until it is known who the leader is', () => {
    const text = 'Ana: What now?\nMarco: Well.'
    expect(read(text)).toMatchObject({ me: null, next: null })
    expect(read(text, 'Somebody else')).toMatchObject({ me: null, next: null })
    expect(advise(text, 'Ana')?.advice).toMatch(/\w/)
  })

  it('names what weighs most, with the line it comes from', () => {
    const interrupting = 'Kai: I want —\nBoss: No.\nBoss: Not so.\nKai: They said —\nBoss: I know. Go.'
    expect(advise(interrupting, 'Boss')).toMatchObject({ line: null })
    const twice = 'Kai: I want —\nBoss: Not so.\nKai: They said —\nBoss: I know it. Go.'
    expect(advise(twice, 'Boss')).toMatchObject({
      advice: expect.stringContaining('2 times'),
      line: { quote: 'I want —' },
    })
    const long = `Boss: ${'We have a plan and it is good. '.repeat(9)}\nKai: Yes, it is.\nMei: Good.`
    expect(advise(long, 'Boss')?.advice).toContain('ask Mei')
    const closed =
      'Boss: Is it done?\nKai: Nearly, the last part needs a day more.\nBoss: Did you ask Mei?\nKai: Twice, and she is away until Monday.'
    expect(advise(closed, 'Boss')).toMatchObject({ line: { quote: 'Is it done?' } })
  })
})

it('is read to the end at its longest, also where a line is nothing but gaps, dashes or murmurs', () => {
  const fill = (piece: string) =>
    `Ana: Yes.\nMarco: No.\n${piece.repeat(LONGEST_TRANSCRIPT / piece.length - 10)}`
  for (const piece of [
    ' ',
    'm',
    'a: ',
    'Ana  0:03 ',
    '- ',
    'no ',
    'Ana: I will send it?\n',
    '?',
    '<v ',
    '[',
    '0:00 --> 0:01\n',
    'A B C D E F:\n',
  ])
    expect(() => readTranscript(fill(piece), 'Ana')).not.toThrow()
})
