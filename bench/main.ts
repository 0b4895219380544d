import { measureCoach } from './coach-speed.ts'
import { measureCommunication } from './communication-speed.ts'
import { measureDashboard } from './dashboard.ts'
import { measureModelOverhead } from './model-overhead.ts'
import { measurePages } from './page-load.ts'

type Row = [figure: string, measured: number, unit: string, target: string]

const round = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 100) / 100)

/** Prints every figure beside its target. Times depend on the machine; sizes do not. */
function print(title: string, rows: readonly Row[]): void {
  process.stdout.write(`\n${title}\n`)
  for (const [figure, measured, unit, target] of rows)
    process.stdout.write(
      `  ${figure.padEnd(44)} ${String(round(measured)).padStart(7)} ${unit.padEnd(3)} target ${target}\n`,
    )
}

const coach = await measureCoach()
print('Built-in coach, one core', [
  ['whole structured reply, median', coach.p50, 'ms', '—'],
  ['whole structured reply, p95', coach.p95, 'ms', '≤ 150'],
  ['stored playbooks opened', coach.loadedIn, 'ms', '≤ 300'],
])

const communication = await measureCommunication()
print('Analysis of a message of 200 words, one core', [
  ['without grammar, median', communication.withoutGrammar.p50, 'ms', '—'],
  ['without grammar, p95', communication.withoutGrammar.p95, 'ms', '≤ 60'],
  ['with the grammar checker awake, median', communication.withGrammar.p50, 'ms', '—'],
  ['with the grammar checker awake, p95', communication.withGrammar.p95, 'ms', '≤ 300'],
  ['grammar checker: start to first answer', communication.grammarStart, 'ms', '—'],
  ['analyzer: memory while awake', communication.analyzerMemory, 'MB', '—'],
  ['grammar checker: memory while awake', communication.grammarMemory, 'MB', '≤ 450'],
])

const overhead = await measureModelOverhead()
print('Language model on this machine', [
  ['added before its first word, median', overhead.p50, 'ms', '—'],
  ['added before its first word, p95', overhead.p95, 'ms', '≤ 30'],
])

// `npm run bench -- 1000000` measures the growth to a million people; filling the database takes some minutes then.
const dashboard = await measureDashboard(Number(process.argv[2] ?? 10_000))
print('GET /api/dashboard, 50 connections, 100 facts a person', [
  ['answers a second', dashboard.product.rate, '', '—'],
  ['the same, bare server with three queries', dashboard.bare.rate, '', '—'],
  ['product over bare', dashboard.ratio, '', '≥ 1.0'],
  ['slowest of a hundred, product over bare', dashboard.p99Ratio, '', '≤ 1.0'],
  [`its time with ${dashboard.users} people over 100`, dashboard.growth, '', '≤ 1.3'],
])

const pages = await measurePages()
print('Pages, cold, CPU slowed 4 times, slow 4G', [
  ['landing: JavaScript on the wire', pages.landing.javascript, 'kB', '≤ 75'],
  ['landing: all bytes on the wire', pages.landing.allBytes, 'kB', '≤ 130'],
  ['landing: largest contentful paint', pages.landing.largestPaint, 'ms', '≤ 1680'],
  ['landing: blocking time', pages.landing.blocked, 'ms', '≤ 50'],
  ['landing: layout shift', pages.landing.layoutShift, '', '0'],
  ['dashboard: JavaScript on the wire', pages.dashboard.javascript, 'kB', '≤ 140'],
  ['dashboard: largest contentful paint', pages.dashboard.largestPaint, 'ms', '—'],
  ['dashboard: layout shift', pages.dashboard.layoutShift, '', '0'],
])
