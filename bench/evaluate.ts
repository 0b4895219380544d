import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBoundaries } from './boundaries/measure.ts'
import { measureHeldOutExemplars, measureRecognition, type RecognitionFigures } from './recognition.ts'
import { writeTranscripts } from './transcripts.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const asJson = (value: unknown) => say(JSON.stringify(value, null, 2))
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

function sayRecognition({ n, top1, top3, perSituation }: RecognitionFigures): void {
  say(`  top-1 ${percent(top1)}, top-3 ${percent(top3)} of ${n}`)
  for (const [key, of] of Object.entries(perSituation))
    say(`    ${key.padEnd(24)} ${percent(of.top1).padStart(8)} ${percent(of.top3).padStart(8)}  of ${of.n}`)
}

/** On anybody's rows: `npm run evaluate -- <what> FILE.json [--json]`. */
const ON_FILES: Record<string, (file: string, isJson: boolean) => void> = {
  recognition: (file, isJson) => {
    const figures = measureRecognition(read(file))
    if (isJson) asJson(figures)
    else sayRecognition(figures)
  },
  boundaries: (file) => asJson(measureBoundaries(read(file))),
  conversations: (file) => say(writeTranscripts(read(file))),
}

function evaluateAll(): void {
  say('Recognition, exemplars held out five-fold (targets 70 % and 90 %)')
  sayRecognition(measureHeldOutExemplars())
  for (const set of ['heldout', 'heldout-2', 'dev']) {
    const figures = measureBoundaries(read(join(import.meta.dirname, `boundaries/${set}.json`)))
    say(
      `Hand-over, ${set} set: recall ${percent(figures.recall)} (target 97 %), false alarms ${percent(figures.falseAlarms)} (at most 5 %), of ${figures.n}`,
    )
  }
}

const [what, file, ...flags] = process.argv.slice(2)
const run = what === undefined ? undefined : ON_FILES[what]
if (what === undefined) evaluateAll()
else if (run && file) run(file, flags.includes('--json'))
else {
  process.stderr.write(`Usage: npm run evaluate [-- ${Object.keys(ON_FILES).join('|')} FILE.json [--json]]\n`)
  process.exitCode = 2
}
