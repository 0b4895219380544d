import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import { createLog } from '../server/src/lib/log.ts'
import { createAnalyzer } from '../server/src/nlp/analyzer.ts'
import { createGrammar } from '../server/src/nlp/grammar.ts'

/** What analyzing a message of 200 words costs. Times in ms, memory in MB. */
interface AnalysisCost {
  withoutGrammar: { p50: number; p95: number }
  withGrammar: { p50: number; p95: number }
  /** From nothing to the first checked text. */
  grammarStart: number
  /** What the process takes more with the thread awake than before. */
  analyzerMemory: number
  grammarMemory: number
}

/** Forty words with something to find and something to leave alone in each; five of them make a message. */
const PARAGRAPHS = [
  'Hi team, as per my last email the March figures is still missing, and I would of expected them on Friday. You never tell me when something slips, so I end up explaining it to the board alone, which is not great.',
  'In order to close the quarter we need the signed contract from Halvorsen & Sons by Thursday, November 26 at 3 pm. It should be noted that due to the fact that Priya is away, Jonas will take over her part until Monday.',
  'I was wondering if maybe you could possibly have a look at the draft when you get a chance, it is just a quick thing really. The link is https://example.com/drafts/42 and the budget is $12,400, of which 30% is spent.',
  'Thank you for the way you handled the call with the client yesterday: you let them finish, you repeated what they asked for, and they agreed to two more weeks. That gave the whole team room to do the tests properly.',
  'Somebody should look into the outage at some point, we always have the same problem and nobody cares. PLEASE send me your thoughts ASAP so that we can move forward with the plan that was discussed in the meeting last week.',
]
const RUNS = 200
const WARM_UP = 20

/** Measures the analysis as the server does it: in the analyzer's thread, and after a check in the grammar checker's. */
export async function measureCommunication(): Promise<AnalysisCost> {
  const texts = Array.from({ length: RUNS + WARM_UP }, (_, at) => writeMessage(at))
  const log = createLog('silent')
  const analyzer = createAnalyzer({ log })
  const grammar = createGrammar({ log, deadlineMs: 120_000 })
  const readAhead = async (messageText: string) =>
    analyzer.ask('readAhead', { communicationType: 'email', messageText })
  const analyze = async (messageText: string, mistakes: readonly GrammarFinding[] = []) =>
    analyzer.ask('analyze', {
      request: { communicationType: 'email', context: 'team_update', subject: 'March', messageText },
      options: { mutedRules: new Set(), grammar: mistakes },
    })
  const memory = [readMemory()]
  const withoutGrammar = await time(texts, analyze)
  memory.push(readMemory())
  const startedAt = performance.now()
  await grammar.check('All is well.')
  const grammarStart = performance.now() - startedAt
  const again = texts.map((_, at) => writeMessage(texts.length + at))
  const withGrammar = await time(again, async (text) => {
    const [check] = await Promise.all([grammar.check(text), readAhead(text)])
    return analyze(text, check.findings)
  })
  memory.push(readMemory())
  await Promise.all([analyzer.stop(), grammar.stop()])
  const [atFirst = 0, withAnalyzer = 0, withBoth = 0] = memory
  return {
    withoutGrammar,
    withGrammar,
    grammarStart,
    analyzerMemory: withAnalyzer - atFirst,
    grammarMemory: withBoth - withAnalyzer,
  }
}

const readMemory = (): number => process.memoryUsage().rss / 1e6

/** The paragraphs in another order each time, with a number in every sentence, so that nothing can be answered from memory. */
const writeMessage = (at: number): string =>
  [...PARAGRAPHS.map((_, place) => PARAGRAPHS[(place + at) % PARAGRAPHS.length]), `No. ${at}`]
    .join('\n\n')
    .replace(/(?<=[a-z]{3})[.?](?=\s)/g, (mark) => ` ${at}${mark}`)

async function time(
  texts: readonly string[],
  run: (text: string) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (const [at, text] of texts.entries()) {
    const before = performance.now()
    await run(text)
    // The first ones pay for compiling the code.
    if (at >= WARM_UP) times.push(performance.now() - before)
  }
  times.sort((one, other) => one - other)
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { p50: share(0.5), p95: share(0.95) }
}
