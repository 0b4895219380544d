import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startProduct } from '../e2e/support/product.ts'
import {
  type AnswerSize,
  measureAnswer,
  prepareMeeting,
  reachFirstSentence,
  reachPreparedCard,
  type Way,
} from '../e2e/support/way-in.ts'
import { slowDown } from './page-load.ts'
import { createAccount } from './people.ts'

/** Words a minute on a phone, the mean of 37,000 people (Palin et al. 2019, MobileHCI, doi:10.1145/3338286.3340120). */
const WORDS_PER_MINUTE = 36.2
/** Finding and tapping one thing: point and press (Card, Moran and Newell 1980, doi:10.1145/358886.358895). */
const SECONDS_A_TAP = 1.3

/** A way through the product, as somebody with a phone goes it: seconds of the machine, and all together. */
export interface JourneyFigures extends Way, AnswerSize {
  machineSeconds: number
  seconds: number
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const QUESTIONS = '/api/assessment/questions'

async function time(page: Page, go: (page: Page) => Promise<Way>): Promise<JourneyFigures> {
  await slowDown(page)
  const began = performance.now()
  const way = await go(page)
  const machineSeconds = (performance.now() - began) / 1000
  const seconds = machineSeconds + way.taps * SECONDS_A_TAP + (way.wordsTyped / WORDS_PER_MINUTE) * 60
  return { ...way, ...(await measureAnswer(page)), machineSeconds, seconds }
}

/** Gives somebody who is signed in an assessment result and a notice acknowledged today. */
async function prepareLeader(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    `localStorage.setItem('confidentialityAcknowledgedAt', new Date().toISOString())`,
  )
  const questions: { id: string; options: { id: string }[] }[] = await (
    await context.request.get(QUESTIONS)
  ).json()
  const responses = questions.map(({ id, options }) => ({ questionId: id, selectedOptionId: options[0]?.id }))
  await context.request.post('/api/assessment/submit', { data: { responses } })
}

/**
 * Goes two ways on a phone with a slow network and a slow processor: from the landing page to a first sentence to say, and from
 * opening the application to what was prepared for the next meeting.
 */
export async function measureJourneys(): Promise<Record<'firstSentence' | 'preparedCard', JourneyFigures>> {
  const product = await startProduct()
  const browser = await launchChromium()
  try {
    const open = (headers = {}) =>
      browser.newContext({ ...PHONE, baseURL: product.baseUrl, extraHTTPHeaders: headers })
    // The coach's thread wakes with the first answer after a start, whoever asks.
    const warm = await open()
    await reachFirstSentence(await warm.newPage())
    await warm.close()
    const visitor = await open()
    const firstSentence = await time(await visitor.newPage(), reachFirstSentence)
    await visitor.close()
    const leader = await open({ cookie: await createAccount(product.baseUrl) })
    await prepareLeader(leader)
    const page = await leader.newPage()
    await prepareMeeting(page)
    const preparedCard = await time(page, reachPreparedCard)
    return { firstSentence, preparedCard }
  } finally {
    await browser.close()
    await product.stop()
  }
}
