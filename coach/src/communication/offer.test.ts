import { describe, expect, it } from 'vitest'
import type { MessageRequest } from './analysis.ts'
import { analyzeAndOffer } from './analyze-message.ts'
import { readMessage } from './message-text.ts'
import type { Hurt, ToneReading } from './tone-reading.ts'

type Read = Pick<MessageRequest, 'messageText'>

const ROUGH = { tone: 0.35, clarity: 0.7, fitness: 0.6, overall: 0.35 }
const FINE = { tone: 0.8, clarity: 0.8, fitness: 0.8, overall: 0.8 }

/** Reads a message by what its sentences hold: one hurts in which a word of `hurting` stands. */
const readBy =
  (hurting: RegExp | null, ratings: ToneReading['ratings'], hurt: Hurt = 'condescension') =>
  ({ messageText }: Read): ToneReading => ({
    sentences: readMessage(messageText).sentences.map(({ text }) => ({
      chance: hurting?.test(text) ? 0.99 : 0.01,
      hurt,
      spare: 0.99,
    })),
    ratings,
  })

async function offer(
  messageText: string,
  readFirst: (request: Read) => ToneReading,
  readAgain: (request: Read) => ToneReading,
): Promise<string> {
  const request = { communicationType: 'email', context: 'general', messageText } as const
  const { improvedVersion } = await analyzeAndOffer(request, { mutedRules: new Set() }, async (read) =>
    read.messageText === messageText ? readFirst(read) : readAgain(read),
  )
  return improvedVersion
}

const ORDER =
  'Hi Ines,\n\nThe pallets for hall 4 are counted and the list hangs at the gate. The lorry comes on Friday at ten, so the forms have to lie ready. I know that lists are a challenge for some of us. Please count hall 5 as well before the lorry comes.\n\nRuud'
const JIBE = ' I know that lists are a challenge for some of us.'

describe('an improved version that takes a jibe out', () => {
  it('is offered where nothing else hurts and readers would rate it higher', async () => {
    const version = await offer(ORDER, readBy(/challenge/, ROUGH), readBy(null, FINE))
    expect(version).toBe(ORDER.replace(JIBE, ''))
  })

  it('takes two out where both can go, and none where one of them has to stay', async () => {
    const SECOND = ' Counting seems to be out of fashion here.'
    const both = ORDER.replace(JIBE, JIBE + SECOND)
    const hurting = /challenge|fashion/
    expect(await offer(both, readBy(hurting, ROUGH), readBy(null, FINE))).toBe(ORDER.replace(JIBE, ''))
    const needed = both.replace('here.', 'here, so come at nine.')
    expect(await offer(needed, readBy(hurting, ROUGH), readBy(null, FINE))).toBe(needed)
  })

  it('takes a third of the words, and praise with its sting', async () => {
    const text = ORDER.replace(
      'The lorry comes on Friday at ten, so the forms have to lie ready. ',
      '',
    ).replace(JIBE, `${JIBE.slice(0, -1)}, and that counting was never what you came here for.`)
    const left = text.replace(/ I know that lists.*for\./, '')
    expect(await offer(text, readBy(/challenge/, ROUGH), readBy(null, FINE))).toBe(left)
    expect(await offer(text, readBy(/challenge/, ROUGH, 'backhanded-praise'), readBy(null, FINE))).toBe(left)
  })

  it('is what is left without it, where that can be sent, even if it is less than what goes', async () => {
    const jibes = `${JIBE.repeat(3)} ${'Some of us count on their fingers, and some of us do not count at all. '.repeat(2)}`
    const text = ORDER.replace(JIBE, jibes.trimEnd())
    expect(await offer(text, readBy(/challenge|fingers/, ROUGH), readBy(null, FINE))).toBe(
      ORDER.replace(JIBE, ''),
    )
  })

  it.each<[string, (request: Read) => ToneReading, (request: Read) => ToneReading]>([
    ['readers would still not send it', readBy(/challenge/, ROUGH), readBy(null, { ...FINE, overall: 0.45 })],
    ['its tone does not rise', readBy(/challenge/, ROUGH), readBy(null, ROUGH)],
    ['a sentence of it still hurts', readBy(/challenge/, ROUGH), readBy(/lorry/, FINE)],
    ['another sentence hurts as well', readBy(/challenge|lorry/, ROUGH), readBy(null, FINE)],
  ])('is not offered where %s', async (_, readFirst, readAgain) => {
    expect(await offer(ORDER, readFirst, readAgain)).toBe(ORDER)
  })

  it.each([
    ['says when', ORDER.replace('for some of us', 'for some of us, so be there at nine')],
    ['is spoken of by the next', ORDER.replace('Please count', 'They are not hard. Please count')],
  ])('is not offered where the jibe %s', async (_, text) => {
    expect(await offer(text, readBy(/challenge/, ROUGH), readBy(null, FINE))).toBe(text)
  })
})

describe('an improved version in other words', () => {
  const ORDERED = 'Send me the recieved copies by Friday. The reports is on the table.'
  const COLD = { ...FINE, tone: 0.5, overall: 0.6 }

  it('keeps only what corrects the language where the whole would be rated no friendlier', async () => {
    const version = await offer(ORDERED, readBy(null, COLD), readBy(null, COLD))
    expect(version).toBe('Send me the received copies by Friday. The reports are on the table.')
  })

  it('is whole where the whole is rated friendlier and no lower', async () => {
    const version = await offer(ORDERED, readBy(null, COLD), readBy(null, FINE))
    expect(version).toBe('Could you send me the received copies by Friday? The reports are on the table.')
  })

  it('leaves an order as it stands where readers find the message friendly', async () => {
    const version = await offer(ORDERED, readBy(null, FINE), readBy(null, FINE))
    expect(version).toBe('Send me the received copies by Friday. The reports are on the table.')
  })

  it('is whole where a reproach goes from a message that readers had found friendly as a whole, and find no less so', async () => {
    const blunt =
      'Hi Jonas,\n\nYou never send the numbers in time. Please let me have the March figures by Friday.\n\nAda'
    const version = await offer(blunt, readBy(null, FINE), readBy(null, FINE))
    expect(version).toBe(blunt.replace('You never send', 'I rarely get'))
  })

  it('lowers what is shouted beside a short form that is written so', async () => {
    const loud = 'PLEASE send me the recieved copies ASAP!!! The reports is on the table.'
    const version = await offer(loud, readBy(null, COLD), readBy(null, FINE))
    expect(version).toBe('Please send me the received copies ASAP! The reports are on the table.')
  })
})
