import { getUser } from '@lodestar/contract/account'
import { getWriter } from '@lodestar/contract/coaching'
import { FOCUS_AREAS, getPrompt, getSkillQuestions, PROMPT_SITUATIONS } from '@lodestar/contract/prompts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { PromptsPage } from './prompts-page.tsx'

function open(prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  prepare(server)
  const view = renderWithQueries(<PromptsPage />)
  return { server, user: userEvent.setup(), ...view }
}
const picker = () => screen.getByLabelText<HTMLSelectElement>('Situation')
const details = () => screen.getByLabelText<HTMLTextAreaElement>(/Details/)
const button = () => screen.getByRole('button', { name: 'Get Coaching' })

describe('a word of coaching', () => {
  it('needs a situation, one of five [R2.13-01, R2.13-03, R9-30]', async () => {
    const { user } = open()
    expect([...picker().options].map(({ value }) => value).filter(Boolean)).toEqual([...PROMPT_SITUATIONS])
    expect(button()).toHaveProperty('disabled', true)
    await user.selectOptions(picker(), 'conflict')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('is asked for with the trimmed details, and shows all four parts [R1-21, R2.13-02, R2.13-03, R3-36, R7-42]', async () => {
    const { server, user } = open()
    await user.selectOptions(picker(), 'feedback')
    await user.type(details(), '  Marco talks over Ana. ')
    await user.click(button())
    const answer = within(await screen.findByRole('article', { name: "The coach's answer" }))
    expect(server.sentTo(getPrompt)[0]?.body).toEqual({
      situation: 'feedback',
      context: { specificDetails: 'Marco talks over Ana.', hasDetails: true },
    })
    expect(answer.getByText(/So this is the heart of it/)).toBeTruthy()
    expect(answer.getByText('Tell one scene').tagName).toBe('STRONG')
    for (const text of [...getPrompt.example.actionableSteps, ...getPrompt.example.followUpQuestions])
      expect(answer.getByText(text)).toBeTruthy()
  })

  it('says that there are no details when they are only spaces', async () => {
    const { server, user } = open()
    await user.selectOptions(picker(), 'feedback')
    await user.type(details(), '   ')
    await user.click(button())
    await waitFor(() => expect(server.sentTo(getPrompt)).toHaveLength(1))
    expect(server.sentTo(getPrompt)[0]?.body).toEqual({
      situation: 'feedback',
      context: { specificDetails: '', hasDetails: false },
    })
  })

  it('keeps the details through a failure and a reload', async () => {
    const { server, user, unmount } = open()
    server.refuse(getPrompt, 'internal')
    await user.selectOptions(picker(), 'feedback')
    await user.type(details(), 'Marco talks over Ana.')
    await user.click(button())
    await waitFor(() =>
      expect(readToasts().at(0)).toMatchObject({
        title: 'Error',
        description: 'Failed to get coaching. Please try again.',
      }),
    )
    unmount()
    renderWithQueries(<PromptsPage />)
    expect(details().value).toBe('Marco talks over Ana.')
  })

  it("leads on to a session; a demo visitor's way is the sign-up prompt", async () => {
    localStorage.setItem('demoMode', 'true')
    const { user } = open((server) => server.refuse(getUser, 'unauthorized'))
    await user.selectOptions(picker(), 'feedback')
    await user.click(button())
    const link = await screen.findByRole('link', { name: 'Talk it through in a session' })
    await waitFor(() => expect(link.getAttribute('href')).toBe('/api/login'))
  })
})

describe('where a language model is connected', () => {
  const connect = (server: TestServer) =>
    server.reply(getWriter, {
      languageModel: { name: 'mini-3', host: null, leads: true, isSlow: false, budget: null },
    })

  it('whoever is signed in is told so, and who wrote the answer', async () => {
    const { user } = open((server) => {
      connect(server)
      server.reply(getPrompt, { ...getPrompt.example, engine: 'mini-3' })
    })
    await screen.findByText(/goes to a language model, mini-3 on this server/)
    await user.selectOptions(picker(), 'feedback')
    await user.click(button())
    expect(await screen.findByText('Written by mini-3 with the built-in coach')).toBeTruthy()
  })

  it('a visitor is told nothing, because it is not asked for them', async () => {
    const { server, user } = open((server) => {
      connect(server)
      server.refuse(getUser, 'unauthorized')
    })
    await user.selectOptions(picker(), 'feedback')
    await user.click(button())
    await screen.findByRole('article', { name: "The coach's answer" })
    expect(server.sentTo(getUser)).toHaveLength(1)
    expect(screen.queryByText(/language model/)).toBeNull()
  })
})

describe('the four skills', () => {
  it.each(FOCUS_AREAS)(
    '%s brings its questions when picked, and others on request [R1-22, R2.13-04, R3-37, R7-43, R9-31]',
    async (area) => {
      const { server, user } = open()
      expect(server.sentTo(getSkillQuestions)).toEqual([])
      server.reply(getSkillQuestions, { focusArea: area, questions: ['Who waits for you?'] })
      const [choice] = screen.getAllByRole('radio').filter((_, at) => at === FOCUS_AREAS.indexOf(area))
      await user.click(choice as HTMLElement)
      expect(await screen.findByText('Who waits for you?')).toBeTruthy()
      expect(server.sentTo(getSkillQuestions)[0]?.path).toBe(`/api/coaching/four-cs/${area}`)
      server.reply(getSkillQuestions, { focusArea: area, questions: ['What else?'] })
      await user.click(screen.getByRole('button', { name: 'Other questions' }))
      expect(await screen.findByText('What else?')).toBeTruthy()
      expect(server.sentTo(getSkillQuestions)[1]?.query.get('page')).toBe('1')
    },
  )

  it('can be asked again after a failure', async () => {
    const { server, user } = open()
    server.refuse(getSkillQuestions, 'internal')
    await user.click(screen.getByRole('radio', { name: 'Connection' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.reply(getSkillQuestions, getSkillQuestions.example)
    await user.click(again)
    expect(await screen.findByText(getSkillQuestions.example.questions[0] ?? '')).toBeTruthy()
  })
})

it('the four core principles stand beside it [R2.13-05, R2.13-06, R2.13-07, R2.13-08]', () => {
  open()
  for (const principle of [
    'See potential',
    'Prioritize psychological safety',
    'Lead with empathy and purpose',
    'Embrace the ripple effect',
  ])
    expect(screen.getByText(principle)).toBeTruthy()
})
