import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// A closed network must stay quiet, and a root user cannot have the sandbox.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that the machine has; undefined where it has none. */
const findInstalled = () =>
  process.env['CHROMIUM_PATH'] ?? INSTALLED.find((each) => existsSync(each)) ?? playwrightsOwn()

/** Unpacks the Chromium inside the npm package where no other is there: two who do so at once would start half of it. */
export async function unpackChromium(): Promise<void> {
  if (!findInstalled()) await (await import('@sparticuz/chromium')).default.executablePath()
}

/**
 * Starts a Chromium: the one `CHROMIUM_PATH` names, else an installed one, else Playwright's download, else the one
 * inside the npm package, which needs nothing from the machine.
 */
export async function launchChromium(): Promise<Browser> {
  const path = findInstalled()
  if (path) return chromium.launch({ executablePath: path, args: QUIET })
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // Its own flags suit a page nobody trusts with nothing; these journeys need a browser as people have it.
  return chromium.launch({
    executablePath,
    args: [...QUIET, '--headless=shell', '--no-zygote'],
    env: { ...process.env, LD_LIBRARY_PATH: withBundledLibraries() },
  })
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** A machine without a desktop lacks a few libraries; the package carries them in an archive. */
function withBundledLibraries(): string {
  const require = createRequire(import.meta.url)
  const archive = join(dirname(require.resolve('@sparticuz/chromium')), '../bin/al2023.tar.br')
  const folder = mkdtempSync(join(tmpdir(), 'chromium-libraries-'))
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: brotliDecompressSync(readFileSync(archive)) })
  return [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
}
