import { describe, expect, it } from 'vitest'
import type { MessageRequest } from '../analysis.ts'
import { analyzeMessage } from '../analyze-message.ts'
import { readMessage } from '../message-text.ts'
import type { ToneReading } from '../tone-reading.ts'
import { writeRegister } from './write-register.ts'

const judge = async (request: MessageRequest) => analyzeMessage(request, { mutedRules: new Set() })
const mail = (messageText: string, given: Partial<MessageRequest> = {}): MessageRequest => ({
  communicationType: 'email',
  context: 'general',
  subject: '',
  messageText,
  ...given,
})
const soften = (text: string, subject = '') => writeRegister(mail(text, { subject }), 'softer', judge)
const firm = (text: string) => writeRegister(mail(text), 'firmer', judge)
const shorten = (text: string) => writeRegister(mail(text), 'shorter', judge)
const forClient = (text: string) =>
  writeRegister(mail(text, { context: 'client_communication' }), 'client', judge)

describe('for a client', () => {
  it.each([
    'The lift is ours from 8 to 10 on 4 May. Is it free at this time?',
    'The hall is free at this time on 4 May.',
  ])('changes no time that was named: “%s”', async (told) => {
    const { messageText } = await forClient(`Dear Ms Roth,\n\n${told}\n\nKind regards,\nIvo`)
    expect(messageText).toContain('at this time')
  })

  it('says who has to hurry as it was said', async () => {
    const { messageText } = await forClient(
      'Dear Ms Roth,\n\nThe contract of 4 May has to be signed ASAP.\n\nKind regards,\nIvo',
    )
    expect(messageText).toContain('has to be signed as soon as possible.')
    const loud = await forClient(
      'Dear Ms Roth,\n\nTHE CONTRACT HAS TO BE SIGNED ASAP!!!\n\nKind regards,\nIvo',
    )
    expect(loud.messageText).not.toContain('as soon as')
  })

  it.each([
    ['a parting of its own and a title', 'Dear Ms Roth,', 'Cordial greetings,\nIvo Mandl\nHead of Service'],
    ['a parting without a comma', 'Dear Ms Roth,', 'With kind regards\nÖzlem Şahin'],
    ['a parting that is half a sentence', 'Dear Ms Roth,', 'Yours, a little ashamed,\nPip'],
    ['a name in the first sentence', 'Ms Roth, the lamps are here.', 'Kind regards,\nIvo'],
  ])('adds no second greeting or closing to %s', async (_, greeting, closing) => {
    const given = `${greeting}\n\nThe lamps leave on 4 May. We will send you the bill on 6 May.\n\n${closing}`
    expect((await forClient(given)).messageText).toBe(given)
  })

  it('closes above a name that stands alone, and nowhere else', async () => {
    const body = 'Dear Ms Roth,\n\nThe lamps leave on 4 May.'
    expect((await forClient(`${body}\n\nIvo D’Este`)).messageText).toBe(
      `${body}\n\nKind regards,\nIvo D’Este`,
    )
    const { messageText, remarks } = await forClient(body)
    expect(messageText).toBe(body)
    expect(remarks.join()).toContain('ends without your name')
  })

  it('asks for a greeting that it cannot know, and writes none above a message', async () => {
    const { messageText, remarks } = await forClient('The lamps leave on 4 May.\n\nKind regards,\nIvo')
    expect(messageText).toMatch(/^The lamps/)
    expect(remarks.join()).toContain('calls nobody by name')
  })

  it.each([
    'You people lost my 40 lamps.',
    'Bring the 40 lamps by Monday, or I will come to you.',
    'The bill of 4 May will be paid whether you like it or not.',
  ])('changes nothing around “%s”, and names the words', async (insult) => {
    const given = `Hey Mr Roth,\n\n${insult}\n\nCheers,\nIvo`
    const { messageText, remarks } = await forClient(given)
    expect(messageText).toBe(given)
    expect(remarks.join()).toContain('would still hurt')
  })

  it.each([
    'Please think carefully about it.',
    'Guess who is joining us in May.',
    'The honey is here, and the door is open.',
  ])('takes no offence at “%s”', async (kind) => {
    const { remarks } = await forClient(`Dear Ms Roth,\n\n${kind}\n\nKind regards,\nIvo`)
    expect(remarks.join()).not.toContain('would still hurt')
  })

  it('names a promise that nobody can keep', async () => {
    const { remarks } = await forClient(
      'Dear Ms Roth,\n\nI give you my word of honour that the lamps leave on 4 May.\n\nKind regards,\nIvo',
    )
    expect(remarks.join()).toMatch(/“I give you my word of honour.*promises what you may not be able to keep/)
  })
})

