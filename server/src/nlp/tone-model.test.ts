import { readMessage } from '@lodestar/coach/communication/message-text'
import { listToneInputs, readTone } from '@lodestar/coach/communication/tone-reading'
import type { CommunicationType } from '@lodestar/contract/communication'
import { expect, it } from 'vitest'
import { openToneModel } from './tone-model.ts'

const model = await openToneModel()
const read = async (text: string, type: CommunicationType = 'email') =>
  readTone(await model(listToneInputs(readMessage(text), type)))

it.each([
  ['mock-thanks', 'Many thanks for getting round to it after three weeks. The rota is on the wall.'],
  [
    'condescension',
    'I have put the steps into pictures so that it is easier for you. Press the green button first.',
  ],
  [
    'bias',
    'You did well with the speech. For somebody with your accent people really made an effort to listen.',
  ],
])('hears %s without a rude word', async (hurt, text) => {
  const { sentences, ratings } = await read(text)
  const worst = sentences.toSorted((one, other) => other.chance - one.chance)[0]
  expect(worst?.hurt).toBe(hurt)
  expect(worst?.chance).toBeGreaterThan(0.5)
  expect(ratings.tone).toBeLessThan(0.6)
})

it('rates a plain, warm and concrete message above an empty and a hostile one', async () => {
  const good = await read(
    'Hi Amara, the ramp at gate 3 is finished. Could you sign the handover by Thursday noon? If the form gives you trouble, call me on 4417. Thank you for waiting.',
  )
  const empty = await read('Hi, quick sync tomorrow about some stuff, bring whatever is relevant, thx')
  const hostile = await read('Is anybody in your office awake? This is a joke, and so are you. Fix it.')
  expect(good.ratings.overall).toBeGreaterThan(empty.ratings.overall)
  expect(good.ratings.tone).toBeGreaterThan(hostile.ratings.tone)
  expect(good.sentences.every(({ chance }) => chance < 0.5)).toBe(true)
})

it('reads the same text the same, whatever stood before it', async () => {
  const one = await read('The rota for May is on the wall.')
  await read('Nobody asked you.', 'chat')
  expect(await read('The rota for May is on the wall.')).toEqual(one)
})
