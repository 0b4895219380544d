import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, journey, signUp } from './support/journey.ts'

const DISC_REPORT = `Prepared for: Jordan Ellis
Completed: 03/14/2024

Natural Style
  Dominance ........... 78
  Influence ........... 61
  Steadiness .......... 22
  Conscientiousness ... 35

Adapted Style
  Dominance ........... 60
  Influence ........... 71
  Steadiness .......... 30
  Conscientiousness ... 44`
const STRENGTHS = '{"themes":["Strategic","Learner","Relator","Achiever","Ideation"]}'

const said = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()
const cardOf = (page: Page, profile: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: profile, exact: true }) })

async function fill(page: Page, type: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import Assessment' }).click()
  await page.getByLabel('Assessment type').selectOption({ label: type })
  await page.getByLabel('Results', { exact: true }).fill(text)
}
async function importResult(page: Page, type: string, text: string): Promise<void> {
  await fill(page, type, text)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await said(page, 'Assessment Imported')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

journey(
  'a leader imports the results of four tests, reads what came of them, and takes a deletion back [R1-16, R2.1-06, R2.5-09, R2.10-02, R2.10-03, R2.10-06, R2.10-07, R4-61, R4-62, R4-64, R4-66, R4-67, R5-49, R5-50, R5-51, R8-30, R8-35, R8-36, R8-37, R8-38]',
  async ({ page }) => {
    await signUp(page, 'Ada')
    await page.getByRole('button', { name: /^Your year/ }).click()
    await page.getByRole('link', { name: 'Import external assessments' }).click()
    await page.getByText('No Imported Assessments Yet').waitFor()
    expect(new URL(page.url()).pathname).toBe('/assessment/integrations')
    await inspect(page, 'integrations-empty')

    await fill(page, 'DISC', 'We need more focus this quarter and better input from sales.')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await said(page, 'Import Failed')
    await page.getByText('No style, type, theme or score was found in this text.').waitFor()
    await inspect(page, 'integrations-refused')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await importResult(page, 'DISC', DISC_REPORT)
    await page
      .getByText(/^DISC: DI, read with \d+% confidence\.$/)
      .first()
      .waitFor()
    await cardOf(page, 'DI').getByText('Directive style').waitFor()
    await cardOf(page, 'DI')
      .getByRole('button', { name: /What was read/ })
      .click()
    await cardOf(page, 'DI').getByText('Prepared for: [name]').waitFor()
    expect(await page.getByText('Jordan').count()).toBe(0)

    await fill(page, 'DISC', 'Type 8w7 (Challenger), sx/so, tritype 8-5-3')
    await page.getByText('Detected type: Enneagram').waitFor()
    await page.getByText('The system will auto-detect the correct type.').waitFor()
    await inspect(page, 'integrations-mismatch')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await said(page, 'Assessment Imported')
    await said(page, 'Import Notes')
    await cardOf(page, 'Type 8w7').getByText('Enneagram', { exact: true }).waitFor()

    await importResult(
      page,
      'Myers-Briggs (16 types)',
      'INTJ-A  Introverted 72%  Intuitive 64%  Thinking 52%  Judging 81%',
    )
    await fill(page, 'StrengthsFinder', `${STRENGTHS.slice(0, -1)}`)
    await page.getByText('Not valid JSON').waitFor()
    await page.getByLabel('Results', { exact: true }).fill(STRENGTHS)
    await page.getByText('Valid JSON', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await cardOf(page, 'Strategic, Learner, Relator, Achiever, Ideation').waitFor()

    await importResult(page, 'DISC', 'DISC style: SC')
    await cardOf(page, 'SC').getByText('Active', { exact: true }).waitFor()
    await cardOf(page, 'DI').getByText('Inactive', { exact: true }).waitFor()
    await page.reload()
    await cardOf(page, 'INTJ')
      .getByRole('button', { name: /What was read/ })
      .click()
    await cardOf(page, 'DI')
      .getByRole('button', { name: /What was read/ })
      .click()
    await inspect(page, 'integrations')

    await cardOf(page, 'SC')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await said(page, 'Assessment Deleted')
    await cardOf(page, 'SC').waitFor({ state: 'detached' })
    await cardOf(page, 'DI').getByText('Active', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Assessment Restored')
    await cardOf(page, 'SC').getByText('Active', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.getByRole('heading', { name: /Ada/ }).waitFor()
  },
)
