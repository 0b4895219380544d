import { DOUBTS } from '@lodestar/coach/coaching/rehearse/opening-rules.data'
import { readMessage } from '@lodestar/coach/communication/message-text'
import { listToneInputs, readTone } from '@lodestar/coach/communication/tone-reading'
import type { Scene } from '@lodestar/contract/rehearsals'
import { afterAll, expect, it } from 'vitest'
import { openToneModel } from '../nlp/tone-model.ts'
import { checkSaid } from './check-said.ts'
import { createCoachEngine, openCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
const coach = await openCoachEngine(encoder)
const model = await openToneModel()
const readers = {
  ...coach,
  readTone: async (text: string) => readTone(await model(listToneInputs(readMessage(text), 'chat'))),
}
afterAll(() => encoder.stop())

const SCENE: Scene = { person: 'Tomas', title: '', words: '', expected: [], told: [] }
const check = async (text: string, told: string[] = []) => {
  const prepared = await checkSaid({ text, timeZone: 'UTC', scene: { ...SCENE, told }, lines: [] }, readers)
  if (!prepared.check) throw new Error('not checked')
  return prepared.check
}

/** The same without the hearing model. */
const byRules = { ...readers, ...createCoachEngine() }

it('a long honest opening is let be, though the rules count its sentences', async () => {
  const { finding, changed } = await check(
    'Tomas, on Tuesday the gate stood open for an hour after you had left. Two calves were on the road, and a driver brought them back. I was frightened when I heard it. Nothing happened this time. I should have shown you the second latch, and I did not. Can we go there together now?',
  )
  expect([finding, changed]).toEqual(['good', null])
})

it('where it is not sure that a line strikes, it says so, quotes nothing and puts nothing in its place', async () => {
  const { finding, quote, hears, changed } = await check(
    'Tomas, point 218. Same readings six weeks running, to the decimal. Were they taken?',
    ['The log for point 218 has the same readings six weeks in a row.', 'I do not believe anyone tested it.'],
  )
  expect([finding, quote, changed]).toEqual(['unsure', null, null])
  expect(DOUBTS).toContain(hears)
})

it('a rude word about a thing is no attack on the one who is spoken to', async () => {
  const { finding } = await check(
    "Tomas, I do not know how to put this, so it feels silly to say anything at all. The system, well. It's a stupid system, isn't it? I hate it as well. Let's just see how it goes.",
  )
  expect(finding).not.toBe('attack')
})

it.each(['You stop with that today.', 'From now on you lock it.'])(
  'no version leaves out an order that it sees: %s',
  async (order) => {
    const { finding, changed } = await check(
      `Tomas, crane 4, Monday and again this morning: no lock on the switch. I saw it both times. ${order} Why do you do it?`,
      ['Tomas skips the lock-out. I have seen it twice, on crane 4.'],
    )
    expect(finding).toBe('accusing-why')
    expect(changed ?? order).toContain(order)
  },
)

it('a rule is overruled as well where its words were typed with a curly apostrophe', async () => {
  const { finding } = await check(
    'Tomas, how is your father? Don’t think about the event, it’s past. Tell me of him.',
  )
  expect(finding).not.toBe('attack')
})

it('a blow that no rule knows is named, with the words that two models hear as one', async () => {
  const { finding, quote } = await check(
    'Tomas, your cancellations are a disgrace. You are conning old women for a bonus.',
    ['40 percent of his sign-ups cancel in the first month.'],
  )
  expect(['attack', 'verdict']).toContain(finding)
  expect(quote).toBe('You are conning old women for a bonus')
})

it('the words that hurt most are quoted where a blow is named', async () => {
  const { quote } = await check(
    'Tomas, the fridge stood open all night. Sixty years this shop has had that fridge. What kind of idiot walks past an open door?',
  )
  expect(quote).toContain('idiot')
})

it('mockery that no rule knows is never called good', async () => {
  const { finding } = await check(
    'Good afternoon, Tomas, how lovely that you found us today. Was the bed nice and warm? The patients did not mind waiting, they have all day.',
    [
      'Tomas came 40 minutes late on Monday and on Wednesday, and the patients waited.',
      'I want him here at seven.',
    ],
  )
  expect(finding).not.toBe('good')
})

it('words that step around the plain thing are named, and nothing is put in their place', async () => {
  const { finding, changed } = await check(
    'Tomas, you know how things are at the moment with the budget. We all have to look where we are. I am sure something good comes for you.',
  )
  expect([finding, changed]).toEqual(['not-plain', null])
})

it('no version is offered that has the fault it should mend', async () => {
  for (const text of [
    'Are you blind, Tomas? A child could have seen that the valve was open. You are a danger to all of us.',
    'You are just lazy, Tomas, and everybody knows it. You do not care about anybody but yourself.',
  ]) {
    const { finding, changed } = await check(text)
    expect(finding).not.toBe('good')
    if (changed !== null)
      expect(
        (await coach.checkLine({ text: changed, scene: SCENE, lines: [], tone: null })).finding,
      ).not.toBe(finding)
  }
})

it('who says what was offered is let be', async () => {
  const text = 'Tomas, you always leave the gate open. On Monday two calves were on the road. What happened?'
  const first = (await checkSaid({ text, timeZone: 'UTC', scene: SCENE, lines: [] }, byRules)).check
  const offered = first?.changed ?? ''
  expect(offered).toContain('often')
  const line = {
    id: 'one',
    by: 'leader' as const,
    text,
    check: first,
    handedOver: null,
    isReplaced: true,
    saidAt: '2026-05-03T09:30:00.000Z',
  }
  const again = await coach.checkLine({ text: offered, scene: SCENE, lines: [line], tone: null })
  expect(again.finding).toBe('good')
})

it.each([
  'Isak, you want three days off and I have one, take it or leave it.',
  'Isak, you came at ten on Monday. One more and you can pack your things. What happened?',
  'Isak, the list was open at six on Friday. How lovely that you found the time to go fishing. What happened?',
])('what may be a threat or a blow is never called good, nor rewritten: %s', async (text) => {
  const { finding, changed } = await check(text)
  expect(finding).not.toBe('good')
  expect(changed).toBeNull()
})

it('what can be said without the word that strikes is offered', async () => {
  const text = 'Marco, you always interrupt Ana. She has gone quiet. How do you see it?'
  const { changed } = await check(text, ['Marco interrupts Ana, and she has gone quiet.'])
  expect(changed).toBe('Marco, I notice that you often interrupt Ana. She has gone quiet. How do you see it?')
})

it.each([
  ['a threat', 'Listen, one more time I see you without the helmet and you are off my site. Understood?'],
  [
    'what others say',
    'Tomas, two of the milkers came to me, and I won’t say who, and it was about control. They said that it is like prison with you. I think you have a problem with trust.',
  ],
  [
    'half of a fact',
    'Tomas, you told the vet six weeks ago that her bill was paid. It wasn’t, and she closed the account. Don’t you think you should check before you say such a thing?',
  ],
  [
    'an "every time" that is asked for',
    'Tomas, on Thursday at ten the gate stood open, and I was frightened. From now on I need it locked every time you step away. Tell me how it looked from your side.',
  ],
  [
    'the other matters',
    'Tomas, tank 5 was opened two days early, and now I have 3,000 liters to pour away. Then the press, it won’t last another year. Also the labels, but we can do the labels another day.',
  ],
])('no version is offered that leaves %s in it', async (_, text) => {
  expect((await check(text)).changed).toBeNull()
})

it.each([
  'Tomas, you asked me on Friday and I gave you a stupid short answer. I am sorry for that. You deserved a real one. Shall we talk now?',
  'Tomas, I cancelled your trip with an email. That was cowardly, and I am sorry. You had the visa already. If you want to tell me what you think of it, I am listening.',
])('who blames themselves attacks nobody: %s', async (text) => {
  expect((await check(text)).finding).toBe('good')
})

it('no version is offered while nobody has read its tone', async () => {
  const text = 'Tomas, you always leave the gate open. On Monday two calves were on the road. What happened?'
  const said = { text, timeZone: 'UTC', scene: SCENE, lines: [] }
  const deaf = { ...byRules, readTone: async () => null }
  expect((await checkSaid(said, deaf)).check).toMatchObject({
    finding: 'absolute',
    changed: null,
    changes: [],
  })
})
