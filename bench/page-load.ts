import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { answerAll } from '../coach/src/assessment/answer-all.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startProduct } from '../e2e/support/product.ts'
import { createAccount } from './people.ts'

/** What loading one page cost. Sizes in kB as sent, times in ms. */
export interface PageLoad {
  javascript: number
  allBytes: number
  largestPaint: number
  layoutShift: number
  blocked: number
}

// Slow 4G as Lighthouse simulates it: 1.6 Mbit/s down, 150 ms there and back; a phone's processor is four times slower.
const NETWORK = {
  offline: false,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const CPU_SLOWDOWN = 4
const SETTLE_MS = 3_000

const SAID = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  'What exactly do I say to him?',
]

const OBSERVE = `
  window.__load = { largestPaint: 0, layoutShift: 0, blocked: 0 }
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { window.__load.largestPaint = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.__load.layoutShift += entry.value })
  watch('longtask', (entry) => { window.__load.blocked += Math.max(0, entry.duration - 50) })
`

/** Gives a page the network and the processor of a slow phone. @returns the session that watches it. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

async function load(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage()
  const session = await slowDown(page)
  const types = new Map<string, string>()
  let javascript = 0
  let allBytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    allBytes += encodedDataLength
    if (types.get(requestId) === 'Script') javascript += encodedDataLength
  })
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const seen = (await page.evaluate('window.__load')) as Omit<PageLoad, 'javascript' | 'allBytes'>
  await page.close()
  return { javascript: javascript / 1000, allBytes: allBytes / 1000, ...seen }
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function repeat(times: number, run: () => Promise<PageLoad>): Promise<PageLoad> {
  const loads: PageLoad[] = []
  for (let at = 0; at < times; at++) loads.push(await run())
  const of = (field: keyof PageLoad) => median(loads.map((each) => each[field]))
  return {
    javascript: of('javascript'),
    allBytes: of('allBytes'),
    largestPaint: of('largestPaint'),
    layoutShift: of('layoutShift'),
    blocked: of('blocked'),
  }
}

/** Holds a conversation of two turns. @returns the address it is read at. */
async function openTalk(baseUrl: string, cookie: string): Promise<string> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', origin: baseUrl, cookie }
    const reply = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`POST ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json() as Promise<T>
  }
  await post('/api/assessment/submit', { responses: answerAll(() => 'Directive') })
  const { id } = await post<{ id: string }>('/api/coaching/sessions', { title: 'Marco and Ana' })
  for (const content of SAID) await post(`/api/coaching/sessions/${id}/messages`, { content })
  return `/coaching?session=${id}`
}

/** Loads the landing page, a signed-in dashboard and a conversation cold, each in a fresh profile, and gives the median of some runs. */
export async function measurePages(
  times = 3,
): Promise<Record<'landing' | 'dashboard' | 'conversation', PageLoad>> {
  const product = await startProduct()
  const browser = await launchChromium()
  try {
    const acknowledged = `localStorage.setItem('confidentialityAcknowledgedAt', new Date().toISOString())`
    const fresh = async (headers: Record<string, string> = {}) => {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        extraHTTPHeaders: headers,
      })
      await context.addInitScript(acknowledged)
      return context
    }
    const cookie = await createAccount(product.baseUrl)
    const once = async (path: string, headers?: Record<string, string>) => {
      const context = await fresh(headers)
      const result = await load(context, product.baseUrl + path)
      await context.close()
      return result
    }
    const landing = await repeat(times, () => once('/'))
    const dashboard = await repeat(times, () => once('/', { cookie }))
    const talk = await openTalk(product.baseUrl, cookie)
    return { landing, dashboard, conversation: await repeat(times, () => once(talk, { cookie })) }
  } finally {
    await browser.close()
    await product.stop()
  }
}
