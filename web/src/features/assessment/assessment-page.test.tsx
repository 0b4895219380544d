import { getUser, type User } from '@lodestar/contract/account'
import {
  type AssessmentQuestion,
  getResults,
  listLearningPaths,
  listQuestions,
  submitAssessment,
} from '@lodestar/contract/assessment'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { loadPendingAssessment } from '../../lib/storage/pending-assessment.ts'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { learningPathsQuery } from './assessment.queries.ts'
import { AssessmentPage } from './assessment-page.tsx'

const NAMES = ['first', 'second', 'third'] as const
const QUESTIONS: AssessmentQuestion[] = NAMES.map((name) => ({
  id: name,
  question: `The ${name} situation`,
  options: [
    { id: `${name}-ask`, optionText: `Ask, in the ${name}` },
    { id: `${name}-tell`, optionText: `Tell, in the ${name}` },
  ],
}))
const ASK_ALL = NAMES.map((name) => ({ questionId: name, selectedOptionId: `${name}-ask` }))

/** Also reads the learning paths, as the dashboard would. */
const Opened = () => {
  useQuery({ ...learningPathsQuery, enabled: useSession().isSignedIn })
  return <AssessmentPage />
}

function open(prepare: (server: TestServer) => void, address = '/assessment') {
  const server = startServer()
  server.reply(listQuestions, QUESTIONS)
  server.reply(getResults, null)
  prepare(server)
  openAddress(address)
  const view = renderWithQueries(<Opened />)
  return { server, user: userEvent.setup(), ...view }
}
const asNewcomer = () => undefined
const asVisitor = (server: TestServer) => {
  server.refuse(getUser, 'unauthorized')
  server.refuse(getResults, 'unauthorized')
  server.reply(submitAssessment, { ...submitAssessment.example, completedAt: null })
}
const withSavedResult = (server: TestServer) => server.reply(getResults, getResults.example)

const findOption = (name: string, choice = 'Ask') =>
  screen.findByRole('radio', { name: `${choice}, in the ${name}` })
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
async function answerAll(user: ReturnType<typeof userEvent.setup>) {
  for (const name of NAMES) {
    await user.click(await findOption(name))
    await press(user, name === 'third' ? 'Complete Assessment' : 'Next')
  }
}
const lastToast = () => readToasts().at(0)
const findResults = () => screen.findByRole('heading', { name: 'Your style: Coaching' })

