import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../../e2e/support/chromium.ts'
import { listScreens, type Shown } from './list-screens.ts'
import { type Furnished, furnish } from './months.ts'

/** `npm run screens [-- NAME …]`: photographs every screen and dialog whose name begins so, and lays them side by side. */
const FOLDER = 'artifacts/screens'
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const
const SCHEMES = ['light', 'dark'] as const
/** As high as a picture is shown on a sheet, in its own pixels; the whole is one click away. */
const SHOWN_PX = 2_400

interface Picture {
  readonly file: string
  readonly width: number
  readonly height: number
}
interface Seen {
  readonly shown: Shown
  readonly pictures: Picture[]
  readonly faults: string[]
}

const names = process.argv.slice(2)
const isWanted = ({ name }: Shown) => names.length === 0 || names.some((start) => name.startsWith(start))

const furnished = await furnish()
const browser = await launchChromium()
try {
  if (names.length === 0) await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const seen: Seen[] = []
  for (const shown of listScreens(furnished).filter(isWanted)) {
    const one = await look(browser, furnished, shown)
    seen.push(one)
    process.stdout.write(`${one.faults.length === 0 ? '✓' : '✗'} ${shown.name}\n`)
    for (const fault of one.faults) process.stdout.write(`    ${fault}\n`)
  }
  await lay(browser, seen)
  const faults = seen.flatMap((one) => one.faults)
  process.stdout.write(`${seen.length} screens, ${faults.length} faults: ${join(FOLDER, 'index.html')}\n`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await furnished.stop()
}
process.exit()

/** Photographs one screen, wide and narrow, by day and by night, and looks for what is wrong with it. */
async function look(on: Browser, of: Furnished, shown: Shown): Promise<Seen> {
  const pictures: Picture[] = []
  const faults: string[] = []
  for (const viewport of WINDOWS.filter(({ width }) => (shown.width ?? width) === width)) {
    const context = await on.newContext({
      baseURL: of.baseUrl,
      viewport,
      serviceWorkers: 'block',
      locale: 'en-US',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(`${viewport.width} px: ${error.message}`))
    try {
      await arrive(page, of, shown)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        // Colors fade from one scheme to the other.
        await page.waitForTimeout(300)
        pictures.push(await photograph(page, shown, scheme))
        for (const fault of await findFaults(page)) faults.push(`${viewport.width} px, ${scheme}: ${fault}`)
      }
    } catch (error) {
      faults.push(`${viewport.width} px: ${String(error).split('\n')[0]}`)
    } finally {
      await context.close()
    }
  }
  return { shown, pictures, faults }
}

async function arrive(page: Page, of: Furnished, { path, who, open }: Shown): Promise<void> {
  if (who !== 'visitor')
    await page
      .context()
      .addCookies([
        { name: 'lodestar.session_token', value: of[who].cookie, url: of.baseUrl, httpOnly: true },
      ])
  await page.addInitScript(() =>
    localStorage.setItem('confidentialityAcknowledgedAt', new Date().toISOString()),
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor({ timeout: 15_000 })
  await open?.(page)
  await page.waitForTimeout(400)
}

async function photograph(page: Page, { name, isOver, isTall }: Shown, scheme: string): Promise<Picture> {
  const { width, height } = page.viewportSize() ?? WINDOWS[0]
  const file = `${name}-${width}-${scheme}.png`
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const shown = isOver ? height : whole
  // In a window as high as the page, what sticks to its edges covers nothing.
  if (!isOver && !isTall) await page.setViewportSize({ width, height: whole })
  await page.screenshot({ path: join(FOLDER, file), fullPage: !isOver })
  await page.setViewportSize({ width, height })
  return { file, width, height: shown }
}

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ]
}

/** Writes one page with all pictures, and each of its rows as a picture of its own. */
async function lay(on: Browser, seen: readonly Seen[]): Promise<void> {
  const rows = seen.map(({ shown, pictures, faults }) => {
    const cells = pictures.map(
      ({ file, width, height }) =>
        `<a href="${file}" style="flex:${width === 360 ? 4.2 : 10} 1 0;aspect-ratio:${width}/${Math.min(height, SHOWN_PX)}"><img src="${file}" alt=""></a>`,
    )
    return `<section id="${shown.name}"><h2>${shown.name} · ${shown.path.split('=')[0]} · ${shown.who}${faults.length > 0 ? ` · ${faults.length} faults` : ''}</h2><div>${cells.join('')}</div></section>`
  })
  await writeFile(
    join(FOLDER, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>body{font:14px system-ui;margin:16px;background:#888}h2{font-size:14px}section>div{display:flex;gap:8px;align-items:start}a{overflow:hidden;min-width:0}img{width:100%;display:block}</style>${rows.join('\n')}</html>`,
  )
  const page = await on.newPage({ viewport: { width: 1_900, height: 1_000 } })
  await page.goto(`file://${join(process.cwd(), FOLDER, 'index.html')}`)
  for (const { shown } of seen)
    await page.locator(`#${shown.name}`).screenshot({ path: join(FOLDER, `sheet-${shown.name}.png`) })
  await page.close()
}
