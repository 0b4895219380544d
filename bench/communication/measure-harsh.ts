import { readFileSync } from 'node:fs'
import { analyzeAndOffer } from '@lodestar/coach/communication/analyze-message'
import { makeToneReader } from '@lodestar/coach/communication/read-tone'
import { openToneModel } from '../../server/src/nlp/tone-model.ts'

/** A message that somebody is about to send, by authors who were asked for its kind: rude, poor, learner, fine or excellent. */
interface Row {
  readonly author: string
  readonly kind: string
  readonly text: string
}

const read = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const SUBJECT = /^Subject:[^\n]*\n+/

/** What readers said of versions beside their messages, not knowing which was which: a line for each author. */
function reportJudged(): string[] {
  const [, ...lines] = read('harsh-judged.tsv')
  const judged = lines.map((line) => line.split('\t'))
  return [...Map.groupBy(judged, ([author]) => author)].map(([author, own]) => {
    const count = (verdict: string) => own.filter(([, , , said]) => said === verdict).length
    return `  ${author}: better ${count('better')}, the same ${count('same')}, worse ${count('worse')}`
  })
}

/** Reports how many messages of each author and kind are offered in another version, without what a grammar checker finds. */
export async function reportHarsh(): Promise<string> {
  const model = makeToneReader(await openToneModel())
  const rows = read('harsh.jsonl').map((line): Row => JSON.parse(line))
  const offered: string[] = []
  for (const { author, kind, text } of rows) {
    const request = {
      communicationType: SUBJECT.test(text) ? ('email' as const) : ('chat' as const),
      context: 'general' as const,
      messageText: text.replace(SUBJECT, ''),
    }
    const { changes } = await analyzeAndOffer(request, { mutedRules: new Set() }, model)
    if (changes.length > 0) offered.push(`${author} ${kind}`)
  }
  const all = Map.groupBy(rows, ({ author, kind }) => `${author} ${kind}`)
  return [
    'Messages that are offered in another version, by author and kind:',
    ...[...all].map(
      ([name, own]) => `  ${name}: ${offered.filter((each) => each === name).length} of ${own.length}`,
    ),
    'What readers said of the versions at the time:',
    ...reportJudged(),
  ].join('\n')
}
