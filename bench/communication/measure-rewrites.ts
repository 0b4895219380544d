import { analyzeMessage } from '../../coach/src/communication/analyze-message.ts'
import { listFacts } from '../../coach/src/text/facts.ts'
import { readData } from '../../models/corpora.ts'

/** The requests were written small by who collected them: their capitals say nothing. */
const MUTED: ReadonlySet<string> = new Set(['capitalization'])
const analyze = (messageText: string) =>
  analyzeMessage({ communicationType: 'email', context: 'general', messageText }, { mutedRules: MUTED })

/** The facts and the numbers' digits, each as often as it stands there. */
const listEntities = (text: string) =>
  [...listFacts(text), ...(text.match(/\d+/g) ?? [])].toSorted().join('\n')

/** Rewrites 800 short office requests, many of them curt. @returns shares from 0 to 1. */
export function measureRewrites(): Record<string, number> {
  const texts = readData('rewrite/impolite_sentences.csv')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pairs = texts.map((text) => {
    const before = analyze(text)
    return { text, before, after: analyze(before.improvedVersion) }
  })
  const share = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length / pairs.length
  const curt = pairs.filter(({ before }) => before.tone < 0.6)
  return {
    rewritten: share(({ text, before }) => before.improvedVersion !== text),
    'better in tone': share(({ before, after }) => after.tone > before.tone),
    'better in tone, of those below 60 %':
      curt.filter(({ before, after }) => after.tone > before.tone).length / curt.length,
    'worse in any score': share(
      ({ before, after }) =>
        after.tone < before.tone ||
        after.clarity < before.clarity ||
        after.professionalism < before.professionalism,
    ),
    'with a name, number or link changed': share(
      ({ text, before }) => listEntities(text) !== listEntities(before.improvedVersion),
    ),
  }
}
