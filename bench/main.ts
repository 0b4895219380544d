import { measureAtRest } from './at-rest.ts'
import { runByPerson } from './by-person.ts'
import { measureCapacity } from './capacity/capacity.ts'
import { writeCapacity } from './capacity/write-capacity.ts'
import { tryCluster } from './cluster/cluster.ts'
import { measureCoach, measureWords } from './coach-speed.ts'
import { measureColdStart } from './cold-start.ts'
import { measureCommunication } from './communication-speed.ts'
import { type AnalysesFigures, type CrowdFigures, measureHundredTurns } from './crowd.ts'
import { measureDashboard } from './dashboard.ts'
import { drillRestore } from './drill/restore-drill.ts'
import { tryModelFaults } from './faults/model-faults.ts'
import { tryFaults } from './faults/trials.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { measureGrowth, writeGrowth } from './growth/growth.ts'
import { measureRichHistory, writeRichHistory } from './growth/rich-history.ts'
import { measureHearing } from './hearing/cost.ts'
import { type JourneyFigures, measureJourneys } from './journeys.ts'
import { measureModelOverhead } from './model-overhead.ts'
import { measurePages } from './page-load.ts'
import { tryRealModel } from './real-model.ts'
import { measureMainThread } from './slowest/main-thread.ts'
import { findSlowest } from './slowest/search.ts'

const OVERHEAD = 'Language model on this machine'
const PAGES = 'Pages, cold, CPU slowed 4 times, slow 4G'

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

/** Prints what having a message read costs. */
async function printCommunication(): Promise<void> {
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
}

/** Prints how the dashboard does against a bare server, and among so many people. */
async function printDashboard(people: number): Promise<void> {
  const dashboard = await measureDashboard(people)
  print('GET /api/dashboard, 50 connections, 100 facts a person', [
    ['answers a second', dashboard.product.rate, '', '—'],
    ['the same, bare server with three queries', dashboard.bare.rate, '', '—'],
    ['product over bare', dashboard.ratio, '', '≥ 1.15'],
    ['slowest of a hundred, product over bare', dashboard.p99Ratio, '', '≤ 1.0'],
    [`its time with ${dashboard.users} people over 100`, dashboard.growth, '', '≤ 1.3'],
  ])
}

