import { expect, it } from 'vitest'
import { mark } from '../../text/said-lines.ts'
import type { Heard } from '../listen/listen.ts'
import { FIT } from '../thresholds.ts'
import { chooseFitting, isBetter } from './choose-fitting.ts'

const told = { answer: 'Take their side first.' }
const likely = { answer: 'Ask what stands in the way.' }

/** A message for which these answers were weighed. */
const hear = (fit: number, likelyFit: number) =>
  ({
    answers: [],
    intent: 'describe',
    fitting: {
      best: told,
      fit,
      fits: new Map([
        [told.answer, fit],
        [likely.answer, likelyFit],
      ]),
    },
  }) as unknown as Heard

it('in place of a question an answer is given only where it fits well', () => {
  expect(isBetter(hear(FIT.least, 0), [mark('What would be fair here?')])).toBe(true)
  expect(isBetter(hear(FIT.least - 0.1, 0), [mark('What would be fair here?')])).toBe(false)
})

it('what is likeliest to be told gives way only to what fits much better', () => {
  const said = [mark(likely.answer)]
  expect(isBetter(hear(1 + FIT.better, 1), said)).toBe(true)
  expect(isBetter(hear(0.9 + FIT.better, 1), said)).toBe(false)
})

it('whoever asks about the coach or for a plan gets that, whatever else would fit', () => {
  const heard = hear(3, 0)
  expect(chooseFitting('explore', heard)).toBe(told)
  expect(chooseFitting('script', heard)).toBeNull()
  expect(chooseFitting('advise', { ...heard, intent: 'ask-plan' })).toBeNull()
  const ofCoach = { ...heard, answers: [{ about: 'coach' }] } as unknown as Heard
  expect(chooseFitting('answer', ofCoach)).toBeNull()
})
