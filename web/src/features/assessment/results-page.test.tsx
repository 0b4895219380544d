import { getUser } from '@lodestar/contract/account'
import { submitAssessment } from '@lodestar/contract/assessment'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { ResultsPage } from './results-page.tsx'
import { ShownResult } from './shown-result.ts'

const RESULT = ShownResult.parse({
  ...submitAssessment.example,
  developmentAreas: ['Letting go', 'Saying no', 'Asking first'],
  recommendedActions: [
    'Prepare one piece of feedback with SBI before Friday',
    'Ask one person what they need',
    'Visit the SBIS office',
  ],
})

async function open({ isDemo = false, result = RESULT } = {}) {
  const server = startServer()
  if (isDemo) server.refuse(getUser, 'unauthorized')
  openAddress('/assessment')
  const onRetake = vi.fn()
  const onPersonalize = vi.fn()
  renderWithQueries(<ResultsPage result={result} onRetake={onRetake} onPersonalize={onPersonalize} />)
  if (isDemo) await screen.findByText('Keep your result')
  const user = userEvent.setup()
  for (const chapter of screen.queryAllByRole('button', { expanded: false })) await user.click(chapter)
  return { user, onRetake, onPersonalize }
}

describe('the results of a signed-in person', () => {
  it.each([
    ['Back to Dashboard', '/'],
    ['View Dashboard', '/'],
    ['Set Goals', '/goals'],
    ['Start AI Coaching', '/ai-coaching'],
    ['Practice SBI for: Prepare one piece of feedback with SBI before Friday', '/ai-coaching'],
  ])('%s leads to %s [R2.8-10, R2.8-12, R2.8-13, R2.8-17, R2.8-18]', async (name, path) => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name }))
    expect(window.location.pathname).toBe(path)
  })

  it('have a coaching button per development area, each to the coach [R2.8-11]', async () => {
    await open()
    const areas = within(screen.getByRole('region', { name: 'Development areas' }))
    expect(areas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Get coaching for: Letting go',
      'Get coaching for: Saying no',
      'Get coaching for: Asking first',
    ])
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ai-coaching',
      '/ai-coaching',
      '/ai-coaching',
    ])
  })

  it('offer to practice SBI only beside an action that mentions it [R2.8-14]', async () => {
    await open()
    const actions = within(screen.getByRole('region', { name: 'Recommended actions' }))
    expect(actions.getAllByRole('link')).toHaveLength(1)
  })

  it('open the preferences and start a retake on request [R2.8-15, R2.8-16]', async () => {
    const { user, onRetake, onPersonalize } = await open()
    await user.click(screen.getByRole('button', { name: 'Personalize My Experience' }))
    await user.click(screen.getByRole('button', { name: 'Retake Assessment' }))
    expect(onPersonalize).toHaveBeenCalledOnce()
    expect(onRetake).toHaveBeenCalledOnce()
  })

  it('say everything the result holds', async () => {
    await open()
    const said = [
      RESULT.styleDescription,
      RESULT.sbiExplanation,
      ...RESULT.strengths,
      ...(RESULT.awarenessGaps ?? []),
      ...(RESULT.stressPatterns ?? []),
      ...(RESULT.generationalTips ?? []),
    ]
    for (const text of said) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  })

  it('lead with one strength, one thing to watch out for and one to do; the rest is folded', async () => {
    openAddress('/assessment')
    startServer()
    renderWithQueries(<ResultsPage result={RESULT} onRetake={vi.fn()} onPersonalize={vi.fn()} />)
    const textOf = (name: string) => screen.getByRole('region', { name }).textContent
    expect(textOf('Build on this')).toContain(RESULT.strengths[0])
    expect(textOf('Watch out for this')).toContain(RESULT.awarenessGaps?.[0])
    expect(textOf('Try this next')).toContain(RESULT.recommendedActions[0])
    expect(screen.queryByRole('region', { name: 'Development areas' })).toBeNull()
  })

  it('set the paragraphs of the feedback model apart', async () => {
    await open({ result: { ...RESULT, sbiExplanation: 'An order for feedback.\n\nFor example so.' } })
    const model = within(screen.getByRole('region', { name: /^Feedback with SBI/ }))
    expect(model.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'An order for feedback.',
      'For example so.',
    ])
  })

  it('show no invitation to sign up [R2.8-19]', async () => {
    await open()
    // The user call has been answered once this link is where a signed-in person goes.
    expect(await screen.findByRole('link', { name: 'Set Goals' })).toBeTruthy()
    expect(screen.queryByText('Keep your result')).toBeNull()
  })

  it('stand without the parts that older results lack', async () => {
    await open({ result: { ...RESULT, profile: null, sbiExplanation: '' } })
    expect(screen.queryByText(/^Feedback with SBI/)).toBeNull()
    expect(screen.getByText(RESULT.styleDescription)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'How your answers divide' })).toBeNull()
  })
})

describe('the results of a demo visitor', () => {
  it('lead to the demo of a screen, and to sign-up where there is none', async () => {
    await open({ isDemo: true })
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('View Dashboard')).toBe('/demo-dashboard')
    expect(hrefOf('Start AI Coaching')).toBe('/demo-coaching')
    expect(hrefOf('Set Goals')).toBe('/api/login')
  })
})