/** What `npm run bench -- NAME` measures instead of everything; each takes minutes. */
const ONE: Record<string, (argument: string | undefined, all: readonly string[]) => Promise<void>> = {
  // What encrypting and row-level security cost a read.
  'at-rest': async () => {
    const { bareRead, serverRead, plainRead, seal, open } = await measureAtRest()
    print('A read of 20 goals of 300 characters, one connection', [
      ['by the driver alone', bareRead, 'µs', '—'],
      ['by the server, for a person', plainRead, 'µs', '—'],
      ['by the server, for a person, decrypted', serverRead, 'µs', '—'],
      ['5,000 characters encrypted', seal, 'µs', '—'],
      ['5,000 characters decrypted', open, 'µs', '—'],
    ])
  },
  // The tests that use the server's database, on tables that are split up by person (docs/by-person.md); ends with 1 where one fails that should hold.
  // `goals.test`: these files alone.
  'by-person': async (_, all) => {
    const found = await runByPerson(all)
    print('Tests that use the database, its tables split up by person', [
      ['test files', found.files, '', '—'],
      ['tests passed', found.passed, '', '—'],
      ['tests skipped, as they are elsewhere', found.skipped, '', '—'],
      ['tests that cannot hold, and did not', found.cannot, '', '—'],
      ['tests failed besides', found.failed.length, '', '0'],
    ])
    for (const name of found.failed) process.stdout.write(`  failed: ${name}\n`)
    if (all.length === 0)
      for (const name of found.needless) process.stdout.write(`  holds, though said not to: ${name}\n`)
    if (found.failed.length > 0) process.exitCode = 1
  },
  // From `npm start` to the first page, with an empty data folder and with the one that is there then; `5`: so many rounds.
  'cold-start': async (rounds) => {
    for (const { first, again, load } of await measureColdStart(Number(rounds ?? 3)))
      print(`Start to the first page, at a load of ${load.toFixed(1)}`, [
        ['with an empty data folder', first, 's', '—'],
        ['once more', again, 's', '—'],
      ])
  },
  // Sends every operation of the OpenAPI document right and wrong input; ends with 1 where an answer is not one that it promises.
  // `--short`: a few each; `--inputs 200`, `--seed 7`, `--only createGoal,listGoals`.
  fuzz: async (_, all) => {
    if (!(await fuzz(all))) process.exitCode = 1
  },
  // Breaks server and database under people who write; ends with 1 where anything acknowledged was lost, or anything needed a hand.
  // `--short` tries the main ways once; `--database external`, `--only SIGTERM`.
  faults: async (_, all) => {
    if (!(await tryFaults(all))) process.exitCode = 1
  },
  // Backs up under load, loses the machine, restores elsewhere; ends with 1 where anything is missing or differs. `--short`, `--people 5000`.
  'restore-drill': async (_, all) => {
    if (!(await drillRestore(all))) process.exitCode = 1
  },
  // Proxy, two web servers, two workers, PgBouncer, primary and replica, broken one after the other under people who use them.
  // Needs HAProxy or nginx, and PgBouncer; `--proxy nginx`, `--postgres 15`, `--only PgBouncer`, `--rounds 3`.
  cluster: async (_, all) => {
    if (!(await tryCluster(all))) process.exitCode = 1
  },
  // Has a language model misbehave in every known way; ends with 1 where a leader lost anything. `--short`: two turns each.
  'model-faults': async (argument) => {
    if (!(await tryModelFaults(argument === '--short'))) process.exitCode = 1
  },
  // Has the built product talk with the model of the settings (AI_PROVIDER and so on), which leads; `--self-test`: is tested instead.
  'real-model': async (argument) => {
    if (!(await tryRealModel(argument === '--self-test'))) process.exitCode = 1
  },
  // Searches the slowest texts for every reader, in so many rounds.
  hearing: async () => {
    process.stdout.write(`${await measureHearing()}\n`)
  },
  slowest: (rounds) => findSlowest(Number(rounds ?? 150)),
  // Searches, for every call, the text that holds the main thread longest.
  'main-thread': async () => {
    for (const { call, unit, ms, ordinaryMs } of await measureMainThread())
      process.stdout.write(
        `${ms.toFixed(1).padStart(7)} ms of CPU (ordinary text ${ordinaryMs.toFixed(1)} ms)  ${call}: ${JSON.stringify(unit)}\n`,
      )
  },
  // What the code adds before a language model's first word, alone.
  'model-overhead': async () => print(OVERHEAD, listOverhead(await measureModelOverhead())),
  // Having a message read, alone.
  communication: printCommunication,
  // The pages alone.
  pages: async () => print(PAGES, listPages(await measurePages())),
  // From the landing page to a first sentence to say, and from opening the application to what was prepared.
  journeys: async () => {
    const { firstSentence, preparedCard } = await measureJourneys()
    print('From the landing page to a first sentence to say, on a slow phone', [
      ...listJourney(firstSentence, '≤ 60', '≤ 6'),
      ['words of the answer', firstSentence.words, '', '≤ 250'],
      ['words of the conversation in the first window', firstSentence.wordsBeforeFold, '', '≤ 120'],
      ['windows to the end of the answer', firstSentence.screens, '', '—'],
    ])
    print('From opening the application to what was prepared for a meeting', [
      ...listJourney(preparedCard, '≤ 15', '≤ 3'),
      ['words of the answer', preparedCard.words, '', '≤ 250'],
      ['words of the conversation in the first window', preparedCard.wordsBeforeFold, '', '≤ 120'],
      ['windows to the end of the answer', preparedCard.screens, '', '—'],
    ])
  },
  // The dashboard alone, against a bare server; among so many people (10,000).
  dashboard: (people) => printDashboard(Number(people ?? 10_000)),
  // What the product takes for what people do, and what so many leaders cost (docs/capacity.md).
  capacity: async () => void process.stdout.write(`${writeCapacity(await measureCapacity())}\n`),
  // Every read over one, three and ten years of daily use.
  'rich-history': async () =>
    void process.stdout.write(
      `${writeRichHistory(await measureRichHistory((line) => process.stderr.write(`${line}\n`)))}\n`,
    ),
  // Every read's time and plan while the database fills with people. `--people 1000000`: up to so many, in steps of ten.
  growth: async (_, all) => {
    const most = Number(all[all.indexOf('--people') + 1] ?? 10_000)
    const sizes = [0, 10_000, 100_000, 1_000_000].filter((size) => size < most)
    const measured = await measureGrowth([...sizes, most], (soFar) =>
      process.stderr.write(`${writeGrowth(soFar)}\n\n`),
    )
    process.stdout.write(`${writeGrowth(measured)}\n`)
    if (measured.some(({ scans }) => scans.length > 0)) process.exitCode = 1
  },
  // Turns in which words to say are asked for: one model more reads them.
  words: async () => {
    const words = await measureWords()
    print('A turn in which words are asked for, one core', [
      ['whole structured reply, median', words.p50, 'ms', '—'],
      ['whole structured reply, p95', words.p95, 'ms', '≤ 150'],
      ['memory that the first of them adds', words.memory, 'MB', '—'],
    ])
  },
  // A hundred messages to the coach at once, and somebody who only wants a list.
  crowd: async () => {
    const found = await measureHundredTurns()
    print('A hundred turns at once', listCrowd(found))
    print('Sixty messages of 9,000 characters analyzed at once', listAnalyses(found.analyses))
  },
}

