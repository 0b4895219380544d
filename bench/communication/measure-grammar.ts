import type { GrammarFinding } from '../../coach/src/communication/analysis.ts'
import { readMessage } from '../../coach/src/communication/message-text.ts'
import { findMistakes } from '../../coach/src/communication/mistakes/find-mistakes.ts'
import { applyChanges, planRewrites } from '../../coach/src/communication/rewrite/rewrite-message.ts'
import { listFacts } from '../../coach/src/text/facts.ts'
import { readData } from '../../models/corpora.ts'
import { withGrammarChecker } from '../../models/spelling/grammar-checker.ts'
import { measureGleu } from './gleu.ts'
import { analyzeAll } from './measure-messages.ts'

const REFERENCES = [0, 1, 2, 3]
const readLines = (file: string) =>
  readData(`jfleg/${file}`)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())

/** Writes a corpus line, words and marks apart, as people write it. */
function joinMarks(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/ n't\b/g, "n't")
    .replace(/ '(s|re|ve|ll|d|m)\b/gi, "'$1")
    .replace(/ ([.,!?;:)\]%])/g, '$1')
    .replace(/([([$]) /g, '$1')
    .replace(/`` ?| ?''/g, '"')
}

/** The way back, so that what was not corrected is as it was. */
function splitMarks(text: string): string {
  return text
    .replace(/([.,!?;:()%"])/g, ' $1 ')
    .replace(/(\d) ([.,:]) (\d)/g, '$1$2$3')
    .replace(/(\w)n't\b/g, "$1 n't")
    .replace(/(\w)'(s|re|ve|ll|d|m)\b/gi, "$1 '$2")
    .replace(/\s+/g, ' ')
    .trim()
}

type Check = (text: string) => Promise<GrammarFinding[]>

async function correct(text: string, check: Check): Promise<string> {
  const message = readMessage(text)
  const own = findMistakes(message, true)
  return applyChanges(text, planRewrites(message, own, await check(text)))
}

/** What the checker makes of it with its words spelled as we choose, without our own rules. */
async function applyAll(text: string, check: Check): Promise<string> {
  const edits = (await check(text)).flatMap(({ start, end, replacement, isUnsure }) =>
    replacement === null || isUnsure ? [] : [{ start, end, replacement }],
  )
  return applyChanges(text, edits)
}

const NEWS = { file: 'formality/pavlick_news.tsv.gz', every: 6 } as const

/** Sentences that newspapers printed: what is changed in them is mostly a false alarm. @returns the share changed. */
async function measureFalseAlarms(check: Check): Promise<number> {
  const texts = readData(NEWS.file)
    .split('\n')
    .filter((line, at) => at % NEWS.every === 0 && line !== '')
    .map((line) => joinMarks(line.split('\t')[3] ?? ''))
  let changed = 0
  for (const text of texts) if ((await correct(text, check)) !== text) changed += 1
  return changed / texts.length
}

async function correctAll(
  texts: readonly string[],
  check: Check,
): Promise<{ alone: string[]; ours: string[] }> {
  const alone: string[] = []
  const ours: string[] = []
  for (const text of texts) {
    alone.push(await applyAll(text, check))
    ours.push(await correct(text, check))
  }
  return { alone, ours }
}

/** Corrects sentences of learners. @returns GLEU, 0 to 1, how many sentences lost a fact, and how much good text changes. */
export async function measureGrammar(): Promise<Record<string, number>> {
  const sources = readLines('dev.src')
  const references = REFERENCES.map((at) => readLines(`dev.ref${at}`))
  const texts = sources.map(joinMarks)
  const gleuOf = (versions: readonly string[]) => measureGleu(versions.map(splitMarks), sources, references)
  const { alone, ours, falseAlarms } = await withGrammarChecker(async (check) => ({
    ...(await correctAll(texts, check)),
    falseAlarms: await measureFalseAlarms(check),
  }))
  const emails = await analyzeAll(
    texts.map((messageText, at) => ({
      id: String(at),
      communicationType: 'email',
      context: 'general',
      messageText,
    })),
  )
  const hasLost = (text: string, at: number) =>
    listFacts(text).some((fact) => !(ours[at] ?? '').toLowerCase().includes(fact.toLowerCase()))
  return {
    before: measureGleu(sources, sources, references),
    'checker, our spelling': gleuOf(alone),
    after: gleuOf(ours),
    'as an e-mail': gleuOf(emails.map(({ improvedVersion }) => improvedVersion)),
    'sentences that lost a name or number': texts.filter(hasLost).length,
    'share of printed news sentences changed': Math.round(falseAlarms * 1000) / 1000,
  }
}
