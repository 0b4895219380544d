import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportStyle } from './annomi.ts'
import { measureBoundaries } from './boundaries/measure.ts'
import { reportCommunication, scoreFile } from './communication/report-communication.ts'
import { learnIntents } from './conversation/learn-intents.ts'
import { reportFits } from './conversation/measure-fits.ts'
import { measureIntents, reportIntents } from './conversation/measure-intents.ts'
import { reportForecasts, reportForecastsOf } from './forecasts/report-forecasts.ts'
import { encodeAll, measureHeldOutExemplars, measureRecognition, reportRecognition } from './recognition.ts'
import { writeTranscripts } from './transcripts.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const asJson = (value: unknown) => say(JSON.stringify(value, null, 2))
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

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
    const vectors = await encodeAll(rows.map(({ text }: { text: string }) => text))
    if (isJson) asJson(measureIntents(rows, vectors))
    else say(reportIntents(rows, vectors))
  },
  replies: (file, _isJson, flags) => say(reportFits(read(file), flags.includes('--rows'))),
  conversations: async (file) => say(await writeTranscripts(read(file))),
  scores: async (file) => say(await scoreFile(file)),
  // forecast DIR [--train DIR] [--json]: folders of courses instead of a file.
  forecast: (folder, isJson, flags) => {
    say(reportForecastsOf(folder, readFlag('--train', flags), isJson))
  },
}

async function evaluateAll(): Promise<void> {
  for (const [set, kind] of [
    ['heldout', 'told plainly (targets 70 % and 90 %)'],
    ['heldout-2', 'told aslant'],
  ]) {
    say(`Recognition, messages that are no exemplars, ${kind}`)
    const { whole, words } = await measureRecognition(
      read(join(import.meta.dirname, `recognition/${set}.json`)),
    )
    say(reportRecognition(whole, words))
  }
  say('Recognition, the playbooks’ exemplars held out five-fold')
  say(reportRecognition(measureHeldOutExemplars()))
  for (const set of ['heldout', 'heldout-2', 'heldout-3']) {
    const rows = read(join(import.meta.dirname, `boundaries/${set}.json`))
    const vectors = await encodeAll(rows.map(({ text }: { text: string }) => text))
    for (const [how, figures] of [
      ['words and meaning', measureBoundaries(rows, vectors)],
      ['words alone', measureBoundaries(rows)],
    ] as const)
      say(
        `Hand-over, ${set} set, ${how}: recall ${percent(figures.recall)} (target 97 %), false alarms ${percent(figures.falseAlarms)} (at most 5 %), of ${figures.n}`,
      )
  }
  say('Conversations')
  say(await reportStyle())
  say('Written messages')
  say(await reportCommunication())
  say('Forecasts, courses of 2013, ten-fold')
  say(reportForecasts())
}

const [what, ...given] = process.argv.slice(2)
const flags = given.slice(given[0]?.startsWith('--') ? 0 : 1)
/** Measured on the project's own rows where no others are given. */
const OWN_FILES: Record<string, string> = {
  intents: 'conversation/intents.json',
  replies: 'conversation/replies.json',
}
const own = OWN_FILES[what ?? '']
const file = flags.length < given.length ? given[0] : own && join(import.meta.dirname, own)
const run = what === undefined ? undefined : ON_FILES[what]
if (what === undefined) await evaluateAll()
else if (what === 'year') {
  // The whole server is only loaded for whoever wants a year of it.
  const { reportYear } = await import('./report-year.ts')
  say(await reportYear(Number(readFlag('--leaders', process.argv) ?? 200)))
} else if (run && file) await run(file, flags.includes('--json'), flags)
else {
  process.stderr.write(
    `Usage: npm run evaluate [-- ${Object.keys(ON_FILES).join('|')} FILE.json [--json] | intents [FILE.json] [--json|--learn] | replies [FILE.json] [--rows] | year [--leaders 200]]\n`,
  )
  process.exitCode = 2
}
