import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LandingPage } from './landing-page.tsx'

const hrefOf = (name: string, within_: ReturnType<typeof within> = screen) =>
  within_.getByRole('link', { name }).getAttribute('href')

describe('the landing page', () => {
  it('addresses people who lead [R0-01]', () => {
    render(<LandingPage />)
    expect(screen.getByText('AI leadership coaching for people who lead people')).toBeTruthy()
    expect(document.title).toBe('Lodestar · AI leadership coaching')
  })

  it('has Sign In and Try Demo in its header [R2.4-01, R2.4-02, R2.4-10, R2.4-13]', () => {
    render(<LandingPage />)
    const header = within(screen.getByRole('banner'))
    expect(hrefOf('Sign In', header)).toBe('/api/login')
    expect(hrefOf('Try Demo', header)).toBe('/assessment')
  })

  it('leads from its hero to an account or the assessment [R2.4-03, R2.4-04, R2.4-11, R2.4-15]', () => {
    render(<LandingPage />)
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    if (!hero) throw new Error('The hero is no section')
    expect(hrefOf('Create Your Account', within(hero))).toBe('/api/login')
    expect(hrefOf('Take Free Assessment', within(hero))).toBe('/assessment')
  })

  it('leads from its end to an account or the demo [R2.4-08, R2.4-09, R2.4-12, R2.4-14]', () => {
    render(<LandingPage />)
    expect(hrefOf('Get Your Account')).toBe('/api/login')
    expect(hrefOf('Start Demo')).toBe('/assessment')
  })

  it('has features, how it works, and a footer [R2.4-05, R2.4-06, R2.4-07]', () => {
    render(<LandingPage />)
    const features = screen.getByRole('region', { name: 'What you can do here' })
    expect(within(features).getByText('Coaching conversations')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toContain('not for emergencies')
  })

  it('markets the four steps in order [R1-04, R1-05, R1-06, R1-07]', () => {
    render(<LandingPage />)
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('heading', {
      level: 3,
    })
    expect(steps.map((step) => step.textContent)).toEqual([
      'Complete coaching sessions',
      'Reflect and rate them',
      'Get AI insights',
      'Grow and improve',
    ])
  })

  it('says who can see what one writes', () => {
    render(<LandingPage />)
    const privacy = screen.getByRole('region', { name: /Who can see this\?/ })
    expect(privacy.textContent).toContain('Nobody, unless you say so.')
  })
})
