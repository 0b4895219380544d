import { COMMUNICATION_CONTEXTS, COMMUNICATION_TYPES } from '@lodestar/contract/communication'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrammarFinding, MessageRequest } from './analysis.ts'
import { analyzeMessage } from './analyze-message.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'

const NOTHING_MUTED: ReadonlySet<string> = new Set()
const analyze = (messageText: string, given: Partial<MessageRequest> = {}, grammar?: GrammarFinding[]) =>
  analyzeMessage(
    { communicationType: 'email', context: 'general', messageText, ...given },
    { mutedRules: NOTHING_MUTED, grammar },
  )
const rulesIn = (messageText: string, given: Partial<MessageRequest> = {}) =>
  new Set(analyze(messageText, given).findings.map(({ rule }) => rule))
const improve = (messageText: string, given: Partial<MessageRequest> = {}) =>
  analyze(messageText, given).improvedVersion

const FACTS = [
  'Priya',
  'Halvorsen & Sons',
  '$12,400',
  '3 pm',
  'November 26',
  'https://example.com/drafts/42?v=7',
  'ada@example.com',
  '"you never listen"',
  '30%',
] as const
const PHRASES = [
  'You never send the numbers on time',
  'You forgot to update the tracker for',
  'Why didn’t you call',
  'Per my last email, I need the report about',
  'Send me the figures for',
  'I need you to fix the page for',
  'In order to close the quarter we need',
  'It should be noted that due to the fact that we wait for',
  'As usual nobody answered',
  'Are you kidding me?',
  'This is totally unacceptable,',
  'PLEASE do it NOW!!!',
  'Thank you for the help with',
  'Could you send the slides to',
  'Someone should look into',
  'I was wondering if maybe you could possibly just have a look at',
  'Who the hell approved',
  'We agreed on it, and the client was happy, but we still have to wait for the answer of',
  'You are lazy.',
  'the meeting with',
  'pls let me know about',
  'Let me know about',
  'I am sick and tired of cleaning up after',
  'I have had enough of your excuses about',
  'We look like idiots in front of',
  'Is reading too much to ask?',
  'How hard can it be?',
  'Don’t bother calling',
  'Fix it today or I will take this to',
  'Stop it or else.',
  'You need to change or there will be consequences.',
  'Everyone thinks so.',
  'Great job, as always.',
  'Thanks for nothing,',
  'Unfortunately we cannot meet',
  'Any chance you could maybe look at',
  'sorry to bother you lol',
]
const ENDS = ['. ', '! ', '? ', '.\n\n', '\n', ' and ', ', but ']
const anyMessage = fc
  .array(fc.tuple(fc.constantFrom(...PHRASES), fc.constantFrom(...FACTS, ''), fc.constantFrom(...ENDS)), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.map(([phrase, fact, end]) => `${phrase} ${fact}`.trim() + end).join(''))
const anyRequest = fc.record({
  communicationType: fc.constantFrom(...COMMUNICATION_TYPES),
  context: fc.constantFrom(...COMMUNICATION_CONTEXTS),
  messageText: anyMessage,
})
const countOf = (text: string, part: string) => text.split(part).length - 1
const SCORES = ['overallScore', 'clarity', 'tone', 'professionalism'] as const

