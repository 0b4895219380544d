import { measureCoach } from './coach-speed.ts'
import { measureCommunication } from './communication-speed.ts'
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

const coach = measureCoach()
print('Built-in coach, one core', [
  ['whole structured reply, median', coach.p50, 'ms', '—'],
  ['whole structured reply, p95', coach.p95, 'ms', '≤ 150'],
  ['playbooks read and indexed', coach.loadedIn, 'ms', '—'],
])

const communication = await measureCommunication()
print('Analysis of a message of 200 words, one core', [
  ['without grammar, median', communication.withoutGrammar.p50, 'ms', '—'],
  ['without grammar, p95', communication.withoutGrammar.p95, 'ms', '≤ 60'],
  ['with the grammar checker awake, median', communication.withGrammar.p50, 'ms', '—'],
  ['with the grammar checker awake, p95', communication.withGrammar.p95, 'ms', '≤ 300'],
  ['grammar checker: start to first answer', communication.grammarStart, 'ms', '—'],
  ['grammar checker: memory while awake', communication.grammarMemory, 'MB', '≤ 450'],
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
