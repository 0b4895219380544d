import type { Message, MessageMetadata } from '@lodestar/contract/coaching'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { giveVoices } from '../../testing/voices.ts'
import { CoachTurn } from './coach-turn.tsx'
import { findOpenQuestion } from './open-question.tsx'

const WORDS =
  'Like this:\n\n> Sofie, that was good work. [What she did, with the day.] May I tell the others?'
const turn = (onAsk: ((words: string) => void) | null) => (
  <CoachTurn content={WORDS} metadata={{}} isComing={false} follows="message_1" onAsk={onAsk} onSay={null} />
)
const copyWords = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Copy$|Copied/ }))
  return navigator.clipboard.readText()
}

it('a blank is typed into where it stands, stays over a reload, and is copied with the words', async () => {
  const user = userEvent.setup()
  const { unmount } = render(turn(vi.fn()))
  const blank = screen.getByRole('textbox', { name: 'What she did, with the day.' })
  expect(await copyWords(user)).toBe(
    'Sofie, that was good work. [What she did, with the day.] May I tell the others?',
  )
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull()
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(blank)
  await user.type(blank, 'On Monday you stayed until ten')
  expect(await copyWords(user)).toBe(
    'Sofie, that was good work. On Monday you stayed until ten. May I tell the others?',
  )
  unmount()
  render(turn(vi.fn()))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('On Monday you stayed until ten')
})

it('the words to say are read aloud as they are filled and nothing else, and no longer once they change', async () => {
  const { spoken, cancel } = giveVoices()
  const user = userEvent.setup()
  const content = `I would say it soon.\n\n> Sofie, that was **good** work. [What she did, with the day.]\n> May I tell the others?\n\nHow does that sound?`
  render(
    <CoachTurn
      content={content}
      metadata={{}}
      isComing={false}
      follows="message_1"
      onAsk={vi.fn()}
      onSay={null}
    />,
  )
  const button = screen.getByRole('button', { name: 'Read aloud' })
  await user.click(button)
  expect(spoken.at(-1)?.text).toBe(
    'Sofie, that was good work. What she did, with the day.\nMay I tell the others?',
  )
  expect(button.getAttribute('aria-pressed')).toBe('true')
  cancel.mockClear()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'On Monday you stayed' } })
  expect(cancel).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(spoken.at(-1)?.text).toBe('Sofie, that was good work. On Monday you stayed.\nMay I tell the others?')
})

it('what was typed into a blank is offered as the leader’s own words, on one line', async () => {
  const onAsk = vi.fn()
  render(turn(onAsk))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'On Monday you\nstayed' } })
  await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('On Monday you stayed')
})

it('where nothing can be said any more, the words stand as they were filled', () => {
  const { unmount } = render(turn(vi.fn()))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'You stayed' } })
  unmount()
  render(turn(null))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByText(/You stayed\./)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull()
})

it('a reading is said with one tap, in the words that settle it', async () => {
  const onSay = vi.fn()
  const readings = [
    { situation: 'lateness', asks: 'somebody comes late', quote: 'twenty past again' },
    { situation: 'motivation', asks: 'the energy has gone', quote: null },
  ]
  render(
    <CoachTurn
      content="Which?"
      metadata={{ readings }}
      isComing={false}
      follows="m"
      onAsk={null}
      onSay={onSay}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /“twenty past again” ?Somebody comes late\./ }))
  expect(onSay).toHaveBeenCalledExactlyOnceWith('Yes: “somebody comes late”')
})

it('other words are asked for with one tap, by what they are for', async () => {
  const onSay = vi.fn()
  const otherWords = ['to ask somebody for an honest opinion', 'to thank somebody in a few plain words']
  render(
    <CoachTurn
      content="Try this."
      metadata={{ otherWords }}
      isComing={false}
      follows="m"
      onAsk={null}
      onSay={onSay}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'to thank somebody in a few plain words' }))
  expect(onSay).toHaveBeenCalledExactlyOnceWith('Words to thank somebody in a few plain words')
})

it('own sentences are put into the blank of words with one tap and taken out with another, and are not listed twice', async () => {
  const [mine, theirs] = ['I promised you the hall.', 'You waited until noon.']
  const content = `It can begin so:\n\n> I want to tell you something. [In your own sentences.] What do you say?\n\nTake what belongs:\n\n- ${mine}\n- ${theirs}`
  const turn = (onAsk: (() => void) | null) => (
    <CoachTurn
      content={content}
      metadata={{ ownSentences: [mine, theirs] }}
      isComing={false}
      follows="own"
      onAsk={onAsk}
      onSay={null}
    />
  )
  const { rerender } = render(turn(vi.fn()))
  const blank = screen.getByRole('textbox', { name: 'In your own sentences.' })
  expect(screen.getAllByText(mine)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: theirs }))
  await userEvent.click(screen.getByRole('button', { name: mine }))
  expect((blank as HTMLTextAreaElement).value).toBe(`${theirs} ${mine}`)
  await userEvent.click(screen.getByRole('button', { name: theirs, pressed: true }))
  expect((blank as HTMLTextAreaElement).value).toBe(mine)
  rerender(turn(null))
  expect(screen.queryByRole('button', { name: mine })).toBeNull()
  expect(screen.queryByRole('list', { name: /tap what belongs/ })).toBeNull()
  expect(screen.getByText(theirs)).toBeTruthy()
})

