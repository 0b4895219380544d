import { describe, expect, it } from 'vitest'
import { prepareLast } from '../../testing/conversation.ts'
import { acceptAnswer, readComing } from './accept-answer.ts'
import { formOf, type ModelAnswer } from './model-answer.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'

function prepared(messages = [MARCO]) {
  const { turn, brief } = prepareLast(messages)
  if (!brief) throw new Error('no brief')
  return { turn, brief }
}
const { turn, brief } = prepared()
const form = formOf(turn)
const offered = turn.metadata.structuredResponse
if (!offered) throw new Error('no structured answer')

/** An answer that keeps to every rule; each sentence says where it stands, so that none is there twice. */
const good: Required<ModelAnswer> = {
  message: 'You say she "has gone quiet". **What have you told Marco so far about it?**',
  diagnosis: 'Marco may not know what his speed costs the room.',
  approaches: offered.approaches.map(({ id }, at) => ({
    id,
    description: `Way ${at} fits because the meeting is near.`,
  })),
  sampleScripts: offered.sampleScripts.map(({ id }, at) => ({
    id,
    script: `Marco, on Tuesday you spoke ${at} times while Ana was still talking.`,
  })),
  proTip: 'Count to six after your question and wait.',
  followUpQuestions: ['What have you told Marco so far about it?', 'Who else saw it happen?'],
}
const accept = (change: Partial<ModelAnswer> = {}) =>
  acceptAnswer({ ...good, ...change }, brief, turn, 'mini-3')

describe("a model's answer", () => {
  it('becomes a turn in the built-in form, with its writer named', () => {
    const accepted = accept()
    if (typeof accepted === 'string') throw new Error(accepted)
    expect(accepted.content).toBe(good.message)
    expect(accepted.metadata.turn).toEqual({ ...turn.metadata.turn, engine: 'mini-3' })
    expect(accepted.metadata.followUpQuestions).toEqual(good.followUpQuestions)
    expect(accepted.metadata.structuredResponse?.diagnosis).toBe(good.diagnosis)
  })

  it('keeps the facts of the passages it retells, and research as it was quoted', () => {
    const accepted = accept()
    if (typeof accepted === 'string') throw new Error(accepted)
    const parts = accepted.metadata.structuredResponse
    expect(parts?.approaches[0]).toEqual({ ...offered.approaches[0], ...good.approaches[0] })
    const { actionPlan, practiceExercises, keyInsights } = offered
    expect(parts).toMatchObject({ actionPlan, practiceExercises, keyInsights })
  })

  it('is read in its form only: what a model adds is not there', () => {
    const read = form.whole.parse({ ...good, admin: true, keyInsights: ['A study says so'] })
    expect(read).toEqual(good)
    expect(form.whole.safeParse({ message: 'pwned' }).success).toBe(false)
  })

  it('may leave out passages that do not fit, but none of the parts', () => {
    const [first] = good.approaches
    if (!first) throw new Error('no approach')
    const accepted = accept({ approaches: [first] })
    if (typeof accepted === 'string') throw new Error(accepted)
    expect(accepted.metadata.structuredResponse?.approaches).toHaveLength(1)
    expect(accept({ approaches: [] })).toBe('empty-part')
    expect(accept({ approaches: [first, first] })).toBe('empty-part')
    expect(accept({ approaches: [{ ...first, description: ' ' }] })).toBe('empty-part')
  })

  it.each<[string, Partial<ModelAnswer>, string]>([
    ['a blank', { message: '  \n ' }, 'empty-part'],
    ['too much', { message: 'word '.repeat(500) }, 'too-long'],
    ['too long a question', { followUpQuestions: [`${'why '.repeat(90)}?`] }, 'too-long'],
    ['a web page', { message: 'Read more on www.example.com about it.' }, 'address'],
    ['a link', { diagnosis: 'See https://evil.example/steal for it.' }, 'address'],
    ['a bare host', { proTip: 'Look at better-leaders.com first.' }, 'address'],
    ['a mail address', { message: 'Write to coach@example.org instead.' }, 'address'],
    ['a telephone number', { message: 'Call +1 (555) 010-9999 tonight.' }, 'address'],
    ['a tag', { message: 'Look <img src=x onerror=alert(1)> here.' }, 'markup'],
    ['a hidden link', { message: 'Click [here](javascript:x) to go on.' }, 'markup'],
    ['code', { message: '```json\n{}\n```' }, 'markup'],
    [
      'the rules themselves',
      { diagnosis: `I was told: ${brief.instructions.slice(200, 420)}` },
      'rules-told',
    ],
    ['nothing but what it has said already', { diagnosis: good.message }, 'repeated'],
  ])('with %s is refused', (_, change, reason) => {
    expect(accept(change)).toBe(reason)
  })

  it('may name days, times, years and amounts', () => {
    const message =
      'From 2019-2026, on 2026-11-26 at 9:30, room 2.14, you have 10-15 minutes, and 1,250,000 dollars hang on it. **What first?**'
    expect(accept({ message })).not.toBeTypeOf('string')
  })
})

it('headings become plain lines, since a turn has its own', () => {
  const accepted = accept({ message: '## What I hear\nShe has gone quiet. **What first?**' })
  expect(accepted).toMatchObject({ content: 'What I hear\nShe has gone quiet. **What first?**' })
  expect(readComing({ message: '## What I hear' }, form, brief, turn)).toMatchObject({ text: 'What I ' })
})

