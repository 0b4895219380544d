import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KINDS } from '@lodestar/coach/coaching/screen/boundary'
import { DOES, type Doing } from '@lodestar/coach/text/turn-reading'
import { expect, it } from 'vitest'
import { openTurnModel } from './turn-model.ts'

const model = await openTurnModel()
const readAlone = (text: string) => model.read({ text, before: null, coach: null })
const chanceOf = async (doing: Doing, text: string) => (await readAlone(text)).does[DOES.indexOf(doing)] ?? 0

it('knows what a message does and tells by the names that the coach has for them', async () => {
  const path = join(import.meta.dirname, '../../../models/turns/labels.json')
  const labels: { does: string[]; concerns: string[] } = JSON.parse(readFileSync(path, 'utf8'))
  expect(labels.does).toEqual([...DOES])
  expect(labels.concerns).toEqual(['none', ...KINDS])
  const { does, concerns } = await readAlone('He was late again.')
  expect(does).toHaveLength(DOES.length)
  expect(concerns).toHaveLength(KINDS.length + 1)
})

it('hears a request for a text that is no question and stands behind an outcome', async () => {
  const asked =
    'Back again. She took it well and cried a bit. Now I need a post for the group chat, it has to say that Aoife starts at nine from Monday and nothing about her mother.'
  const told = 'Back again. She took it well and cried a bit, and she starts at nine from Monday now.'
  expect(await chanceOf('words', asked)).toBeGreaterThan(0.5)
  expect(await chanceOf('words', told)).toBeLessThan(0.5)
  expect(await chanceOf('outcome', told)).toBeGreaterThan(0.5)
})

it('reads a long message from both ends, and what was said before it', async () => {
  const long = `${'She said it again and again. '.repeat(60)}Now I need a text to send to her tonight.`
  expect(await chanceOf('words', long)).toBeGreaterThan(0.5)
  const [first, second] = [
    await model.read({ text: 'Yes.', before: null, coach: null }),
    await model.read({ text: 'Yes.', before: null, coach: 'Are you thinking of ending your life?' }),
  ]
  expect([...first.concerns]).not.toEqual([...second.concerns])
})