describe('shorter', () => {
  const around = (carried: string) =>
    `Dear all,\n\nI hope this email finds you well. The stall opens on 3 June at 9:00. ${carried} Please do not hesitate to contact me if you have any questions.\n\nKind regards,\nAda Roe`

  it.each([
    ['a decision', 'We have picked another caterer.'],
    ['a promise about people', 'Nobody loses a shift because of it.'],
    ['praise', 'Your stand was the best in the hall.'],
    ['a request in other words', 'Someone has to order the flowers.'],
    ['what was found', 'We found the leak, it was in our own pipe.'],
    ['what is asked for', 'Kindly do the needful.'],
    ['what cannot be promised', 'We cannot promise that there will be chairs.'],
  ])('keeps %s', async (_, carried) => {
    const { messageText } = await shorten(around(carried))
    expect(messageText).toContain(carried)
    expect(messageText).not.toContain('finds you well')
    expect(messageText).not.toContain('hesitate')
  })

  it('takes detours, asides and grand words, and says what went', async () => {
    const { messageText, remarks } = await shorten(
      'Dear all,\n\nI may well be wrong about this, but the pump of hall 2 is leaking. The pipe is, as it were, at its end. This will enable us to unlock synergies, drive excellence and leverage our agile ecosystem.\n\nAda Roe',
    )
    expect(messageText).toBe('Dear all,\n\nThe pump of hall 2 is leaking. The pipe is at its end.\n\nAda Roe')
    expect(remarks.join()).toContain('This will enable us to unlock synergies')
  })

  it('keeps the line of the name where the last sentence goes', async () => {
    const given =
      'Hi Ruth,\n\nThe key of hall 2 is lost, although I would naturally leave it to you. Just a thought, really.\n\nWilf'
    expect((await shorten(given)).messageText).toBe('Hi Ruth,\n\nThe key of hall 2 is lost.\n\nWilf')
  })

  it('is not called shorter for a word or two', async () => {
    const given = 'Dear all,\n\nThe stall opens on 3 June and we are very glad of it.\n\nAda Roe'
    expect((await shorten(given)).messageText).toBe(given)
  })

  it('cuts no sentence that calls its reader', async () => {
    const given =
      'Ruth, this is like a bad dream, one wakes and it goes on. The till was 40 euros short on 3 June.'
    expect((await shorten(given)).messageText).toContain('Ruth,')
  })

  it('names a sentence without end', async () => {
    const clauses = Array.from({ length: 14 }, (_, at) => `the till of hall ${at} is short`).join(' and ')
    const { remarks } = await shorten(`We went through the halls and ${clauses}.`)
    expect(remarks.join()).toMatch(/is one sentence of \d+ words/)
  })
})