it('own sentences that the coach has put into the words can be taken out and put back, over a reload too', async () => {
  const mine = 'I told you the date too late.'
  const other = 'You asked for it twice.'
  const turn = (
    <CoachTurn
      content={`Like this:\n\n> I am sorry. ${mine} What can I do now?`}
      metadata={{ ownSentences: [mine, other], place: { asks: 'What you did.', holds: mine } }}
      isComing={false}
      follows="filled"
      onAsk={vi.fn()}
      onSay={null}
    />
  )
  const { unmount } = render(turn)
  const blank = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you did.' })
  expect(blank().value).toBe(mine)
  await userEvent.click(screen.getByRole('button', { name: mine, pressed: true }))
  expect(blank().value).toBe('')
  unmount()
  render(turn)
  expect(blank().value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: other, pressed: false }))
  expect(blank().value).toBe(other)
})

it('readings that can be tapped are not told in the turn too', () => {
  const readings = [
    { situation: 'lateness', asks: 'somebody comes late', quote: null },
    { situation: 'motivation', asks: 'the energy has gone', quote: null },
  ]
  const content = 'I see.\n\nIt may be that somebody comes late. It may also be that the energy has gone.'
  const asked = (onSay: (() => void) | null) => (
    <CoachTurn
      content={content}
      metadata={{ readings }}
      isComing={false}
      follows="m"
      onAsk={null}
      onSay={onSay}
    />
  )
  const { rerender } = render(asked(vi.fn()))
  expect(screen.queryByText(/It may be/)).toBeNull()
  rerender(asked(null))
  expect(screen.getByText(/It may be/)).toBeTruthy()
})

it('words are asked for softer or shorter with one tap', async () => {
  const onSay = vi.fn()
  render(<CoachTurn content={WORDS} metadata={{}} isComing={false} follows="m" onAsk={null} onSay={onSay} />)
  await userEvent.click(screen.getByRole('button', { name: 'Softer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Shorter' }))
  expect(onSay.mock.calls).toEqual([
    ['Softer, please.', 'softer'],
    ['Shorter, please.', 'shorter'],
  ])
})

it('a full answer without words to say offers them with one tap, and one that has them does not', async () => {
  const onSay = vi.fn()
  const answer = (content: string) => (
    <CoachTurn
      content={content}
      metadata={{ structuredResponse: {} }}
      isComing={false}
      follows="m"
      onAsk={null}
      onSay={onSay}
    />
  )
  const { rerender } = render(answer('I see.'))
  await userEvent.click(screen.getByRole('button', { name: 'Give me words to say' }))
  expect(onSay).toHaveBeenCalledExactlyOnceWith('Words to say', 'words')
  rerender(answer(WORDS))
  expect(screen.queryByRole('button', { name: 'Give me words to say' })).toBeNull()
})

it('the question that stands over the box is not said in the turn too', () => {
  const asked = (onSay: (() => void) | null) => (
    <CoachTurn
      content={'I see.\n\n**Who saw it?**'}
      metadata={{ followUpQuestions: ['Who saw it?', 'What next?'] }}
      isComing={false}
      follows="m"
      onAsk={vi.fn()}
      onSay={onSay}
    />
  )
  const { rerender } = render(asked(vi.fn()))
  expect(screen.queryByText('Who saw it?')).toBeNull()
  expect(screen.getByRole('button', { name: 'What next?' })).toBeTruthy()
  rerender(asked(null))
  expect(screen.getByText('Who saw it?').tagName).toBe('STRONG')
})

it('no question stands over the box where readings ask it', () => {
  const asked = (readings: MessageMetadata['readings']): Message => ({
    id: 'm',
    role: 'assistant',
    content: 'Which is it?',
    metadata: { followUpQuestions: ['Which is it?'], readings },
    createdAt: '2026-05-03T09:51:01.000Z',
  })
  expect(findOpenQuestion([asked(undefined)])).toBe('Which is it?')
  expect(
    findOpenQuestion([asked([{ situation: 'lateness', asks: 'somebody comes late', quote: null }])]),
  ).toBeUndefined()
})
