import { listFacts } from '../../coach/src/communication/facts.ts'
import { findPhrases } from '../../coach/src/communication/hit.ts'
import { readMessage } from '../../coach/src/communication/message-text.ts'
import { COMMAS, MISTAKES } from '../../coach/src/communication/mistakes.data.ts'
import { applyChanges, planRewrites } from '../../coach/src/communication/rewrite-message.ts'
import { readData } from '../data-folder.ts'
import { measureGleu } from './gleu.ts'
import { type GrammarChecker, startGrammarChecker } from './grammar-checker.ts'

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

async function correct(text: string, check: GrammarChecker): Promise<string> {
  const message = readMessage(text)
  const own = findPhrases(message, [...COMMAS, ...MISTAKES])
  return applyChanges(text, planRewrites(message, own, await check(text)))
}

async function applyAll(text: string, check: GrammarChecker): Promise<string> {
  const found = await check(text)
  const edits = found.map(({ start, end, replacement }) => ({
    start,
    end,
    replacement: replacement ?? text.slice(start, end),
  }))
  return applyChanges(text, edits)
}

/** Corrects sentences of learners. @returns GLEU, 0 to 1, and how many sentences lost a fact. */
export async function measureGrammar(): Promise<Record<string, number>> {
  const sources = readLines('dev.src')
  const references = REFERENCES.map((at) => readLines(`dev.ref${at}`))
  const texts = sources.map(joinMarks)
  const gleuOf = (versions: readonly string[]) => measureGleu(versions.map(splitMarks), sources, references)
  const all = await startGrammarChecker({ hasAllRules: true })
  const ours = await startGrammarChecker()
  const byAll: string[] = []
  const byUs: string[] = []
  for (const text of texts) {
    byAll.push(await applyAll(text, all))
    byUs.push(await correct(text, ours))
  }
  const hasLost = (text: string, at: number) =>
    listFacts(text).some((fact) => !(byUs[at] ?? '').toLowerCase().includes(fact.toLowerCase()))
  return {
    before: measureGleu(sources, sources, references),
    'checker alone': gleuOf(byAll),
    after: gleuOf(byUs),
    'sentences that lost a name or number': texts.filter(hasLost).length,
  }
}
