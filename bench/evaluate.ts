import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportStyle } from './annomi.ts'
import { measureBoundaries } from './boundaries/measure.ts'
import { reportBoundaries } from './boundaries/report-boundaries.ts'
import { reportCommunication, scoreFile } from './communication/report-communication.ts'
import { reportConcern } from './concern.ts'
import { learnIntents } from './conversation/learn-intents.ts'
import { reportFits } from './conversation/measure-fits.ts'
import { measureIntents, reportIntents } from './conversation/measure-intents.ts'
import { reportForecasts, reportForecastsOf } from './forecasts/report-forecasts.ts'
import { measureImports, printProse, readSamples, sumUp } from './imports/measure.ts'
import { measureProse } from './imports/prose.ts'
import { MODELS } from './read-model-rows.ts'
import { encodeAll, measureHeldOutExemplars, measureRecognition, reportRecognition } from './recognition.ts'
import { writeTranscripts } from './transcripts.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const asJson = (value: unknown) => say(JSON.stringify(value, null, 2))
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** What follows a flag on the command line; undefined without it. */
const readFlag = (flag: string, args: readonly string[]): string | undefined =>
  args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined

/** On anybody's rows: `npm run evaluate -- <what> FILE.json [--json]`. */
const ON_FILES: Record<string, (file: string, isJson: boolean, flags: string[]) => void | Promise<void>> = {
  recognition: async (file, isJson) => {
    const { whole, words } = await measureRecognition(read(file))
    if (isJson) asJson(whole)
    else say(reportRecognition(whole, words))
  },
  boundaries: async (file) => {
    const rows = read(file)
    asJson(measureBoundaries(rows, await encodeAll(rows.map(({ text }: { text: string }) => text))))
  },
  intents: async (file, isJson, flags) => {
    const rows = read(file)
    if (flags.includes('--learn')) return say(await learnIntents(rows))
    if (!isJson) return evaluateIntents(file)
    asJson(measureIntents(rows, await encodeAll(rows.map(({ text }: { text: string }) => text))))
  },
  replies: (file, _isJson, flags) => say(reportFits(read(file), flags.includes('--rows'))),
  conversations: async (file) => say(await writeTranscripts(read(file))),
  scores: async (file) => say(await scoreFile(file)),
  // forecast DIR [--train DIR] [--json]: folders of courses instead of a file.
  forecast: (folder, isJson, flags) => {
    say(reportForecastsOf(folder, readFlag('--train', flags), isJson))
  },
}

const OWN = (path: string) => join(import.meta.dirname, path)
/** Measured on the project's own rows where no others are given. */
const OWN_FILES: Record<string, string> = {
  intents: join(MODELS, 'intents/rows/intents.json'),
  replies: OWN('conversation/replies.json'),
}
const RECOGNITION = {
  heldout: 'told plainly (targets 70 % and 90 %)',
  'heldout-2': 'told aslant',
  'heldout-3': 'told at length with side remarks',
}

async function evaluateRecognition(): Promise<void> {
  for (const [set, kind] of Object.entries(RECOGNITION)) {
    say(`Recognition, ${set} set, ${kind}`)
    const { whole, words } = await measureRecognition(read(join(MODELS, `situations/rows/${set}.json`)))
    say(reportRecognition(whole, words))
  }
  say('Recognition, the playbooks’ exemplars held out five-fold')
  const { whole, words } = measureHeldOutExemplars()
  say(reportRecognition(whole, words))
}

async function evaluateIntents(path: string): Promise<void> {
  const rows = read(path)
  say(reportIntents(rows, await encodeAll(rows.map(({ text }: { text: string }) => text))))
}

/** Prints every figure that the pages in docs publish, but those of the simulated year. */
async function evaluateAll(): Promise<void> {
  await evaluateRecognition()
  say('Hand-over (targets: recall 97 %, false alarms at most 5 %, on ordinary turns 1 %)')
  say(await reportBoundaries())
  say(await reportConcern())
  for (const set of ['intents', 'intents-aslant'])
    await evaluateIntents(join(MODELS, `intents/rows/${set}.json`))
  say(reportFits(read(OWN('conversation/replies.json')), false))
  say('Conversations')
  say(await reportStyle())
  say('Written messages')
  say(await reportCommunication())
  for (const set of ['samples', 'heldout'])
    say(`Imported results, ${set}: ${sumUp(measureImports(readSamples(`${set}.json`)))}`)
  say(printProse(measureProse()).trimEnd())
  say('Forecasts, courses of 2013, ten-fold')
  say(reportForecasts())
}

const [what, ...given] = process.argv.slice(2)
const flags = given.slice(given[0]?.startsWith('--') ? 0 : 1)
const file = flags.length < given.length ? given[0] : OWN_FILES[what ?? '']
const run = what === undefined ? undefined : ON_FILES[what]
if (what === undefined) await evaluateAll()
else if (what === 'concern') say(await reportConcern())
else if (what === 'year') {
  // The whole server is only loaded for whoever wants a year of it.
  const { reportYear } = await import('./report-year.ts')
  say(await reportYear(Number(readFlag('--leaders', process.argv) ?? 200)))
} else if (run && file) await run(file, flags.includes('--json'), flags)
else {
  process.stderr.write(
    `Usage: npm run evaluate [-- ${Object.keys(ON_FILES).join('|')} FILE.json [--json] | intents [FILE.json] [--json|--learn] | replies [FILE.json] [--rows] | concern | year [--leaders 200]]\n`,
  )
  process.exitCode = 2
}