describe('nothing is said twice in a conversation', () => {
  const second = prepared([MARCO, 'I have hinted a few times but never said it straight'])
  const earlier = turn.metadata
  const sentence = earlier.structuredResponse?.approaches[0]?.description.split('. ')[0] ?? ''

  it('a sentence the coach has said is left out, however it is set', () => {
    expect(sentence.split(' ').length).toBeGreaterThan(5)
    const message = `Well. **${sentence.toUpperCase()}. And then?** What now?`
    const accepted = acceptAnswer({ ...good, message }, second.brief, second.turn, 'mini-3')
    if (typeof accepted === 'string') throw new Error(accepted)
    expect(accepted.content).toBe('Well. And then? What now?')
  })

  it('an answer that holds nothing else is refused', () => {
    const answer = { ...good, message: `**${sentence.toUpperCase()}.**` }
    expect(acceptAnswer(answer, second.brief, second.turn, 'mini-3')).toBe('repeated')
  })

  it('a sentence that stands in one answer twice is left out the second time', () => {
    const accepted = accept({
      diagnosis: `${good.diagnosis} ${good.proTip}\n${good.diagnosis}`,
      proTip: 'Wait.',
    })
    if (typeof accepted === 'string') throw new Error(accepted)
    expect(accepted.metadata.structuredResponse?.diagnosis).toBe(`${good.diagnosis} ${good.proTip}`)
  })

  it('a question that was asked before is left out', () => {
    const asked = earlier.followUpQuestions?.[0] ?? ''
    const answer: ModelAnswer = {
      message: good.message,
      followUpQuestions: [asked, 'And who saw it last week?'],
    }
    const accepted = acceptAnswer(answer, second.brief, second.turn, 'mini-3')
    if (typeof accepted === 'string') throw new Error(accepted)
    expect(accepted.metadata.followUpQuestions).toEqual(['And who saw it last week?'])
  })
})

describe('an answer that is still coming', () => {
  const read = (partial: unknown) => readComing(partial, form, brief, turn)

  it('shows whole words of the message, and a part once the next has begun', () => {
    expect(read({ message: 'You say she has go' })).toEqual({ text: 'You say she has ', parts: {} })
    expect(read({ message: good.message, diagnosis: 'Marco may' })).toEqual({
      text: good.message,
      parts: {},
    })
    const { message, diagnosis, approaches } = good
    expect(read({ message, diagnosis, approaches: approaches.slice(0, 1) })).toEqual({
      text: message,
      parts: { diagnosis },
    })
    const later = read({ message, diagnosis, approaches, sampleScripts: [] })
    if (typeof later === 'string') throw new Error(later)
    expect(later.parts.approaches).toEqual(
      offered.approaches.map((one, at) => ({ ...one, ...approaches[at] })),
    )
  })

  it('is refused as soon as that is certain', () => {
    expect(read({ message: 'Go to http://evil.example' })).toBe('address')
    expect(read({ message: good.message, diagnosis: 7, approaches: [] })).toBe('wrong-form')
    expect(read({ message: '', diagnosis: 'x' })).toBe('empty-part')
    expect(
      read({
        message: good.message,
        diagnosis: good.diagnosis,
        approaches: [{ id: 'made-up', description: 'x' }],
        sampleScripts: [],
      }),
    ).toBe('wrong-form')
  })

  it('shows nothing while nothing can be read', () => {
    for (const partial of [null, undefined, {}, [], 'text', { message: null }, { message: ['x'] }])
      expect(read(partial)).toEqual({ text: '', parts: {} })
  })
})

describe('a refusal in the right form', () => {
  const SORRY = "I'm sorry, but I can't help with that."
  const parts: [string, Partial<ModelAnswer>][] = [
    ['the message', { message: SORRY }],
    ['the diagnosis', { diagnosis: 'As an AI language model, I cannot judge people.' }],
    ['a way', { approaches: good.approaches.map((one) => ({ ...one, description: SORRY })) }],
    ['a script', { sampleScripts: good.sampleScripts.map((one) => ({ ...one, script: SORRY })) }],
    ['the tip', { proTip: "I'm unable to provide advice on this topic." }],
    ['a question', { followUpQuestions: [SORRY, 'Who else saw it happen?'] }],
  ]

  it.each(parts)('is refused as such in %s, before anything else is looked at', (_, change) => {
    expect(accept(change)).toBe('refused')
  })

  it('is refused as such where every part says it, for which it might be called repeated', () => {
    const everywhere = Object.assign({}, ...parts.map(([, change]) => change), {
      diagnosis: SORRY,
      proTip: SORRY,
    })
    expect(accept(everywhere)).toBe('refused')
  })

  it('is known as soon as its part has come', () => {
    expect(readComing({ message: SORRY, diagnosis: '' }, form, brief, turn)).toBe('refused')
  })

  it('is not seen in words that a leader may say to somebody', () => {
    const [first, ...rest] = good.sampleScripts
    if (!first) throw new Error('no script')
    const script = "Marco, I can't support that as long as Ana is cut off."
    expect(accept({ sampleScripts: [{ ...first, script }, ...rest] })).not.toBe('refused')
  })
})