describe('the questionnaire', () => {
  it('shows one question at a time with radio options, none of them chosen [R2.8-01, R2.8-02]', async () => {
    open(asNewcomer)
    const group = await screen.findByRole('group', { name: 'The first situation' })
    expect(screen.queryByText('The second situation')).toBeNull()
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios).toHaveLength(2)
    expect(radios.some((radio) => radio.checked)).toBe(false)
  })

  it('draws how far one has come, from 1 of N to 100 percent, and says how many are left [R2.8-03, R4-26]', async () => {
    const { user } = open(asNewcomer)
    await user.click(await findOption('first'))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
    expect(screen.getByText('2 left')).toBeTruthy()
    await press(user, 'Next')
    await user.click(await findOption('second'))
    await press(user, 'Next')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  })

  it('moves forward and back, and not before the first question [R2.8-04, R2.8-05, R4-17, R4-18, R4-19]', async () => {
    const { user } = open(asNewcomer)
    await user.click(await findOption('first'))
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await press(user, 'Next')
    expect(await screen.findByText('The second situation')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', false)
    await press(user, 'Previous')
    expect(await screen.findByText('The first situation')).toBeTruthy()
  })

  it('is answered by the keyboard alone: digits choose, Enter goes on, the left arrow goes back', async () => {
    const { user, server } = open(asNewcomer)
    await findOption('first')
    await user.keyboard('{Enter}')
    expect(lastToast()?.title).toBe('Please select an answer')
    await user.keyboard('29')
    const told = await findOption('first', 'Tell')
    expect(told).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(told)
    await user.keyboard('{Enter}')
    await findOption('second')
    await user.keyboard('1{ArrowLeft}')
    expect(await findOption('first', 'Tell')).toHaveProperty('checked', true)
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(await findOption('second')).toHaveProperty('checked', true)
    await user.keyboard('{Enter}')
    await findOption('third')
    await user.keyboard('1{Enter}')
    await findResults()
    expect(server.sentTo(submitAssessment)[0]?.body).toEqual({
      responses: [
        { questionId: 'first', selectedOptionId: 'first-tell' },
        { questionId: 'second', selectedOptionId: 'second-ask' },
        { questionId: 'third', selectedOptionId: 'third-ask' },
      ],
    })
  })

  it('leaves digits alone while shortcuts are off, and Enter to a button that has the focus', async () => {
    window.localStorage.setItem('shortcuts', 'off')
    const { user } = open(asNewcomer)
    const option = await findOption('first')
    await user.keyboard('1')
    expect(option).toHaveProperty('checked', false)
    window.localStorage.removeItem('shortcuts')
    await user.keyboard('1{Enter}')
    await findOption('second')
    screen.getByRole('button', { name: 'Previous' }).focus()
    await user.keyboard('{Enter}')
    expect(await findOption('first')).toHaveProperty('checked', true)
  })

  it('asks for an answer and stays where it is when there is none [R5-01]', async () => {
    const { user } = open(asNewcomer)
    await findOption('first')
    await press(user, 'Next')
    expect(lastToast()).toMatchObject({
      title: 'Please select an answer',
      description: 'You must select an answer before proceeding.',
    })
    expect(screen.getByText('The first situation')).toBeTruthy()
  })

  it('restores an answer on returning to its question [R4-20]', async () => {
    const { user } = open(asNewcomer)
    await user.click(await findOption('first', 'Tell'))
    await press(user, 'Next')
    await findOption('second')
    await press(user, 'Previous')
    expect(await findOption('first', 'Tell')).toHaveProperty('checked', true)
  })

  it('keeps the answers and the place over a reload', async () => {
    const { user, unmount } = open(asNewcomer)
    await user.click(await findOption('first', 'Tell'))
    await press(user, 'Next')
    await findOption('second')
    unmount()
    open(asNewcomer)
    await findOption('second')
    await press(user, 'Previous')
    expect(await findOption('first', 'Tell')).toHaveProperty('checked', true)
  })

  it('submits one answer per question, the newest one where it was changed [R2.8-06, R4-21, R4-22]', async () => {
    const { user, server } = open(asNewcomer)
    await user.click(await findOption('first', 'Tell'))
    await press(user, 'Next')
    await findOption('second')
    await press(user, 'Previous')
    await answerAll(user)
    await findResults()
    expect(server.sentTo(submitAssessment).map(({ body }) => body)).toEqual([{ responses: ASK_ALL }])
  })

  it('moves the focus to the question that has come', async () => {
    const { user } = open(asNewcomer)
    await user.click(await findOption('first'))
    await press(user, 'Next')
    const second = await screen.findByRole('group', { name: 'The second situation' })
    expect(document.activeElement?.contains(second)).toBe(true)
  })

  it('says that it is analyzing while the answers are on their way [R2.8-07]', async () => {
    const { user } = open((server) => server.reply(submitAssessment, new Promise(() => undefined)))
    await answerAll(user)
    expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeTruthy()
  })

  it('keeps everything and says so when submitting fails [R7-18, R8-08]', async () => {
    const { user } = open((server) => server.refuse(submitAssessment, 'internal'))
    await answerAll(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to submit assessment. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(await findOption('third')).toHaveProperty('checked', true)
  })

  it('takes a result that was not stored for a signed-in person as a lost session, and keeps the answers', async () => {
    const departures = watchDepartures()
    const { user } = open((server) =>
      server.reply(submitAssessment, { ...submitAssessment.example, completedAt: null }),
    )
    await answerAll(user)
    await waitFor(() => expect(lastToast()?.title).toBe('Unauthorized'))
    await waitFor(() => expect(departures).toEqual(['/api/login']))
    expect(await findOption('third')).toHaveProperty('checked', true)
  })
})

describe('completing the assessment', () => {
  it('shows the result that was answered, names the style and reads results and paths again [R2.8-08, R4-23, R4-24, R4-25, R8-09]', async () => {
    const { user, server } = open((next) =>
      next.reply(submitAssessment, { ...submitAssessment.example, leadershipStyle: 'Coaching / Supportive' }),
    )
    await answerAll(user)
    expect(await screen.findByRole('heading', { name: 'Your style: Coaching / Supportive' })).toBeTruthy()
    expect(lastToast()).toMatchObject({
      title: 'Assessment Complete!',
      description: 'Your leadership style has been identified as Coaching / Supportive',
    })
    await waitFor(() => expect(server.sentTo(getResults)).toHaveLength(2))
    expect(server.sentTo(listLearningPaths)).toHaveLength(2)
  })

  it('leads from the questionnaire over results and preferences home [R4-27, R2.9-01]', async () => {
    const { user } = open(asNewcomer)
    await answerAll(user)
    await findResults()
    await press(user, 'Personalize My Experience')
    expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy()
    expect(window.location.pathname).toBe('/assessment')
    await press(user, 'Skip for Now')
    expect(window.location.pathname).toBe('/')
  })
})

describe('saved results', () => {
  it('open at once for a signed-in person, with a single call [R2.8-09, R7-14]', async () => {
    const { server } = open(withSavedResult)
    await findResults()
    expect(server.sentTo(getResults)).toHaveLength(1)
  })

  it.each(['awarenessGaps', 'stressPatterns', 'generationalTips'])(
    'count as such when only %s is a list [R7-15]',
    async (field) => {
      open((server) =>
        server.answer('GET', '/api/assessment/results', () =>
          Response.json({ leadershipStyle: 'Coaching', [field]: [] }),
        ),
      )
      expect(await findResults()).toBeTruthy()
    },
  )

  it('are none when none of the three lists is there [R7-15]', async () => {
    open((server) =>
      server.answer('GET', '/api/assessment/results', () =>
        Response.json({ leadershipStyle: 'Coaching', awarenessGaps: null, stressPatterns: 'x' }),
      ),
    )
    expect(await findOption('first')).toBeTruthy()
  })

  it('give way to an empty questionnaire on Retake, which stays open over a reload [R2.8-16, R4-28]', async () => {
    const { user, unmount } = open(withSavedResult)
    await findResults()
    await press(user, 'Retake Assessment')
    expect(await findOption('first')).toHaveProperty('checked', false)
    expect(screen.queryByText('Your style: Coaching')).toBeNull()
    unmount()
    open(withSavedResult)
    expect(await findOption('first')).toBeTruthy()
  })

  it('come back when somebody leaves a retake, and by the next submit [R4-28]', async () => {
    const { user, unmount } = open(withSavedResult)
    await findResults()
    await press(user, 'Retake Assessment')
    await user.click(await findOption('first'))
    await press(user, 'Keep my result')
    await findResults()
    await press(user, 'Retake Assessment')
    await answerAll(user)
    await findResults()
    unmount()
    open(withSavedResult)
    expect(await findResults()).toBeTruthy()
  })

  it('that cannot be read offer another try instead of the questionnaire', async () => {
    const { server, user } = open((next) => next.refuse(getResults, 'internal'))
    await screen.findByRole('alert')
    withSavedResult(server)
    await press(user, 'Try again')
    expect(await findResults()).toBeTruthy()
  })
})

describe('a demo visitor', () => {
  it('takes the assessment to the end without the results call, and the answers are kept for an account [R2.8-20, R7-12]', async () => {
    const { user, server } = open(asVisitor)
    await answerAll(user)
    await findResults()
    expect(server.sentTo(getResults)).toHaveLength(0)
    expect(loadPendingAssessment()).toEqual(ASK_ALL)
  })

  it('is shown how to keep the result at the bottom of it [R2.8-19]', async () => {
    const { user } = open(asVisitor)
    await answerAll(user)
    await findResults()
    const main = screen.getByRole('main')
    const links = within(main).getAllByRole('link')
    expect(links.at(-1)?.textContent).toBe('Create Your Account')
    expect(links.at(-1)?.getAttribute('href')).toBe('/api/login')
  })

  it('finds the result again after looking at another screen', async () => {
    const { user, rerender } = open(asVisitor)
    await answerAll(user)
    await findResults()
    rerender(<p>Another screen</p>)
    rerender(<Opened />)
    await findResults()
    await press(user, 'Retake Assessment')
    expect(await findOption('first')).toHaveProperty('checked', false)
  })

  it('known to the server as the demo user has no results call either [R7-13]', async () => {
    const demoUser: User = { ...getUser.example, id: 'demo_user_001', provider: 'demo' }
    const { server } = open((next) => next.reply(getUser, demoUser))
    await findOption('first')
    expect(server.sentTo(getResults)).toHaveLength(0)
  })
})

describe('somebody neither signed in nor in demo mode', () => {
  it('is told so and sent to sign-in after 500 ms [R2.8-21, R2.8-22]', async () => {
    const departures = watchDepartures()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open(asVisitor, '/elsewhere')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
      }),
    )
    vi.advanceTimersByTime(400)
    expect(departures).toEqual([])
    vi.advanceTimersByTime(100)
    expect(departures).toEqual(['/api/login'])
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
