import { parentPort } from 'node:worker_threads'
import { analyzeMessage } from '@lodestar/coach/communication/analyze-message'
import type { AnalyzerAnswer, AnalyzerQuestion } from './analyzer.ts'
import type { ThreadAnswer, ThreadQuestion } from './lazy-thread.ts'

function analyze({ request, options }: AnalyzerQuestion): AnalyzerAnswer {
  try {
    return { analysis: analyzeMessage(request, options) }
  } catch (error) {
    // The places without the error's own words, which may quote what somebody wrote.
    const frames = error instanceof Error ? (error.stack ?? '').split('\n    at ').slice(1) : []
    return { failedAt: frames.join(' < ') }
  }
}

const answer = (message: ThreadAnswer<AnalyzerAnswer>) => parentPort?.postMessage(message)

// The first text compiles the rules; it is better not a person's.
analyze({
  request: { communicationType: 'email', context: 'general', messageText: 'This is ready.' },
  options: { mutedRules: new Set() },
})
answer({ ready: true })
parentPort?.on('message', ({ id, question }: ThreadQuestion<AnalyzerQuestion>) =>
  answer({ id, answer: analyze(question) }),
)
