import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { launchChromium } from './chromium.ts'

/** What a journey is given: a fresh browser profile on the product's address. */
export interface Traveler {
  page: Page
  context: BrowserContext
  baseUrl: string
}

let started: Promise<Browser> | undefined

/** The browser of all journeys of a worker, each with a profile of its own in it; it ends with the worker, and is started again where it has ended before. */
async function provideBrowser(): Promise<Browser> {
  started ??= launchChromium().catch((error: unknown) => {
    started = undefined
    throw error
  })
  const browser = await started
  if (browser.isConnected()) return browser
  started = undefined
  return provideBrowser()
}

// A refused call, one put off, or one without a network is part of some journeys; the browser reports each as an error of its own.
const EXPECTED =
  /Failed to load resource: (?:the server responded with a status of (?:4\d\d|503)|net::ERR_(?:INTERNET_DISCONNECTED|FAILED))/

let travelers = 0

/** Travelers come from addresses of their own, as people do: thirty sign-ups from one address would be refused. */
function nextAddress(): string {
  travelers += 1
  return `10.${process.pid % 250}.${(process.pid >> 8) % 250}.${travelers}`
}

/**
 * Declares a journey. Whatever the page writes to `console.error`, or throws, fails it.
 *
 * @param options of the browser profile, such as the viewport; 1280 × 800 otherwise.
 */
export function journey(
  name: string,
  travel: (traveler: Traveler) => Promise<void>,
  options: BrowserContextOptions = {},
): void {
  it(name, async () => {
    const browser = await provideBrowser()
    const baseUrl = inject('baseUrl')
    const context = await browser.newContext({
      baseURL: baseUrl,
      extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
      viewport: { width: 1280, height: 800 },
      // A worker answers before a journey's own replies do; the journey about it allows it.
      serviceWorkers: 'block',
      ...options,
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (line) => {
      if (line.type() === 'error' && !EXPECTED.test(line.text())) complaints.push(line.text())
    })
    try {
      await travel({ page, context, baseUrl })
      expect(complaints).toEqual([])
    } catch (error) {
      mkdirSync('artifacts', { recursive: true })
      await page
        .screenshot({ path: `artifacts/failed-${name.replace(/\W+/g, '-').slice(0, 60)}.png` })
        .catch(() => {})
      throw error
    } finally {
      await context.close()
    }
  })
}

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 360, height: 740 }
/** Wide by day and narrow by night: a fault of width or of color shows in one of them, at half the time. */
const LOOKS = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: NARROW, colorScheme: 'dark' },
] as const

/**
 * Checks a screen for accessibility faults, wide by day and narrow by night, and photographs it there, but not in CI, where
 * nobody looks. All screens in all looks: `npm run screens`.
 *
 * @param name the pictures are `artifacts/<name>-<width>-<theme>.png`.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  mkdirSync('artifacts', { recursive: true })
  const before = page.viewportSize()
  const faults: string[] = []
  for (const { viewport, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await page.evaluate(settle)
    const path = `artifacts/${name}-${viewport.width}-${colorScheme}.png`
    if (!process.env['CI']) await page.screenshot({ path, fullPage: true })
    // Ours have no frames: looked at in place, and not put together in a blank page opened for it, they are done sooner.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    for (const { id, nodes } of violations)
      faults.push(`${id} at ${viewport.width} px, ${colorScheme}: ${nodes[0]?.html ?? ''}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px at ${viewport.width} px`)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
  expect(faults).toEqual([])
}

/** Waits until whatever fades or moves in has arrived: half of it has half the contrast. What never ends is not waited for. */
const settle = () =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, 5000)),
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  ]).then(() => undefined)

/** Acknowledges the confidentiality notice when it is there. */
export async function acknowledge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I Understand - Proceed' }).click()
}

let people = 0

/**
 * Signs a new person up through the page and leaves them on their dashboard.
 *
 * @param home the product's address, where it is not the journeys' own.
 */
export async function signUp(
  page: Page,
  firstName = 'Ada',
  home = '',
): Promise<{ email: string; password: string }> {
  people += 1
  const email = `${firstName.toLowerCase()}-${people}-${process.pid}@example.com`
  const password = 'a quiet long passphrase'
  await page.goto(`${home}/api/login`)
  await acknowledge(page)
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/')
  return { email, password }
}