function listJourney(way: JourneyFigures, seconds: string, taps: string): Row[] {
  return [
    ['all together, at 36 words a minute', way.seconds, 's', seconds],
    ['of that the machine', way.machineSeconds, 's', '—'],
    ['taps', way.taps, '', taps],
    ['pages and dialogs', way.views, '', '—'],
    ['words typed', way.wordsTyped, '', '—'],
  ]
}

function listCrowd(crowd: CrowdFigures): Row[] {
  const { turnAlone, listAlone } = crowd
  return [
    ['turns that failed', crowd.failed, '', '0'],
    ['one turn alone', turnAlone, 'ms', '—'],
    ['message kept, half of them', crowd.keptMedian, 'ms', '—'],
    ['message kept, the last', crowd.keptLast, 'ms', '—'],
    ['first whole answer, over one alone', crowd.first / turnAlone, 'x', '—'],
    ['last whole answer, over one alone', crowd.last / turnAlone, 'x', '≤ 100'],
    ['one list alone', listAlone, 'ms', '—'],
    ["somebody else's list meanwhile, median, over alone", crowd.listMedian / listAlone, 'x', '≤ 3'],
    ["somebody else's list meanwhile, slowest", crowd.listSlowest, 'ms', '—'],
  ]
}

function listAnalyses(analyses: AnalysesFigures): Row[] {
  return [
    ['analyzed', analyses.analyzed, '', '—'],
    ['told when to come back', analyses.toldToWait, '', '—'],
    ['anything else', analyses.failed, '', '0'],
    ['until all are answered', analyses.slowest, 'ms', '—'],
    ["somebody else's short message, until it is analyzed", analyses.shortMeanwhile, 'ms', '≤ 12000'],
  ]
}

const listOverhead = (overhead: Awaited<ReturnType<typeof measureModelOverhead>>): Row[] => [
  ['added before its first word, median', overhead.p50, 'ms', '—'],
  ['added before its first word, p95', overhead.p95, 'ms', '≤ 30'],
]

function listPages(pages: Awaited<ReturnType<typeof measurePages>>): Row[] {
  return [
    ['landing: JavaScript on the wire', pages.landing.javascript, 'kB', '≤ 75'],
    ['landing: all bytes on the wire', pages.landing.allBytes, 'kB', '≤ 130'],
    ['landing: largest contentful paint', pages.landing.largestPaint, 'ms', '≤ 1680'],
    ['landing: blocking time', pages.landing.blocked, 'ms', '≤ 50'],
    ['landing: layout shift', pages.landing.layoutShift, '', '0'],
    ['dashboard: JavaScript on the wire', pages.dashboard.javascript, 'kB', '≤ 140'],
    ['dashboard: largest contentful paint', pages.dashboard.largestPaint, 'ms', '≤ 1600'],
    ['dashboard: layout shift', pages.dashboard.layoutShift, '', '0'],
    ['conversation: JavaScript on the wire', pages.conversation.javascript, 'kB', '—'],
    ['conversation: largest contentful paint', pages.conversation.largestPaint, 'ms', '≤ 1600'],
    ['conversation: layout shift', pages.conversation.layoutShift, '', '0'],
  ]
}

const [, , name = '', ...all] = process.argv
const [argument] = all
if (ONE[name]) {
  await ONE[name](argument, all)
  process.exit()
}
// Without a name, or with a number of people for the dashboard, everything is measured.
if (name !== '' && !/^\d+$/.test(name)) {
  process.stderr.write(`npm run bench [-- NAME]; the names: ${Object.keys(ONE).toSorted().join(', ')}\n`)
  process.exit(/^-*h(?:elp)?$/.test(name) ? 0 : 2)
}

const coach = await measureCoach()
print('Built-in coach, one core', [
  ['whole structured reply, median', coach.p50, 'ms', '—'],
  ['whole structured reply, p95', coach.p95, 'ms', '≤ 150'],
  ['stored playbooks opened', coach.loadedIn, 'ms', '≤ 300'],
])

await printCommunication()

print(OVERHEAD, listOverhead(await measureModelOverhead()))

await printDashboard(Number(name || 10_000))

print(PAGES, listPages(await measurePages()))
