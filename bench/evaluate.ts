import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESPONSE_LENGTHS } from '@lodestar/contract/preferences'
import { hearEachAlone, hearTurns } from '../models/hear-all.ts'
import { locateIntents, readIntentRows } from '../models/intents/read-rows.ts'
import { MODELS } from '../models/read-rows.ts'
import { provideWeights } from '../server/src/lib/learned-weights.ts'
import { reportStyle } from './annomi.ts'
import { measureBoundaries } from './boundaries/measure.ts'
import { reportBoundaries } from './boundaries/report-boundaries.ts'
import { measureKept, measureLearners } from './communication/measure-corrections.ts'
import { reportHarsh } from './communication/measure-harsh.ts'
import { reportTone } from './communication/measure-tone.ts'
import { printVersions } from './communication/print-versions.ts'
import { reportCommunication, scoreFile } from './communication/report-communication.ts'
import { reportConcern } from './concern.ts'
import { leadByHand, reportLed } from './conversation/lead-by-hand.ts'
import { hearReplies, measureIntents, reportIntents } from './conversation/measure-intents.ts'
import { rehearseByHand, reportScenes } from './conversation/rehearse-by-hand.ts'
import { reportTranscripts } from './debriefs/measure-transcripts.ts'
import { reportDrafts } from './drafts.ts'
import { reportExcerpts } from './excerpts.ts'
import { reportFit } from './fit.ts'
import { reportForecasts, reportForecastsOf } from './forecasts/report-forecasts.ts'
import { reportHabits } from './forecasts/report-habits.ts'
import { reportHearing } from './hearing/report-hearing.ts'
import { reportTurns } from './hearing/report-turns.ts'
import { measureImports, printProse, readSamples, sumUp } from './imports/measure.ts'
import { measureProse } from './imports/prose.ts'
import { reportMatching } from './matching.ts'
import { reportOpenings, showOpenings } from './openings.ts'
import { reportPhrases } from './phrases.ts'
import { reportPurposes } from './purposes.ts'
import { reportChoice, reportQuestions } from './questions/report.ts'
import { measureRecognition, readAuthoredRows, reportRecognition } from './recognition.ts'
import { reportSelfTest } from './self-test.ts'
import { reportSteps } from './steps.ts'
import { reportTellings } from './tellings.ts'
import { reportTongues } from './tongues/report-tongues.ts'
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
    asJson(
      measureBoundaries(
        rows,
        await hearEachAlone(
          rows.map(({ text }: { text: string }) => text),
          null,
          hearTurns,
        ),
      ),
    )
  },
  intents: async (file, isJson) => {
    if (!isJson) return evaluateIntents(file)
    const rows = readIntentRows(file)
    asJson(measureIntents(rows, await hearReplies(rows)))
  },
  // conversations FILE.json [--length brief]: with answers of that length to all.
  conversations: async (file, _isJson, flags) => {
    const length = readFlag('--length', flags)
    say(
      await writeTranscripts(
        read(file),
        RESPONSE_LENGTHS.find((one) => one === length),
      ),
    )
  },
  // briefs FILE --out DIR [--sessions], then answers FILE DIR [--sessions] once for each turn.
  briefs: async (file, _isJson, flags) => lead(file, readFlag('--out', flags), flags),
  answers: async (file, _isJson, flags) => lead(file, flags[0], flags),
  // rehearsals FILE.json --out DIR: what a model would be sent for each line, and the answers that lie there.
  rehearsals: async (file, _isJson, flags) => {
    const dir = readFlag('--out', flags)
    if (dir === undefined) throw new Error('Say which folder: rehearsals FILE --out DIR')
    const report = await rehearseByHand(read(file), dir)
    say(`${reportLed(report)}\n${reportScenes(report)}`)
  },
  // A line of JSON for each opening, with everything its leader would see.
  openings: async (file) => say(await showOpenings(file)),
  // Sentences of learners, and messages of which the good ones should stay.
  learners: async (file) => asJson(await measureLearners(file)),
  kept: async (file) => asJson(await measureKept(file)),
  scores: async (file) => say(await scoreFile(file)),
  // What the writer of each message gets: findings, the improved version, and each register's.
  versions: async (file) => printVersions(file, say),
  // forecast DIR [--train DIR] [--json]: folders of courses instead of a file.
  forecast: (folder, isJson, flags) => {
    say(reportForecastsOf(folder, readFlag('--train', flags), isJson))
  },
}

/** Holds conversations by the answers that lie in a folder. */
async function lead(file: string, dir: string | undefined, flags: readonly string[]): Promise<void> {
  if (dir === undefined || dir.startsWith('--'))
    throw new Error('Say which folder: briefs FILE --out DIR, answers FILE DIR')
  say(reportLed(await leadByHand(read(file), dir, flags.includes('--sessions'))))
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
  for (const isAslant of [false, true]) {
    say(`Recognition, an author of no playbook, told ${isAslant ? 'aslant' : 'plainly'}`)
    const { whole, words } = await measureRecognition(readAuthoredRows(isAslant))
    say(reportRecognition(whole, words))
  }
}

async function evaluateIntents(path: string): Promise<void> {
  const rows = readIntentRows(path)
  say(reportIntents(rows, await hearReplies(rows)))
}

