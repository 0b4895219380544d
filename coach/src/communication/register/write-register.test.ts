import { REGISTERS, type Register } from '@lodestar/contract/registers'
import { describe, expect, it } from 'vitest'
import { listNumbers, listTimes } from '../../text/exact-facts.ts'
import { listFacts } from '../../text/facts.ts'
import type { MessageRequest } from '../analysis.ts'
import { analyzeMessage } from '../analyze-message.ts'
import { countWords } from '../message-text.ts'
import { listAttacks } from './attacks.ts'
import messages from './register-messages.json' with { type: 'json' }
import { refuseRegister, writeRegister } from './write-register.ts'

const MESSAGES = messages as MessageRequest[]
const analyze = (request: MessageRequest) => analyzeMessage(request, { mutedRules: new Set() })
const judge = async (request: MessageRequest) => analyze(request)
const write = (request: MessageRequest, register: Register) => writeRegister(request, register, judge)
const mail = (messageText: string, given: Partial<MessageRequest> = {}): MessageRequest => ({
  communicationType: 'email',
  context: 'general',
  subject: '',
  messageText,
  ...given,
})
const textOf = async (text: string, register: Register, given: Partial<MessageRequest> = {}) =>
  (await write(mail(text, given), register)).messageText

describe.each(MESSAGES.map((message) => [message.messageText.slice(0, 40), message] as const))(
  'the message “%s …”',
  (_, message) => {
    it.each(REGISTERS)(
      '%s keeps every number, day and name, and written twice is the same',
      async (register) => {
        const once = await write(message, register)
        expect(listNumbers(once.messageText)).toEqual(listNumbers(message.messageText))
        expect(listTimes(once.messageText)).toEqual(listTimes(message.messageText))
        const words = once.messageText.toLowerCase()
        const untold = once.remarks.filter((remark) => remark.startsWith('It says “we”')).join()
        for (const fact of listFacts(message.messageText))
          expect(words.includes(fact.toLowerCase()) || untold.includes(fact), fact).toBe(true)
        const twice = await write({ ...message, ...once }, register)
        expect([twice.subject, twice.messageText]).toEqual([once.subject, once.messageText])
      },
    )

    it('shorter is never longer, softer never lower in tone and never with an attack, and all say so where nothing changes', async () => {
      const shorter = await write(message, 'shorter')
      expect(countWords(shorter.messageText)).toBeLessThanOrEqual(countWords(message.messageText))
      expect(shorter.messageText.length).toBeLessThanOrEqual(message.messageText.length)
      const softer = await write(message, 'softer')
      const [before, after] = [analyze(message), analyze({ ...message, ...softer })]
      expect(after.tone).toBeGreaterThanOrEqual(before.tone)
      if (softer.messageText !== message.messageText) expect(listAttacks(after)).toEqual([])
      for (const register of REGISTERS) {
        const { subject, messageText, remarks } = await write(message, register)
        if (messageText === message.messageText && subject === message.subject)
          expect(remarks.length).toBeGreaterThan(0)
      }
    })
  },
)

describe('softer', () => {
  it.each([
    [
      'You have to enter your hours by Friday. Call Deniz.',
      'Please enter your hours by Friday. Could you call Deniz? Thank you.',
    ],
    ['Why did you change the price list?', 'What led you to change the price list?'],
    ['Why didn’t you call Ana?', 'Can you help me understand why you did not call Ana?'],
    [
      'I am extremely disappointed with the second draft.',
      'I am a little disappointed with the second draft.',
    ],
    [
      'You don’t read anything I send. Send me the file by Friday.',
      'I am not sure that you get to read what I send. Could you send me the file by Friday? Thank you.',
    ],
    ['Hi Tom,\n\nI need the report by Friday.', 'Hi Tom,\n\nIt would help me to have the report by Friday.'],
    ['Fix it today or I will miss the call.', 'Please fix it today or I will miss the call. Thank you.'],
  ])('says “%s” as “%s”', async (given, expected) => {
    expect(await textOf(given, 'softer')).toBe(expected)
  })

  it('leaves out an attack that says nothing else, and says so', async () => {
    const given = mail(
      'Hi Jo, please change the password by 17:00. Are you kidding me? Marta needs it for the audit.',
    )
    const { messageText, remarks } = await write(given, 'softer')
    expect(messageText).not.toContain('kidding')
    expect(remarks.join()).toContain('Left out, because no milder word would mend it: “Are you kidding me?”')
  })

  it('refuses a message whose attack holds what cannot go, and names the words', async () => {
    const given = mail('You are all useless since 3 May. Send me the file by Friday.')
    const { messageText, remarks } = await write(given, 'softer')
    expect(messageText).toBe(given.messageText)
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(/“You are all useless”.*would still hurt/)
  })

  it('asks for nothing in one breath with a threat', async () => {
    const given = mail('Fix it today, or I’ll give the account to someone who can count.')
    const { messageText, remarks } = await write(given, 'softer')
    expect(messageText).toBe(given.messageText)
    expect(remarks.join()).toMatch(/someone who can count” would still hurt/)
  })

  it('takes no step that reads harsher, and says so', async () => {
    const given = mail('We can’t accept the invoice as it stands.')
    const { messageText, remarks } = await write(given, 'softer')
    expect(messageText).toBe(given.messageText)
    expect(remarks).not.toEqual([])
  })

  it('asks for nothing where somebody agrees, and offers no other view behind a threat', async () => {
    for (const text of [
      'The team liked how you handled the flood. So do I. Thank you for staying.',
      'This is the second time the till was short. If it happens again, there will be consequences.',
    ]) {
      const softer = await textOf(text, 'softer')
      expect(softer).not.toMatch(/please so do|see it differently/)
    }
  })

  it('changes no quotation', async () => {
    expect(
      await textOf('Ana wrote "you must pay now!" on Monday. You must answer her today.', 'softer'),
    ).toContain('"you must pay now!"')
  })
})

