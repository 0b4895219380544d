import { afterAll, expect, it } from 'vitest'
import { holdConversation } from '../testing/hold-conversation.ts'
import { createCoachEngine } from './coach-engine.ts'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000, stuckMs: 60_000 })
afterAll(() => encoder.stop())
const engine = createCoachEngine(encoder)

/** What the built-in coach answers to the last of some messages. */
async function answerLast(turns: string[]): Promise<string> {
  const messages = await holdConversation(engine, { id: 'phrases', turns })
  return messages.at(-1)?.content ?? ''
}

it('a request that names nothing gets words for what was told of it, and is told what belongs at their place', async () => {
  const story =
    'I have to let our sales manager go. The owners have decided it and I agree. I see him tomorrow.'
  const turns = [story, 'He does not expect it at all.', 'Give me the opening. Two sentences.']
  const messages = await holdConversation(engine, { id: 'phrases', turns })
  const { content = '', metadata } = messages.at(-1) ?? {}
  expect(content).toMatch(/^> .*\[The last day\./m)
  expect(content).toMatch(/in the brackets|in brackets|Into the brackets/)
  expect(metadata?.ownSentences).toBeUndefined()
}, 90_000)

it('words for somebody who is named for the first time say what the request asks for, and call nobody else', async () => {
  const turns = [
    "I've been going through Piet's folders all day and they're a mess. He is off sick, his back. I'm annoyed with him and sorry for him at once.",
    "Anyway, we can't hand in on the first. I need two more weeks from the client, Mrs. Aydin, who's quite strict. What do I write her?",
  ]
  const messages = await holdConversation(engine, { id: 'phrases', turns })
  const { content = '' } = messages.at(-1) ?? {}
  expect(content).toMatch(/^> Mrs\. Aydin, .*two more weeks[.?]/m)
  expect(content).not.toMatch(/Piet|mess/)
}, 90_000)

it('what the coach is asked to write, and the leader says, begins no letter', async () => {
  const said = await answerLast([
    'I am responsible for the evening courses in our town. The pottery teacher, Mr. Brandl, has only three inscriptions for autumn. We need eight minimum.',
    'He makes this course since twenty years, and his wife is died last winter. I think the Tuesday evening is all what he has. But the rule comes from above and I can not bend it.',
    'In spring he can try again with a new time. How do I say him this? Please write it for me.',
  ])
  expect(said).toMatch(/^> .*\[/m)
  expect(said).not.toMatch(/I am writing|write it for me/)
}, 90_000)

const FRIEND =
  'I lead the garage since June and Mick, who learned the trade with me, comes back half an hour late from every break.'
const PROMISED =
  "there's more to it. in spring i promised him he'd get the second bay. then i never did anything about it"

it('what somebody tells further on gets what it changes, and no clause of it back', async () => {
  const said = await answerLast([FRIEND, PROMISED])
  expect(said).toMatch(/promise/)
  expect(said).not.toContain('“')
  expect(said).toMatch(/\*\*.+\?\*\*$/)
}, 90_000)

it('what was told last can be chosen for the words, and is not told to others', async () => {
  const turns = [FRIEND, PROMISED, 'What do I say to him? Short please.']
  expect(await answerLast(turns)).toMatch(/^- .*promised you/m)
  const toOthers = await answerLast([
    ...turns.slice(0, 2),
    'And what do I say to the others in the workshop?',
  ])
  expect(toOthers).not.toMatch(/promised you/)
}, 90_000)

it('a question in the middle of a talk is one about it, and gets no first answer to another matter', async () => {
  const said = await answerLast([
    FRIEND,
    PROMISED,
    'How much paper should I bring along? Is one page enough?',
  ])
  expect(said).not.toMatch(/Two things may be at work|Which is nearer/)
}, 90_000)

it('a question with an or gets a side and its reason', async () => {
  const story = 'Our buyer Tom shouted at a driver. I have to tell him that it stops.'
  const said = await answerLast([story, "Before the partners' meeting or after? It sits on Tuesday."])
  expect(said).toMatch(/^(?:Before|After)/m)
  expect(said).not.toMatch(/undo next week|rather explain|more room to answer/)
}, 90_000)

const LATE = 'Our cook comes late, the third time this week. I talk to her today at two.'

it('a feared reaction gets what it means and a reply to say', async () => {
  const said = await answerLast([LATE, 'And what if she starts to cry? She cries easily.'])
  expect(said).toMatch(/^Tears/)
  expect(said).toMatch(/^> .*time you need/m)
})

it('agreement without meaning it is answered as that', async () => {
  const said = await answerLast([
    LATE,
    'And what if she just agrees with everything, again? That is her whole technique.',
  ])
  expect(said).toMatch(/quick yes/i)
})

it('a question with an or is read as a whole, not by its halves', async () => {
  const said = await answerLast([LATE, 'Is better on phone or I should wait when she comes to the farm?'])
  expect(said).toMatch(/in person|voice|same room/i)
})

it('what tells more and denies nothing is taken for no correction', async () => {
  const said = await answerLast([LATE, "i laughed too. that's the bit that bugs me"])
  expect(said).not.toMatch(/that was not it|misread|drop that line|So it is about this/i)
})

it('who takes leave in so many words is let go, though they name a word with somebody', async () => {
  const said = await answerLast([
    LATE,
    'Right. Monday at nine, half the time. And a word with Olli before it. Goodbye, and thanks for not laughing.',
  ])
  expect(said).toMatch(/^You leave with this|^You take with you|^\*\*|^- /m)
  expect(said).not.toMatch(/\?\s*$/)
})

it('what was tried in vain gets what it shows, and no stock question', async () => {
  const said = await answerLast([
    LATE,
    'I told her twice already. She says sorry, and the next day the same.',
  ])
  expect(said).toMatch(/^An apology closes the matter|Make it a different talk/m)
})

it('what came of it is answered by what it was', async () => {
  const said = await answerLast([
    LATE,
    'I will speak to her at two, in the office.',
    "Did it. She shouted, I shouted, and she walked out and slammed the door. I'm ashamed of myself.",
  ])
  expect(said).not.toMatch(/^That took something/)
  expect(said).toMatch(/\w{4,}[\s\S]*\?/)
})

it('all that a leader sets out to do is kept, said in half sentences and without days, too', async () => {
  const turns = [
    'I run the ropes course at a climbing hall. Marek shouted at a father in front of the children on Saturday.',
    'I have said nothing about it so far, and my deputy stood there and laughed.',
    'I should add that Ines has resigned this Monday.',
    "right. marek in the van on the way to the depot. ines before her last friday. the ladder talk I leave to my deputy, and I'll ring the father tonight. cheers, bye",
  ]
  const messages = await holdConversation(engine, { id: 'steps', turns })
  const kept = messages.flatMap(({ metadata }) => metadata?.turn?.promises ?? []).map(({ text }) => text)
  expect(kept).toEqual([
    'Marek in the van on the way to the depot',
    expect.stringMatching(/^Ines before her last/),
    expect.stringMatching(/deputy/),
    expect.stringMatching(/^Ring the father/),
  ])
}, 90_000)
