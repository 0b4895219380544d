import type { CommunicationAnalysis, GrammarState } from '@lodestar/contract/communication'
import { useQuery } from '@tanstack/react-query'
import { formatDayAndTime } from '../../lib/format.ts'
import { Section } from '../../ui/section.tsx'
import { UnreadNote } from '../../ui/unread-note.tsx'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { sentTextQuery } from '../coaching/sent.queries.ts'
import { mutedRulesQuery, spellingQuery } from './communication.queries.ts'
import { CONTEXT_WORDS, TYPE_WORDS } from './communication-words.data.ts'
import { ImprovedMessage } from './improved-message.tsx'
import { MarkedMessage, MarkLegend } from './marked-message.tsx'
import { withoutMuted } from './read-analysis.ts'
import { ScoreFigure } from './score-figure.tsx'

type Props = { analysis: CommunicationAnalysis; onEdit: (text: string, subject: string) => void }

/** What is said about one message, as it was judged then; what a muted rule has found since is left out. */
export function AnalysisView({ analysis, onEdit }: Props) {
  const { data: muted = [] } = useQuery(mutedRulesQuery)
  const { data: spelling } = useQuery(spellingQuery)
  const ownWords = new Set(spelling?.words.map(({ word }) => word))
  const { communicationType, context, subject, originalText, feedback, createdAt } = analysis
  const { findings, changes } = withoutMuted(analysis, new Set(muted.map(({ rule }) => rule)), ownWords)
  return (
    <>
      <p className="mb-6 text-sm text-ink-soft">
        {TYPE_WORDS[communicationType]} · {CONTEXT_WORDS[context]} · {formatDayAndTime(createdAt)}
      </p>
      {feedback.unread ? (
        <div className="mb-8">
          <UnreadNote unread={feedback.unread} />
        </div>
      ) : null}
      {/* What can be sent leads, and what it was beside it; the figures follow. */}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 lg:[&>section]:mt-0">
        <Section
          title="Improved Version"
          aside={feedback.engine === undefined ? null : `Written by ${feedback.engine}`}
        >
          {/* Another set of changes begins with all of them used again. */}
          <ImprovedMessage
            key={`${analysis.id} ${changes.length}`}
            analysis={analysis}
            changes={changes}
            hasMarks={findings.length > 0}
            onEdit={onEdit}
          />
          {feedback.sentTo === undefined ? null : (
            <WhatWasSent query={sentTextQuery('rewrite', analysis.id)} model={feedback.sentTo} />
          )}
        </Section>
        <Section title="Your Message" aside={<MarkLegend findings={findings} />}>
          {subject === '' ? null : (
            <p className="mb-3">
              <span className="text-ink-soft">Subject:</span> {subject}
            </p>
          )}
          <MarkedMessage text={originalText} findings={findings} quoted={feedback.quoted} />
          {feedback.quoted?.length ? (
            <p className="mt-4 max-w-text text-sm text-ink-soft">
              What stands in gray is quoted or a signature: it is not judged and comes back as it is.
            </p>
          ) : null}
          <p className="mt-4 max-w-text text-sm text-ink-soft">
            {findings.length === 0
              ? 'No words were marked.'
              : 'Point at a mark, tap it or tab to it to see why.'}{' '}
            {GRAMMAR_WORDS[feedback.grammar]}
          </p>
        </Section>
      </div>
      <Section title="Scores">
        <ScoreFigure feedback={feedback} />
      </Section>
      <div className="mt-12 grid gap-x-16 md:grid-cols-3 md:[&>section]:mt-0">
        <Points title="Key Strengths" points={feedback.keyStrengths} none="Nothing stood out." />
        <Points title="Areas for Improvement" points={feedback.areasForImprovement} none="None was found." />
        <Points title="Suggestions" points={feedback.suggestions} none="Nothing to add." />
      </div>
    </>
  )
}

const GRAMMAR_WORDS: Record<GrammarState, string> = {
  checked: '',
  off: '',
  warming_up: 'Grammar was left out this time.',
  unavailable: 'Grammar was left out this time.',
}

type PointsProps = { title: string; points: readonly string[]; none: string }

const Points = ({ title, points, none }: PointsProps) => (
  <Section title={title}>
    {points.length === 0 ? (
      <p className="text-ink-soft">{none}</p>
    ) : (
      <ul className="grid max-w-text list-disc gap-2 pl-5 marker:text-ink-faint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </Section>
)