describe('firmer', () => {
  it.each([
    [
      'I was just wondering if you could maybe send me the logo by Friday?',
      'Please send me the logo by Friday.',
    ],
    ['It would be great if you could call Ana on Monday.', 'Please call Ana on Monday.'],
    [
      "Could we move Tuesday's meeting to 2 pm, if that's okay with everyone?",
      "Could we move Tuesday's meeting to 2 pm?",
    ],
    ['Perhaps we could meet on Tuesday.', 'Let’s meet on Tuesday.'.replace('’', "'")],
  ])('says “%s” as “%s”', async (given, expected) => {
    expect(await textOf(given, 'firmer')).toBe(expected)
  })

  it('knows a day by its number', async () => {
    const remarksOf = async (text: string) => (await write(mail(text), 'firmer')).remarks.join()
    expect(await remarksOf('Could you maybe send me the logo before the 25th?')).toBe('')
    expect(await remarksOf('Could you maybe send me the 2nd draft?')).toContain('names no day')
  })

  it('asks for the day that it cannot know', async () => {
    const { messageText, remarks } = await write(mail('Could you maybe send me the logo?'), 'firmer')
    expect(messageText).toBe('Please send me the logo.')
    expect(remarks.join()).toContain('names no day')
  })
})

describe('shorter', () => {
  it('leaves out what every message could have, and keeps what is asked for', async () => {
    const given =
      'Hi Tom,\n\nI hope this email finds you well. In order to finish, we need two more shelves at 240 euros each. Please approve them by 9 May.\n\nPlease do not hesitate to contact me if you have any questions.\n\nMira'
    expect(await textOf(given, 'shorter')).toBe(
      'Hi Tom,\n\nTo finish, we need two more shelves at 240 euros each. Please approve them by 9 May.\n\nMira',
    )
  })

  it('keeps a polite request and who does what, and says what was left out', async () => {
    const given = `Hello all,\n\nThe office moves on 3 May. ${'The rooms are large and bright and have a good view over the river and the park. '.repeat(3)}Ellie will show people round. The lift is slow. We kindly ask you to inform your teams.\n\nH. Brandt`
    const { messageText, remarks } = await write(mail(given), 'shorter')
    expect(messageText).toContain('We kindly ask you to inform your teams.')
    expect(messageText).toContain('Ellie will show people round.')
    expect(messageText.match(/river/g)).toHaveLength(1)
    expect(remarks.join()).toContain('Left out to be shorter: “The rooms are large')
  })

  it('keeps what a refusal leads to', async () => {
    const given = `${'The work was done as we had agreed and nobody has complained about it. '.repeat(5)}If you do not pay, our lawyers will write to you.`
    expect(await textOf(given, 'shorter')).toContain('our lawyers will write to you')
  })
})