describe('firmer', () => {
  it.each([
    ['a doubt about others', 'Maybe Ms Lund will join us for lunch.'],
    ['an amount', 'I made you a little map of the cellar.'],
    ['an amount that is too large', 'This is all a bit much for Tom.'],
    ['what somebody is not sure of', 'Her name is Carla, I think, a kind woman.'],
    ['a date', 'It ends on 31 May, I think.'],
  ])('leaves %s as sure as it was: “%s”', async (_, told) => {
    const { messageText } = await firm(`${told} Could you maybe send me the key by Monday?`)
    expect(messageText).toBe(`${told} Please send me the key by Monday.`)
  })

  it.each([
    [
      'We would be glad of 40 chairs by 3 June, but we know that it is a very big favour.',
      'We would be glad of 40 chairs by 3 June.',
    ],
    ['I think the ladder is dangerous.', 'The ladder is dangerous.'],
    ['I think we need a second ladder by Monday.', 'We need a second ladder by Monday.'],
  ])('takes nothing back: “%s”', async (given, expected) => {
    expect((await firm(given)).messageText).toBe(expected)
  })

  it.each([
    'If Friday is no good, who on your crew would you trust with the ladder?',
    'Who, apart from Ines, could you send to the gate?',
    'When could you send the key of hall 2?',
    'Would you change anything in the plan of hall 2?',
    'Could you live with the small hall on 3 June?',
  ])('leaves an open question open: “%s”', async (given) => {
    expect((await firm(given)).messageText).toBe(given)
  })

  it.each([
    [
      'Could you keep version 2.4 in hall 2 until Friday noon?',
      'Please keep version 2.4 in hall 2 until Friday noon.',
    ],
    [
      'When the van is here, could you sign for the lamps of 4 May?',
      'When the van is here, please sign for the lamps of 4 May.',
    ],
    ['Could you, when you have a moment, send me the key by Monday?', 'Please send me the key by Monday.'],
  ])('writes “%s” to its end', async (given, expected) => {
    expect((await firm(given)).messageText).toBe(expected)
  })

  it('takes a retreat back with the words that lead to it', async () => {
    const given = 'Just an idea, and honestly do ignore me if it is silly, but please send the key by Monday.'
    expect((await firm(given)).messageText).toBe('Just an idea, but please send the key by Monday.')
    expect((await shorten(given)).messageText).not.toMatch(/honestly do\b|and do\b/)
  })

  it('is not called firmer where what is asked stays hidden, and says where', async () => {
    const given =
      'I did sort of wonder if the keys could come a bit sooner, and please ignore me if it is silly.'
    const { messageText, remarks } = await firm(given)
    expect(messageText).toBe(given)
    expect(remarks.join()).toContain('asks without asking')
  })

  it('makes no order of what may be answered with a no', async () => {
    const given = 'Would you take my shift on 3 June? A yes or no by Monday is all I need.'
    const { messageText, remarks } = await firm(given)
    expect(messageText).toBe(given)
    expect(remarks.join()).toContain('leaves your reader free')
  })

  it('orders nobody who may say no, and names the words', async () => {
    const given = 'Could you take the early shift on Monday? A no is fine, too.'
    const { messageText, remarks } = await firm(given)
    expect(messageText).toBe(given)
    expect(remarks.join()).toContain('“A no is fine, too” leaves your reader free')
  })

  it.each([
    ['If your team can look at it before 3 June, it is better for everybody.', 'asks without asking'],
    ['The ladder of hall 2 is old.', 'asks for nothing in so many words'],
  ])('says what is missing: “%s”', async (given, expected) => {
    const { messageText, remarks } = await firm(given)
    expect(messageText).toBe(given)
    expect(remarks.join()).toContain(expected)
  })
})

