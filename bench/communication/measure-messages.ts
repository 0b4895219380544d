import { readFileSync } from 'node:fs'
import type { Analysis, MessageRequest } from '../../coach/src/communication/analysis.ts'
import { analyzeAndOffer } from '../../coach/src/communication/analyze-message.ts'
import { readMessage } from '../../coach/src/communication/message-text.ts'
import { makeToneReader } from '../../coach/src/communication/read-tone.ts'
import { rateDifficulty } from '../../coach/src/text/readability.ts'
import { parseCsv, readData } from '../../models/corpora.ts'
import { correlate } from '../../models/learn/statistics.ts'
import { withGrammarChecker } from '../../models/spelling/grammar-checker.ts'
import { openToneModel } from '../../server/src/nlp/tone-model.ts'

/** A message of a file, with its name. */
export type NamedMessage = MessageRequest & { readonly id: string }

interface RatedMessage extends NamedMessage {
  readonly ratings: Readonly<Record<'overall' | 'clarity' | 'tone' | 'professionalism', number>>
}

const NOTHING_MUTED: ReadonlySet<string> = new Set()

/** Analyzes messages as the product does, the grammar checker awake. */
export async function analyzeAll(messages: readonly NamedMessage[]): Promise<(Analysis & { id: string })[]> {
  const read = makeToneReader(await openToneModel())
  return await withGrammarChecker(async (check) => {
    const analyses: (Analysis & { id: string })[] = []
    for (const message of messages) {
      const grammar = await check(message.messageText)
      const options = { mutedRules: NOTHING_MUTED, grammar }
      analyses.push({ id: message.id, ...(await analyzeAndOffer(message, options, read)) })
    }
    return analyses
  })
}

/** Correlates our scores with what one of us thought of 75 messages written for it. */
export async function measureMessages(): Promise<Record<string, number>> {
  const messages: RatedMessage[] = JSON.parse(readFileSync(new URL('messages.json', import.meta.url), 'utf8'))
  const analyses = await analyzeAll(messages)
  const against = (score: keyof Analysis, rating: keyof RatedMessage['ratings']) =>
    correlate(
      analyses.map((analysis) => Number(analysis[score])),
      messages.map(({ ratings }) => ratings[rating]),
    )
  return {
    overall: against('overallScore', 'overall'),
    clarity: against('clarity', 'clarity'),
    tone: against('tone', 'tone'),
    professionalism: against('professionalism', 'professionalism'),
  }
}

/** Correlates how easy excerpts read by our count with how easy teachers found them, and the same for Flesch's. */
export function measureReadability(): Record<'ours' | 'flesch', number> {
  const rows = parseCsv(readData('clear/excerpts.csv.gz'))
  const teachers = rows.map((row) => Number(row['BT_easiness']))
  const ours = rows.map((row) =>
    rateDifficulty(readMessage(row['Excerpt'] ?? '').sentences.map(({ text }) => text)),
  )
  return {
    ours: -correlate(ours, teachers),
    flesch: correlate(
      rows.map((row) => Number(row['Flesch-Reading-Ease'])),
      teachers,
    ),
  }
}