/** Every figure that the pages in docs publish, by the part of the product it is of: `npm run evaluate -- <part>`. */
const PARTS: Record<string, (flags: readonly string[]) => Promise<void>> = {
  recognition: evaluateRecognition,
  boundaries: async () => {
    say('Hand-over (targets: recall 97 %, false alarms at most 5 %, on ordinary turns 1 %)')
    say(await reportBoundaries())
  },
  hearing: async () => {
    say('What is heard in whole conversations of authors nothing was learned from')
    say(await reportHearing())
  },
  concern: async () => say(await reportConcern()),
  turns: async () => say(await reportTurns()),
  openings: async () => say(await reportOpenings()),
  phrases: async (flags) => {
    say('What is known to be said so, in messages of authors nothing was learned from')
    say(await reportPhrases(flags.includes('--rows')))
  },
  matching: async () => {
    say('What a text says of all that is known to be said so, on rows of authors nothing was learned from')
    say(await reportMatching())
  },
  fit: async () => {
    say(
      'What readers made of the answer that is taken for the best, on conversations it has not learned from',
    )
    say(await reportFit())
  },
  purposes: async () => say(await reportPurposes()),
  questions: async () => {
    say(reportQuestions())
    say(await reportChoice())
  },
  drafts: async () => say(await reportDrafts()),
  harsh: async () => say(await reportHarsh()),
  excerpts: async () => say(await reportExcerpts()),
  steps: async () => {
    say('What leaders say they will do, in messages nothing was learned from')
    say(await reportSteps())
  },
  tellings: async () => say(await reportTellings()),
  tongues: async () => {
    say('Danger told in other languages than English')
    say(reportTongues())
  },
  intents: async () => {
    for (const set of ['intents', 'intents-aslant']) await evaluateIntents(locateIntents(set))
  },
  style: async () => {
    say('Conversations')
    say(await reportStyle())
  },
  messages: async () => {
    say('Written messages')
    say(await reportCommunication())
  },
  tone: async () => {
    say('Messages that hurt without a rude word, and what readers rate')
    say(await reportTone())
  },
  transcripts: async () => {
    say('Figures of meetings, by the coach and by hand')
    say(reportTranscripts())
  },
  imports: async () => {
    for (const set of ['samples', 'heldout'])
      say(`Imported results, ${set}: ${sumUp(measureImports(readSamples(`${set}.json`)))}`)
    say(printProse(measureProse()).trimEnd())
  },
  attacks: async (flags) => {
    say('Instructions hidden in what people write, tried on every way to a language model, which obeys them')
    const { reportAttacks } = await import('./attacks/measure-attacks.ts')
    say(await reportAttacks(flags.includes('--rows')))
  },
  // What is sent to a model for each turn of whole conversations, and how much of it a cache may hold.
  bytes: async () => {
    const { reportBriefBytes } = await import('./brief-bytes.ts')
    say(await reportBriefBytes(read(join(import.meta.dirname, 'conversation/scripts.json'))))
  },
  verification: async () => {
    say('Answers of a model held against what was told: right ones, and ones with one invented fact')
    const { reportAnswers } = await import('./verification/measure-answers.ts')
    for (const name of [
      'answers.json',
      'unseen.json',
      'taught.json',
      'first-unseen.jsonl',
      'second-unseen.jsonl',
      'third-mended.json',
      'third-reported.json',
      'fourth-taught.json',
    ])
      say(`${name}\n${await reportAnswers(name)}`)
  },
  // --habits: without the courses.
  forecasts: async (flags) => {
    if (!flags.includes('--habits')) {
      say('Forecasts, courses of 2013, ten-fold')
      say(reportForecasts())
    }
    say('Forecasts about simulated leaders of other habits than those of the year')
    say(reportHabits('tried', OTHER_LEADERS))
    say(reportHabits('judging', OTHER_LEADERS))
  },
}

/** So many of each set: of all their habits and ways of moving goals alike. */
const OTHER_LEADERS = 560

/** The whole server is only loaded for whoever wants a year of it. */
async function evaluateYear(leaders: number): Promise<void> {
  const { reportYear } = await import('./report-year.ts')
  say(await reportYear(leaders))
}

const USAGE = `Usage: npm run evaluate [-- ${Object.keys(PARTS).join('|')}]
       npm run evaluate -- ${Object.keys(ON_FILES).join('|')} FILE.json [--json|--rows]
       npm run evaluate -- briefs FILE.json --out DIR [--sessions]
       npm run evaluate -- answers FILE.json DIR [--sessions]
       npm run evaluate -- rehearsals FILE.json --out DIR
       npm run evaluate -- year [--leaders 200]
       npm run evaluate -- self-test    with the language model of the settings (AI_PROVIDER, AI_MODEL …)
`

provideWeights()
const [what = '', ...given] = process.argv.slice(2)
const [file] = given.filter((word, at) => at === 0 && !word.startsWith('--'))
const flags = file === undefined ? given : given.slice(1)
const [onFile, part] = [ON_FILES[what], PARTS[what]]
// Without a name, every part in turn; none of a simulated year.
if (what === '') for (const evaluate of Object.values(PARTS)) await evaluate([])
else if (what === 'self-test') say(await reportSelfTest())
else if (what === 'year') await evaluateYear(Number(readFlag('--leaders', flags) ?? 200))
else if (onFile && file !== undefined) await onFile(file, flags.includes('--json'), flags)
else if (part) await part(flags)
else {
  process.stderr.write(USAGE)
  process.exitCode = 2
}