describe('softer', () => {
  it.each([
    'The stand looked great. Take Friday off, it does not come out of your leave.',
    'The hall was spotless. Leave early on Friday.',
    'Call me if you get stuck with the list of hall 2.',
    'Take as long as you need for the list of hall 2.',
    'Do send me the dates of hall 2.',
  ])('asks for no gift as a favor: “%s”', async (given) => {
    expect((await soften(given)).messageText).not.toMatch(/could you|please take|please leave/i)
  })

  it('makes one question of no two sentences', async () => {
    const { messageText } = await soften('Read the list of hall 2, it has a key on page 2.')
    expect(messageText).not.toContain('?')
  })

  it('greets nobody who is no name', async () => {
    const { messageText } = await soften('Hello,\n\nYou must send the key of hall 2 by Friday.')
    expect(messageText).toMatch(/^Hello,\n/)
  })

  it('lowers no capitals beside others that it leaves', async () => {
    const given = 'URGENT! PLEASE READ\n\nTHE LAMPS OF HALL TWO MUST BE COUNTED BY FRIDAY, PLEASE COUNT THEM.'
    for (const { messageText } of [await soften(given), await forClient(given)]) {
      expect(messageText).not.toMatch(/Urgent|Please|please|could you/)
      expect(messageText).toContain('THE LAMPS OF HALL TWO')
    }
  })

  it('leaves a question behind a comma a question', async () => {
    const { messageText } = await soften("You must count the lamps by Friday. They are new, aren't they!")
    expect(messageText).toContain("They are new, aren't they?")
  })

  const hears = (quote: RegExp, chanceBeside: number) => async (request: MessageRequest) => {
    const { sentences } = readMessage(request.messageText)
    const reading: ToneReading = {
      sentences: sentences.map(({ text }, at) => ({
        chance: quote.test(text) ? 0.99 : at === sentences.length - 1 ? chanceBeside : 0.01,
        hurt: 'belittling',
        spare: 0.99,
      })),
      ratings: { tone: 0.55, clarity: 0.7, fitness: 0.7, overall: 0.6 },
    }
    return { ...analyzeMessage(request, { mutedRules: new Set(), reading }), reading }
  }
  const soften2 = (text: string, quote: RegExp, chanceBeside: number) =>
    writeRegister(mail(text), 'softer', hears(quote, chanceBeside))
  const BEGIN = 'The lamps of hall 2 are here. '
  const END = ' Please count them by Friday, and tell Ines how many are broken.'

  it('leaves out what is heard as a hurt, and nothing that speaks of nobody or stands beside another', async () => {
    const jibe = 'You surely manage that much.'
    expect((await soften2(BEGIN + jibe + END, /surely/, 0.01)).messageText).toBe(
      `${BEGIN}${END.trim()} Thank you.`,
    )
    const hope = 'So many lamps could light up this town.'
    expect((await soften2(BEGIN + hope + END, /many lamps/, 0.01)).messageText).toContain(hope)
    const { messageText, remarks } = await soften2(BEGIN + jibe + END, /surely/, 0.4)
    expect(messageText).toContain(jibe)
    expect(remarks.join()).toContain('would still hurt')
  })

  it('makes no order of a wish', async () => {
    const given = 'Hi all,\n\nThe hall is booked for 3 June.\n\nKeep smiling,\nAda'
    expect((await soften(given)).messageText).toBe(given)
  })

  it('is not called softer for its marks', async () => {
    const given = 'The hall is booked for 3 June! Thank you all for your help.'
    expect((await soften(given)).messageText).toBe(given)
  })

  it('names bad news that no word makes milder', async () => {
    const { remarks } = await soften(
      'Dear all,\n\nThe summer bonus will be cut for grade 3. Thank you.\n\nAda',
    )
    expect(remarks.join()).toMatch(/“The summer bonus will be cut for grade 3” is bad news/)
  })

  it('leaves out a jibe that asks for nothing', async () => {
    const { messageText } = await soften('Is listening optional now? Sort the keys by Monday.')
    expect(messageText).toBe('Could you please sort the keys by Monday? Thank you.')
  })

  it('leaves no subject without its end', async () => {
    const { subject } = await soften('Send me the key by Monday.', 'Sorry, me again')
    expect(subject).toBe('Sorry, me again')
  })

  it('leaves no room to a reader who is owed an apology', async () => {
    const { messageText } = await soften('I am so sorry, I was wrong about the key.')
    expect(messageText).not.toContain('differently')
  })
})

describe('every register', () => {
  it.each([
    ['softer', 'presses nobody', 'Please mow the lawn immediately beside the rink by Friday.'],
    ['softer', 'asks for no spirit', 'Good week overall, and the bay was clean on Friday. Keep it up!'],
    ['softer', 'keeps what is usual', 'The van comes on Friday, same time as usual, 6.30.'],
    ['client', 'keeps what is usual', 'Dear Ms Roth,\n\nThe lamps leave on 4 May, same time as usual, 6.30.'],
    [
      'client',
      'blames no house for a stranger',
      'Dear Ms Roth,\n\nMr Penn hadn’t mentioned the lamps. They leave on 4 May.',
    ],
    ['firmer', 'makes no order of a meeting', 'Would you have twenty minutes on Thursday at 10?'],
    ['firmer', 'asks none of two', 'Could you or Sam be at the gate at 10 on Thursday?'],
  ] as const)('%s %s: “%s”', async (register, _, text) => {
    const { messageText } = await writeRegister(mail(text), register, judge)
    for (const words of text.match(
      /immediately beside|Keep it up|as usual|Would you have|Could you or Sam|Mr Penn/g,
    ) ?? [])
      expect(messageText).toContain(words)
  })

  it('leaves no apology out on which the next sentence hangs', async () => {
    const { messageText } = await forClient(
      'Dear Ms Roth,\n\nWe regret the delay. However, the lamps were held at the border. We are sorry that you had to wait. They leave on 4 May.\n\nKind regards,\nIvo',
    )
    expect(messageText).toContain('We regret the delay.')
  })

  it('for a client says which sentence is too casual, and changes nothing then', async () => {
    const given =
      'Hey Barb!\n\nyour stuff is good to go haha. the lads did a mega job and it looks crazy cool lol. gimme a shout whenever u want it\n\nGaz'
    const { messageText, remarks } = await forClient(given)
    expect(messageText).toBe(given)
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(
      /too casual for a client, most of all “(?:good to go|lads|mega|gimme|stuff|u)”/,
    )
  })
})
