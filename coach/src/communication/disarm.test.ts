import { describe, expect, it } from 'vitest'
import { disarm } from './disarm.ts'
import { readMessage } from './message-text.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'
import type { ToneReading } from './tone-reading.ts'

const HARSH = { tone: 0.2, clarity: 0.7, fitness: 0.4, overall: 0.25 }
const CIVIL = { tone: 0.75, clarity: 0.8, fitness: 0.8, overall: 0.8 }

/** Reads a message in which a sentence hurts that holds one of these words. */
const readBy =
  (hurting: RegExp, ratings: ToneReading['ratings']) =>
  ({ messageText }: { messageText: string }): ToneReading => ({
    sentences: readMessage(messageText).sentences.map(({ text }) => ({
      chance: hurting.test(text) ? 0.9 : 0.01,
      hurt: 'condescension',
      spare: 0.9,
    })),
    ratings,
  })

/** What is offered in place of a message; null where nothing is. */
async function offer(messageText: string, hurting: RegExp, after = CIVIL): Promise<string | null> {
  const request = { communicationType: 'chat', context: 'general', messageText } as const
  const changes = await disarm(request, readBy(hurting, HARSH)(request), async (again) =>
    readBy(hurting, after)(again),
  )
  return changes.length > 0 ? applyChanges(messageText, changes) : null
}

const LATE =
  'Karen, what planet are you on? The tax on the Hollins invoices is wrong for the third time. I want all 14 of them out again by noon on Thursday.'

describe('what is left of a harsh message', () => {
  it('holds its facts and asks for what it ordered', async () => {
    expect(await offer(LATE, /planet/)).toBe(
      "The tax on the Hollins invoices is wrong for the third time. I'd like all 14 of them out again by noon on Thursday.",
    )
  })

  it('holds no threat, though the sentence hurts nobody by itself', async () => {
    const threat = ' If it happens again I will find somebody who can count.'
    expect(await offer(`${LATE}${threat}`, /planet/)).not.toContain('count')
  })

  it('ends a sentence before what mocks in it', async () => {
    const text =
      'Pathetic. The drawing says every second lift, because apparently nobody here can read. Please put the ties in by 8 tomorrow.'
    expect(await offer(text, /Pathetic/)).toBe(
      'The drawing says every second lift. Please put the ties in by 8 tomorrow.',
    )
  })

  it.each([
    ['what is asked stands in a sentence that hurts', LATE, /planet|noon/],
    ['a figure would be lost', LATE.replace('The tax', 'As usual it cost us 900 euro. The tax'), /planet/],
    [
      'nothing in it hurts',
      'The tax is wrong. Please send all 14 invoices again by noon on Thursday.',
      /planet/,
    ],
  ])('is not offered where %s', async (_, text, hurting) => {
    expect(await offer(text, hurting)).toBeNull()
  })

  it.each([
    "Don't ship the crates, you clown, before I have signed for them.",
    'You may not leave the site, you idiots, until the ties are in.',
    'Send me the Hollins report, your useless slides, and the signed invoice by Friday noon.',
  ])('is not offered where it would say something else than “%s”', async (text) => {
    expect(await offer(`Pathetic. ${text}`, /Pathetic/)).toBeNull()
  })

  it('keeps what only sounds like a threat, and leaves out what stands between two lines', async () => {
    const text =
      "What planet are you on?\nThe drawing says every second lift. If it rains, we meet in hall 2.\nIf it happens again you're out of here.\nPlease put the ties in by 8 tomorrow."
    expect(await offer(text, /planet/)).toBe(
      'The drawing says every second lift. If it rains, we meet in hall 2.\nPlease put the ties in by 8 tomorrow.',
    )
  })

  it('is read in no time, however many spaces stand in it', async () => {
    const text = `${`You are bloody late${' '.repeat(1080)}and send it. `.repeat(9).slice(0, 10_000)}Send all 14 by noon.`
    await expect(offer(text, /bloody/)).resolves.toBeNull()
  })

  it('is not offered where readers would still find it harsh', async () => {
    expect(await offer(LATE, /planet/, HARSH)).toBeNull()
  })
})
