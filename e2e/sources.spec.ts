import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'
import { takeAssessment } from './support/take-assessment.ts'

journey(
  'on the progress screen one skill stands there as each source sees it, with what each can and cannot tell',
  async ({ page }) => {
    await signUp(page, 'Nadia')
    await takeAssessment(page)
    await page.request.post('/api/assessments/external', {
      data: { assessmentType: 'disc', rawResults: 'D 78 I 61 S 22 C 35' },
    })
    await page.goto('/gamification')
    const part = page.getByRole('region', { name: 'One skill, several sources' })
    await part.getByLabel('Skill').selectOption('Directive')
    await part.getByText(/DISC \(DI\) often start from here/).waitFor()
    await part.getByText(/^You chose it in \d+ %/).waitFor()
    expect(await part.getByText('It cannot tell').count()).toBe(5)
    await inspect(page, 'sources')
    await part.getByRole('link', { name: /Ask your team/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Team pulse' }).waitFor()
  },
)