const ANGRY = `Mark,

I am sick and tired of cleaning up after you. You always forget to update the vaccine log and I look like an idiot in front of the auditors AGAIN. I sent you the procedure on Monday. Or is reading too much to ask? How hard can it be?

Everyone thinks so. You need to change or there will be consequences.

Fix it today or I will take this to Susanne. Don't bother calling.

Thanks for nothing,
Dana`
describe('an analysis', () => {
  it('scores any text between 0 and 1, and marks only what is in it [R3-32]', () => {
    const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), anyMessage)
    fc.assert(
      fc.property(anyText, fc.constantFrom(...COMMUNICATION_TYPES), (text, communicationType) => {
        const analysis = analyze(text, { communicationType })
        for (const score of SCORES) {
          expect(analysis[score]).toBeGreaterThanOrEqual(0)
          expect(analysis[score]).toBeLessThanOrEqual(1)
        }
        for (const { start, end } of analysis.findings) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is the same for the same message', () => {
    fc.assert(
      fc.property(anyRequest, ({ messageText, ...given }) => {
        expect(analyze(messageText, given)).toEqual(analyze(messageText, given))
      }),
      { numRuns: 30 },
    )
  })

  it('has changes that ascend, do not overlap, and make up the improved version', () => {
    fc.assert(
      fc.property(anyRequest, ({ messageText, ...given }) => {
        const { changes, improvedVersion } = analyze(messageText, given)
        for (const [at, { start, end }] of changes.entries()) {
          expect(start).toBeLessThanOrEqual(end)
          expect(start).toBeGreaterThanOrEqual(changes[at - 1]?.end ?? 0)
        }
        expect(applyChanges(messageText, changes)).toBe(improvedVersion)
      }),
      { numRuns: 150 },
    )
  })

  it('leaves every name, number, date, quotation and link as it is', () => {
    fc.assert(
      fc.property(anyRequest, ({ messageText, ...given }) => {
        const improved = improve(messageText, given)
        for (const fact of FACTS) expect(countOf(improved, fact)).toBe(countOf(messageText, fact))
        expect(improved.match(/\d+/g) ?? []).toEqual(messageText.match(/\d+/g) ?? [])
      }),
      { numRuns: 300 },
    )
  })

  it('never makes a version that its own scores find worse', () => {
    fc.assert(
      fc.property(anyRequest, ({ messageText, ...given }) => {
        const before = analyze(messageText, given)
        const after = analyze(before.improvedVersion, given)
        for (const score of SCORES) expect(after[score]).toBeGreaterThanOrEqual(before[score])
      }),
      { numRuns: 300 },
    )
  })

  it('says at most three strengths, areas and suggestions, and at least one strength [R3-34]', () => {
    fc.assert(
      fc.property(anyRequest, ({ messageText, ...given }) => {
        const { keyStrengths, areasForImprovement, suggestions } = analyze(messageText, given)
        expect(keyStrengths.length).toBeGreaterThan(0)
        for (const texts of [keyStrengths, areasForImprovement, suggestions])
          expect(texts.length).toBeLessThanOrEqual(3)
        expect(suggestions).toHaveLength(areasForImprovement.length)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['says when', 'Could you send me the March figures by Friday? The board meets on Monday.', true],
    ['only presses', 'Could you send me the March figures ASAP? The board meets on Friday.', false],
    ['names nobody', 'The release is on Friday. Someone should check the page. Could you tell me?', false],
    ['hides its request', 'Could you maybe possibly just perhaps look at it by Friday?', false],
  ])(
    'praises a message that %s for what it asks only where no finding says the opposite',
    (_, text, holds) => {
      const { keyStrengths } = analyze(text)
      expect(keyStrengths.includes('It says what you want and when.')).toBe(holds)
    },
  )

  it('has no score that humbles its writer: none is below 5 %', () => {
    const { improvedVersion: _, ...worst } = analyze(ANGRY, { subject: 'Your mess AGAIN' })
    for (const score of SCORES) expect(worst[score]).toBeGreaterThanOrEqual(0.05)
    expect(worst.tone).toBe(0.05)
  })

  it('shows what only its writer knows beside the words it means, and puts no question into the message', () => {
    const text = 'In Monday’s review you interrupted Ana twice. Please let her finish.'
    const { findings, improvedVersion } = analyze(text, { communicationType: 'feedback' })
    expect(findings.map(({ replacement }) => replacement)).toContain(
      "In Monday's review you interrupted Ana twice. [What did it lead to?]",
    )
    expect(improvedVersion).toBe(text)
  })

  it('leaves out a rule that its user has muted', () => {
    const text = 'Hi Ada,\n\nYou forgot to update the tracker. Could you do it by Friday?\n\nThanks,\nLee'
    expect(rulesIn(text)).toContain('blame')
    const muted = analyzeMessage(
      { communicationType: 'email', context: 'general', messageText: text },
      { mutedRules: new Set(['blame']) },
    )
    expect(muted.findings.map(({ rule }) => rule)).not.toContain('blame')
    expect(muted.improvedVersion).toBe(text)
    expect(muted.tone).toBeGreaterThan(analyze(text).tone)
  })
})

describe('scores', () => {
  const POLITE = 'Hi Ada,\n\nCould you send me the March figures by Friday? Thank you for your help.\n\nLee'
  const RUDE = 'Ada, you never send anything on time. Send me the March figures now. I am sick of asking.'

  it('put a polite request above a rude one in tone, and in all', () => {
    expect(analyze(POLITE).tone).toBeGreaterThan(analyze(RUDE).tone + 0.4)
    expect(analyze(POLITE).overallScore).toBeGreaterThan(analyze(RUDE).overallScore + 0.3)
  })

  it('put a plain sentence above a wordy one in clarity', () => {
    const plain = 'We need your decision by Friday, because the contract ends on 30 June.'
    const wordy =
      'It should be noted that in order to facilitate the finalization of the aforementioned contract, which ends on 30 June, it is of the utmost importance that a decision be reached on your part by Friday.'
    expect(analyze(plain).clarity).toBeGreaterThan(analyze(wordy).clarity + 0.2)
  })

  it('judge for the channel: what suits a chat to a peer is too casual for a letter to a client', () => {
    const text = 'hey Lin, got your draft, looks great! gonna read the rest after lunch :)'
    const chat = analyze(text, { communicationType: 'chat', context: 'peer_collaboration' })
    const letter = analyze(text, { communicationType: 'formal_letter', context: 'client_communication' })
    expect(chat.professionalism).toBeGreaterThan(letter.professionalism + 0.3)
    expect(chat.findings).toEqual([])
  })

  it('find feedback clearer that names situation, behavior and impact', () => {
    const given = { communicationType: 'feedback', context: 'performance_discussion' } as const
    const whole =
      'In Monday’s client call you summarized the three open points, so we did not need a second meeting.'
    const vague = 'Good job this quarter. Keep it up, you are a great colleague to work with for all of us.'
    expect(analyze(whole, given).clarity).toBeGreaterThan(analyze(vague, given).clarity + 0.15)
    expect(analyze(whole, given).findings).toEqual([])
  })

  it('take mistakes of grammar for less professional, and mend them', () => {
    const text = 'Hello Ms. Berg, the report are ready and I will send it on Friday.'
    const at = text.indexOf('are')
    const slip = { start: at, end: at + 3, replacement: 'is', message: 'Use “is”.', kind: 'Agreement' }
    expect(analyze(text, {}, [slip]).professionalism).toBeLessThan(analyze(text).professionalism)
    expect(analyze(text, {}, [slip]).improvedVersion).toBe(
      'Hello Ms. Berg, the report is ready and I will send it on Friday.',
    )
  })

  it('are muted one rule of language at a time', () => {
    const text = 'The reports is on the tabel.'
    const slip = { start: 22, end: 27, replacement: 'table', message: 'Spelling', kind: 'Spelling' }
    const improve = (...muted: string[]) =>
      analyzeMessage(
        { communicationType: 'email', context: 'team_update', messageText: text },
        { mutedRules: new Set(muted), grammar: [slip] },
      ).improvedVersion
    expect(improve()).toBe('The reports are on the table.')
    expect(improve('spelling')).toBe('The reports are on the tabel.')
    expect(improve('agreement')).toBe('The reports is on the table.')
  })

  it('do not take a capitalized name for a misspelling', () => {
    const text = 'Hello Ms. Przybylski, the report is ready and I will send it on Friday.'
    const at = text.indexOf('Przy')
    const slip = { start: at, end: at + 10, replacement: 'Przybyl', message: 'Spelling', kind: 'Spelling' }
    expect(analyze(text, {}, [slip])).toEqual(analyze(text))
  })
})

describe('findings', () => {
  it.each([
    ['insult', 'Are you kidding me? I sent this on Monday.'],
    ['threat', 'Fix the page by noon, or I will find someone who can.'],
    ['profanity', 'Who the hell approved the budget?'],
    ['blame', 'You failed to send me the report on Friday.'],
    ['sarcasm', 'Thanks for finally answering my question about the lease.'],
    ['sarcasm', 'I sent the procedure on Monday. Or is reading too much to ask?'],
    ['sarcasm', 'You forgot the file. I am fed up with it. Great job, as always.'],
    ['anger', 'I am sick and tired of cleaning up after you.'],
    ['anger', 'I am fed up with the excuses about the roster.'],
    ['anger', 'We have had enough of your promises.'],
    ['threat', 'You need to be here at 8 or there will be consequences.'],
    ['threat', 'Send the lease by Friday or else.'],
    ['hearsay', 'The handover is slow. Everyone thinks so.'],
    ['dismissal', 'Don’t bother calling.'],
    ['passive-aggression', 'As per my last email, the lease ends in May.'],
    ['absolute', 'Nobody ever tells me when the plan changes.'],
    ['demand', 'Send me the lease by Friday.'],
    ['dismissal', 'Calm down, the release is tomorrow.'],
    ['shouting', 'Please STOP changing the plan.'],
    ['hedging', 'I was just wondering if maybe we could sort of meet at some point.'],
    ['no-owner', 'Someone should update the tracker before Friday.'],
    ['no-date', 'Could you please send me the signed lease?'],
    ['wordiness', 'In order to close the deal, we wait for Priya until Friday.'],
    ['chat-spelling', 'pls call Ada at 3 pm about the lease.'],
    ['spelling', 'We recieved the lease on Friday.'],
  ])('name %s where it stands', (rule, text) => {
    expect(rulesIn(text)).toContain(rule)
  })

  it.each([
    ['praise', 'Great work as always, Ana! You always find the right words for a client.'],
    ['a denied insult', 'I do not think you are lazy; the plan was too full.'],
    ['a quoted insult', 'The client wrote "you are useless" and I would like to answer together tomorrow.'],
    [
      'a list of instructions',
      'To install the tool:\n1. Download the file.\n2. Open it.\n3. Restart the computer.',
    ],
    ['an everyday closing', 'Let me know if you have any questions.\n\nThank you,\nMara'],
    ['one softener', 'I think we could perhaps meet on Tuesday at 10.'],
    ['an abbreviation in capitals', 'The NASA and UNESCO reports arrive on Monday; the CEO will read them.'],
    ['a date already given', 'Could you send me the signed lease by Friday at noon?'],
    [
      'an answer quoted below',
      'Thank you, see you on Monday.\n\nOn Tuesday, Tom wrote:\n> You are an idiot. Fix this NOW!!!',
    ],
    ['an insult of oneself', 'I was an idiot on Monday; I am sorry, and the file is attached.'],
    ['plain agreement', 'If everyone agrees, we meet on Friday at 10.'],
    ['an offer', 'Could you send it today, or I will pick it up on Friday.'],
    ['what is enough', 'I have had enough time to read the lease, and I will sign it on Friday.'],
    ['what the writer will do at once', 'I will send it right away.'],
  ])('do not mistake %s for anything', (_, text) => {
    expect(analyze(text).findings).toEqual([])
  })

  it('point at the words that cost, with a reason and mostly a replacement', () => {
    const text = 'Hi Ada, you forgot to send me the March report.'
    const [finding] = analyze(text).findings
    expect(text.slice(finding?.start, finding?.end)).toBe('you forgot to send me the March report')
    expect(finding).toMatchObject({
      rule: 'blame',
      dimension: 'tone',
      replacement: 'I did not get the March report',
    })
    expect(finding?.why).toMatch(/accus/)
  })

  it('tell a word against the writer from one against the reader', () => {
    expect(rulesIn('I look like an idiot in front of the board.')).not.toContain('insult')
    expect(rulesIn('You made me look like an idiot.')).not.toContain('insult')
    expect(rulesIn('I think you are an idiot.')).toContain('insult')
    expect(rulesIn('You look like an idiot in that video.')).toContain('insult')
  })

  it('name a subject that hurts, which stands outside the text', () => {
    const text = 'The log has not been filled in since Monday.'
    const harsh = analyze(text, { subject: 'Your mess AGAIN' })
    expect(harsh.findings.map(({ rule }) => rule)).toEqual(['subject'])
    expect(harsh.areasForImprovement[0]).toContain('“Your mess AGAIN”')
    expect(harsh.tone).toBeLessThan(analyze(text, { subject: 'Vaccine log since Monday' }).tone)
    expect(analyze(text, { subject: 'URGENT: vaccine log' }).findings).toEqual([])
  })

  it.each([
    'You told Dr. Halloran in Tuesday’s meeting that we had sent no order. I was embarrassed.',
    'You told Dr. Halloran in Tuesday’s meeting that we had sent no order. Dr. Halloran now doubts whether the pharmacy is in order.',
    'You left the ward before the handover on Tuesday. The night nurse lost an hour.',
  ])('take what the writer felt and what became of others for an effect', (text) => {
    expect(rulesIn(text, { communicationType: 'feedback' })).not.toContain('no-impact')
  })

  it('still ask for the effect where only an offer follows', () => {
    const text = 'You told Dr. Halloran in Tuesday’s meeting that we sent no order. I am happy to talk.'
    expect(rulesIn(text, { communicationType: 'feedback' })).toContain('no-impact')
  })

  it('call a missing comma punctuation, and count it next to nothing', () => {
    const without = 'Nevertheless we will have to move the meeting to Friday at 3 pm.'
    const whole = 'Nevertheless, we will have to move the meeting to Friday at 3 pm.'
    expect([...rulesIn(without)]).toEqual(['punctuation'])
    expect(analyze(whole).professionalism - analyze(without).professionalism).toBeLessThan(0.02)
    const comma = { start: 12, end: 12, replacement: ',', message: 'Add a comma.', kind: 'Punctuation' }
    const text = 'We are late, Ana and we will move the meeting to Friday at 3 pm.'
    expect(analyze(text, {}, [{ ...comma, start: 16, end: 17 }]).findings[0]?.rule).toBe('punctuation')
  })

  it('count softeners over the whole of a chat, where three are too many and two are none', () => {
    const chat = { communicationType: 'chat', context: 'peer_collaboration' } as const
    expect(rulesIn('any chance u could maybe look at it? sorry to bother you lol', chat)).toContain('hedging')
    expect(rulesIn('maybe we can perhaps meet on Tuesday at 10?', chat)).not.toContain('hedging')
  })

  it('ask an invitation what should be decided', () => {
    const [finding] = analyze('Weekly sync with everybody', { communicationType: 'meeting_invite' }).findings
    expect(finding?.replacement).toBe(
      'Weekly sync with everybody [What should be decided or known afterwards?]',
    )
  })
})

describe('the improved version', () => {
  it.each([
    ['You never send the numbers on time.', 'I rarely get the numbers on time.'],
    ['You forgot to send me the report.', 'I did not get the report.'],
    ['You never update the tracker.', 'I rarely see you update the tracker.'],
    ['Why didn’t you call Ana on Monday?', 'Can you help me understand why you did not call Ana on Monday?'],
    ['You should have told me on Monday.', 'It would have helped if you had told me on Monday.'],
    ['Send me the file by 5.', 'Could you send me the file by 5?'],
    ['I need you to redo the slides by noon.', 'Could you redo the slides by noon?'],
    ['Per my last email, the lease ends in May.', 'As I wrote, the lease ends in May.'],
    ['Who the hell approved the budget?', 'Who approved the budget?'],
    [
      'In order to finish, we meet on Friday at 10. It should be noted that the lease ends in May.',
      'To finish, we meet on Friday at 10. The lease ends in May.',
    ],
    [
      'Fix it today or I will take this to Susanne.',
      'Could you fix it today? If not, I will talk to Susanne.',
    ],
    ['Can you fix it by noon or I will go to HR?', 'Can you fix it by noon? If not, I will talk to HR.'],
    ['Send the lease by Friday or else.', 'Could you send the lease by Friday?'],
    ['Is a reply by Friday too much to ask?', 'Could I have a reply by Friday?'],
    ['I am fed up with the excuses about the roster.', 'I am frustrated with the excuses about the roster.'],
    [
      'I am sick of you leaving the door open on Mondays.',
      'It bothers me that you keep leaving the door open on Mondays.',
    ],
    ['I sent it on Monday, but apparently reading is too much to ask.', 'I sent it on Monday.'],
    [
      'PLEASE send the lease by Friday. It is late AGAIN, and it must NOT be late on Monday!!!',
      'Please send the lease by Friday. It is late again, and it must not be late on Monday!',
    ],
    [
      'You forgot to send us the contract by May 4, so we lost our client.',
      'We did not get the contract by May 4, so we lost our client.',
    ],
    ['wtf, why didn’t you call Ana at 3 pm?', 'Can you help me understand why you did not call Ana at 3 pm?'],
    [
      'I am writing to inform you that due to the fact that Ana is away, we meet on May 4.',
      'Because Ana is away, we meet on May 4.',
    ],
  ])('writes “%s” as “%s”', (before, after) => {
    expect(improve(before)).toBe(after)
  })

  it('offers nothing in place of an angry message in which something would still attack', () => {
    expect(improve(ANGRY)).toBe(ANGRY)
    const half = 'You never send the numbers on time. You are useless, and Ana has to do it on Friday.'
    expect(improve(half)).toBe(half)
  })

  it.each([
    ['asks its writer', 'Can someone look into the outage today?'],
    ['asks its writer', 'Could you please send me the signed lease?'],
    [
      'leaves words in capitals',
      'PLEASE send the LEASE now and do NOT wait for the BANK to answer AGAIN, NEVER.',
    ],
    ['leaves small letters', 'hi Ana, the lease is here. i read it. it ends in May.'],
    ['is a trifle', 'We met on Friday in order to finish.'],
  ])('offers nothing that %s: “%s”', (_, text) => {
    expect(improve(text)).toBe(text)
  })

  it('cuts no jibe that holds a fact, and never all there is', () => {
    expect(improve('Don’t bother calling Ana at 3 pm.')).toContain('Ana at 3 pm')
    expect(improve('Either you fix this or we will cancel the contract.')).toContain('cancel the contract')
    expect(improve('Thanks for nothing.')).toBe('Thanks for nothing.')
  })

  it('asks in a chat without stacked softeners', () => {
    const chat = { communicationType: 'chat', context: 'peer_collaboration' } as const
    const text =
      'hey, any chance u could maybe swap with me on Friday? sorry to bother you again… lol. no worries if not!'
    expect(improve(text, chat)).toBe('hey, could u swap with me on Friday?')
  })

  it.each([
    'Hi Priya,\n\nCould you send me the March figures by Wednesday at noon? I am building the board deck from them.\n\nThanks for your help,\nAda',
    'Hi team,\n\nThe release moved from Tuesday to Thursday because two tests fail on the payment page. Nothing changes for your own tasks.\n\nThank you,\nMara',
    'Dear Mr. Park,\n\nWe regret that we cannot extend the discount beyond 30 June. If you would like to lock in a longer term, please reply by 15 June.\n\nSincerely,\nAmelia Grant',
    'When you interrupted Ana twice in Tuesday’s review, she stopped presenting and we never got to the risk list. What was going on for you?',
  ])('leaves a good text alone', (text) => {
    expect(improve(text)).toBe(text)
  })

  it('keeps what others are quoted to have said', () => {
    const text =
      'Tom said "you never send me anything on time" to Ana yesterday, and I would like to talk about it.'
    expect(improve(text)).toBe(text)
  })
})
