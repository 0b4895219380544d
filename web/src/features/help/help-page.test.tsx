import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openAddress } from '../../testing/render.tsx'
import { CATEGORY_LABELS, FAQ, FAQ_CATEGORIES } from './faq.data.ts'
import { HelpPage } from './help-page.tsx'

function open(items = FAQ) {
  openAddress('/help')
  render(<HelpPage items={items} />)
  return userEvent.setup()
}
const questions = () =>
  screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
const topics = () =>
  screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
const questionsOf = (category: string) =>
  FAQ.filter((item) => item.category === category).map(({ question }) => question)
const topic = () => screen.getByLabelText<HTMLSelectElement>('Topic')

describe('the questions', () => {
  it('are fifteen, at least two of each topic, each with an id of its own, a question and an answer [R2.22-07, R2.22-08, R3-82]', () => {
    expect(FAQ).toHaveLength(15)
    expect(new Set(FAQ.map(({ id }) => id)).size).toBe(15)
    for (const category of FAQ_CATEGORIES) expect(questionsOf(category).length).toBeGreaterThanOrEqual(2)
    for (const item of FAQ) {
      expect(Object.keys(item).sort()).toEqual(['answer', 'category', 'id', 'question'])
      expect(item.question).toMatch(/^[A-Z].+[?.]$/)
      expect(item.answer.length).toBeGreaterThan(150)
    }
  })

  it('stand by topic, all of them at first [R2.22-02, R2.22-04]', () => {
    open()
    expect(topic().value).toBe('all')
    expect(topics()).toEqual(FAQ_CATEGORIES.map((category) => CATEGORY_LABELS[category]))
    expect(questions()).toEqual(FAQ_CATEGORIES.flatMap(questionsOf))
  })

  it('open and close, and several can be open at once [R2.22-05, R2.22-06]', async () => {
    const user = open()
    const [one, other] = FAQ
    const button = (item: typeof one) => screen.getByRole('button', { name: item?.question })
    const answer = (item: typeof one) => screen.queryByRole('region', { name: item?.question })
    expect(answer(one)).toBeNull()
    await user.click(button(one))
    await user.click(button(other))
    expect(answer(one)?.textContent).toContain('sixteen situations, about ten minutes')
    expect(answer(other)?.textContent).toContain('Only you, through your account.')
    await user.click(button(one))
    expect(answer(one)).toBeNull()
    expect(answer(other)).toBeTruthy()
  })

  it.each(FAQ_CATEGORIES)('of the topic %s alone can be asked for [R2.22-03]', async (category) => {
    const user = open()
    await user.selectOptions(topic(), category)
    expect(questions()).toEqual(questionsOf(category))
    await user.selectOptions(topic(), 'All Topics')
    expect(questions()).toHaveLength(15)
  })
})

it('a topic without questions says so, and leads back to all [R2.22-09, R2.22-10]', async () => {
  const user = open(FAQ.filter(({ category }) => category !== 'goals'))
  await user.selectOptions(topic(), 'goals')
  expect(screen.getByRole('status').textContent).toContain('No FAQs found for the selected category.')
  await user.click(screen.getByRole('button', { name: 'View All Topics' }))
  expect(topic().value).toBe('all')
  expect(questions()).toHaveLength(13)
})

it.each([
  ['Back to Dashboard', '/'],
  ['Ask the AI coach', '/ai-coaching'],
])('"%s" leads to %s [R2.22-01, R2.22-11, R2.22-12]', async (name, path) => {
  const user = open()
  screen.getByRole('heading', { name: 'Need More Help?' })
  await user.click(screen.getByRole('link', { name }))
  expect(window.location.pathname).toBe(path)
})