describe('for a client', () => {
  const client = { context: 'client_communication' } as const

  it('blames nobody inside, apologizes once, and closes politely', async () => {
    const given = mail(
      'Hey Mrs Olsen,\n\nKevin in our warehouse forgot to book the truck. I am very sorry for the delay of your desk. Sorry again! The truck leaves on 14 May.\n\nCheers,\nTimo',
      client,
    )
    const { messageText, remarks } = await write(given, 'client')
    expect(messageText).toBe(
      'Hello Mrs Olsen,\n\nWe forgot to book the truck. I am very sorry for the delay of your desk. The truck leaves on 14 May.\n\nKind regards,\nTimo',
    )
    expect(remarks.join()).toContain('“Kevin in our warehouse”')
  })

  it.each([
    ['We messed up the cron on 3 May.', 'We made a mistake with the cron on 3 May.'],
    ['We screwed up on 3 May.', 'We made a mistake on 3 May.'],
    ['The list of 3 May is messed up.', 'The list of 3 May is messed up.'],
    ['So we ship it on 3 May.', 'We ship it on 3 May.'],
    ['So far it holds since 3 May.', 'So far it holds since 3 May.'],
    ['The office moves on 3 May', 'The office moves on 3 May'],
    ['We kindly ask you to inform your teams.', 'We kindly ask you to inform your teams.'],
  ])('says “%s” as “%s”, and closes above the initials', async (given, expected) => {
    const text = await textOf(`Hello Ana,\n\n${given}\n\nH. Brandt`, 'client', client)
    expect(text).toBe(`Hello Ana,\n\n${expected}\n\nKind regards,\nH. Brandt`)
  })

  it.each([
    ['We kindly ask you to inform your teams.', false],
    ['You can reach me on Monday.', false],
    ['The color was a mistake of ours.', true],
  ])('says where no next step is named, and writes none: “%s”', async (given, isMissing) => {
    const text = `Hello Ana,\n\n${given}\n\nKind regards,\nH. Brandt`
    const { messageText, remarks } = await write(mail(text, client), 'client')
    expect(messageText).not.toContain('[')
    expect(remarks.join().includes('what happens next')).toBe(isMissing)
  })

  it.each(['So much for "reliable partner".', 'Your company is a joke.'])(
    'hides no scorn behind a polite frame: “%s”',
    async (scorn) => {
      const given = mail(`Hello Ana,\n\n${scorn}\n\nH. Brandt`, client)
      const { messageText, remarks } = await write(given, 'client')
      expect(messageText).toBe(given.messageText)
      expect(remarks.join()).toContain('would still hurt')
    },
  )

  it('puts plain words in the place of office words', async () => {
    const text = await textOf(
      'Hello Ana,\n\nWe have the bandwidth to deep-dive into the report by Friday.\n\nKind regards,',
      'client',
      client,
    )
    expect(text).toContain('We have the time to look closely at the report by Friday.')
  })

  it('says that many requests are too many', async () => {
    const given =
      'Could you send the plan by Monday? Can you call Ana? Would you sign the form? Kind regards, Timo'
    expect((await write(mail(given, client), 'client')).remarks.join()).toContain('It asks for 3 things')
  })
})

describe('the subject line', () => {
  it.each([
    ['softer', 'URGENT!!! Timesheets', 'Timesheets'],
    ['softer', 'Your mistakes in the March report', 'The March report'],
    ['firmer', 'Just a quick question about the budget', 'Question about the budget'],
    ['shorter', 'Quick question regarding the possibility of moving our meeting', 'Moving our meeting'],
    ['client', 'Heads-up: delivery on 4 May!!', 'Delivery on 4 May'],
    ['shorter', 'Invoice 2291', 'Invoice 2291'],
  ] as const)('%s: “%s” is “%s”', async (register, subject, expected) => {
    const { subject: written } = await write(
      mail('Please send me the file by Friday.', { subject }),
      register,
    )
    expect(written).toBe(expected)
  })

  it('that hurts whatever is taken out stays, and its writer is told what belongs there', async () => {
    const given = mail('Please send me the file by Friday.', { subject: 'You are useless' })
    const { subject, remarks } = await write(given, 'softer')
    expect(subject).toBe('You are useless')
    expect(remarks.join()).toContain('The subject line hurts')
  })
})

it('a version of somebody else is refused where it attacks, is harsher, or is longer', () => {
  const pair = (text: string) => ({ text, reading: analyze(mail(text)) })
  const before = pair('Could you please send me the file by Friday? Thank you.')
  expect(refuseRegister('softer', before, pair('You are useless. Send it by Friday.'))).toBe('attack-left')
  expect(refuseRegister('softer', before, pair('Send the file by Friday, now.'))).toBe('harsher')
  expect(refuseRegister('shorter', before, before)).toBe('longer')
  expect(refuseRegister('shorter', before, pair('Please send me the file by Friday. Thank you.'))).toBeNull()
})
