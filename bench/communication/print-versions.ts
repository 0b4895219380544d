import { readFileSync } from 'node:fs'
import type { Analysis, Finding, MessageRequest } from '@lodestar/coach/communication/analysis'
import { diffWords } from '@lodestar/coach/communication/diff-words'
import type { CommunicationContext, CommunicationType } from '@lodestar/contract/communication'
import { REGISTERS, type Register } from '@lodestar/contract/registers'
import { createLog } from '../../server/src/lib/log.ts'
import { createAnalyzer } from '../../server/src/nlp/analyzer.ts'
import { createGrammar } from '../../server/src/nlp/grammar.ts'

/** A line of the file: a message, of what kind it is, and whom or what it is for. */
interface Row {
  readonly id: string
  readonly kind: CommunicationType | keyof typeof KINDS
  readonly text: string
  readonly subject?: string
  readonly context?: CommunicationContext
}

/** Shorter names for kinds of messages. */
const KINDS = {
  mail: 'email',
  letter: 'formal_letter',
  invitation: 'meeting_invite',
  invite: 'meeting_invite',
} as const
const isShort = (kind: Row['kind']): kind is keyof typeof KINDS => kind in KINDS

const SUBJECT = /^Subject:[^\S\n]*(.*)\n+/i
/** Whoever measures waits. */
const PATIENCE_MS = 120_000

/** Reads a message of the file; a first line "Subject: …" is the subject of an e-mail. */
function readRow({ kind, text, subject, context = 'general' }: Row): MessageRequest {
  const communicationType = isShort(kind) ? KINDS[kind] : kind
  const titled = SUBJECT.exec(text)
  const messageText = (titled ? text.slice(titled[0].length) : text).trim()
  const named = subject ?? titled?.[1] ?? ''
  return { communicationType, context, subject: communicationType === 'email' ? named : '', messageText }
}

const showFinding = ({ messageText, subject }: MessageRequest, finding: Finding) => ({
  rule: finding.rule,
  name: finding.ruleName,
  words: finding.rule === 'subject' ? subject : messageText.slice(finding.start, finding.end),
  why: finding.why,
  instead: finding.replacement,
})

const showAnalysis = (request: MessageRequest, analysis: Analysis) => {
  const { overallScore, clarity, tone, professionalism, formality, keyStrengths, findings, changes } =
    analysis
  return {
    scores: { overall: overallScore, clarity, tone, professionalism, formality },
    strengths: keyStrengths,
    advice: analysis.suggestions,
    findings: findings.map((finding) => showFinding(request, finding)),
    // null where nothing is offered in place of the message.
    improved: changes.length > 0 ? analysis.improvedVersion : null,
    changes: changes.map(({ start, end, replacement, rule }) => ({
      from: request.messageText.slice(start, end),
      to: replacement,
      rule,
    })),
  }
}

/**
 * Prints for each message of a file, one JSON object (`id`, `kind`, `text`, perhaps `subject` and `context`) a line, what its writer
 * gets, as a JSON line: scores, findings with the words they mean, the improved version, and of each register, which takes the message as
 * it stands then, its version or what it says instead. The analyzer and the grammar checker are the server's, without a language
 * model.
 */
export async function printVersions(file: string, say: (line: string) => void): Promise<void> {
  const rows: Row[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
  const log = createLog('silent')
  const analyzer = createAnalyzer({ log, stuckMs: PATIENCE_MS, mostWaitMs: PATIENCE_MS })
  const grammar = createGrammar({ log, deadlineMs: PATIENCE_MS, startMs: PATIENCE_MS, stuckMs: PATIENCE_MS })
  const mutedRules: ReadonlySet<string> = new Set()
  const inRegister = async (request: MessageRequest, register: Register) => {
    const { subject, messageText, remarks } = await analyzer.ask('register', {
      request,
      options: { mutedRules },
      register,
    })
    const isChanged = diffWords(request.messageText, messageText).length > 0 || subject !== request.subject
    return { version: isChanged ? messageText : null, subject: isChanged ? subject : null, remarks }
  }
  try {
    for (const row of rows) {
      const request = readRow(row)
      const check = await grammar.check(request.messageText, { dialect: null, locale: null })
      if (check.state !== 'checked') throw new Error('The grammar checker did not answer')
      const analysis = await analyzer.ask('analyze', {
        request,
        options: { mutedRules, grammar: check.findings },
      })
      const standing = { ...request, messageText: analysis.improvedVersion }
      const registers: Record<string, unknown> = {}
      for (const register of REGISTERS) registers[register] = await inRegister(standing, register)
      say(JSON.stringify({ id: row.id, kind: row.kind, ...showAnalysis(request, analysis), registers }))
    }
  } finally {
    await Promise.all([analyzer.stop(), grammar.stop()])
  }
}
