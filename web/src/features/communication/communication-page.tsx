import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useArrival } from '../../lib/arrival.ts'
import { PATHS } from '../../lib/paths.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { analysisHref } from './analysis-href.ts'
import { AnalysisView } from './analysis-view.tsx'
import { historyQuery, mutedRulesQuery } from './communication.queries.ts'
import { DRAFT_KEY, type MessageEntry, readEntry } from './message-entry.ts'
import { MessageForm } from './message-form.tsx'
import { MutedRules } from './muted-rules.tsx'
import { PastAnalyses } from './past-analyses.tsx'
import { ScoreTrend } from './score-trend.tsx'

/** A line between two scores tells of the two messages, not of the leader. */
const FEWEST_DRAWN = 3

/** Where a leader has a message read before sending it. The address names the analysis that is shown, if one is. */
export function CommunicationPage() {
  const [, navigate] = useLocation()
  const shownId = new URLSearchParams(useSearch()).get('analysis')
  const { data: history, isError, refetch } = useQuery(historyQuery)
  const shown = history?.find(({ id }) => id === shownId)
  useArrival(shown?.id ?? null)
  if (shown) return <Result analysis={shown} />
  if (shownId !== null && !history && !isError) return <Waiting />
  return (
    <Page
      title="Communication Coach"
      lead="Paste what you are about to send. You see what each part does to the reader, and how it could read instead."
    >
      <div className="max-w-3xl">
        <MessageForm onAnalyzed={({ id }) => navigate(analysisHref(id))} />
      </div>
      <Section title="Past Analyses" aside={history?.length ? 'The latest three' : null}>
        {isError ? <NotRead onRetry={() => void refetch()} /> : <Past history={history} />}
      </Section>
      {history && history.length >= FEWEST_DRAWN ? (
        <Section title="Your Scores Over Time">
          <ScoreTrend history={history} />
        </Section>
      ) : null}
      <Muted />
    </Page>
  )
}

function Result({ analysis }: { analysis: CommunicationAnalysis }) {
  const [, navigate] = useLocation()
  const [kept, keep] = useDraft(DRAFT_KEY)
  const [waiting, setWaiting] = useState<MessageEntry | null>(null)
  const begin = (entry: MessageEntry) => {
    keep(JSON.stringify(entry))
    navigate(PATHS.communication)
  }
  const edit = (messageText: string) => {
    const { communicationType, context, subject } = analysis
    const entry = { communicationType, context, subject, messageText }
    if (readEntry(kept).messageText.trim() === '') begin(entry)
    else setWaiting(entry)
  }
  return (
    <Page
      title="Communication Coach"
      actions={<ButtonLink href={PATHS.communication}>Analyze New Message</ButtonLink>}
    >
      <AnalysisView key={analysis.id} analysis={analysis} onEdit={edit} />
      <Dialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title="Replace the message you have begun?"
        description="A message that has not been analyzed yet is still in the form."
        footer={
          <>
            <Button onClick={() => setWaiting(null)}>Cancel</Button>
            <Button variant="danger" onClick={() => waiting && begin(waiting)}>
              Replace it
            </Button>
          </>
        }
      >
        <p className="line-clamp-4 font-serif whitespace-pre-wrap">{readEntry(kept).messageText}</p>
      </Dialog>
    </Page>
  )
}

const Waiting = () => (
  <Page title="Communication Coach">
    <Skeleton lines={14} label="Loading your analysis" />
  </Page>
)

const NotRead = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    title="Your past analyses could not be read"
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    They are safe. You can have a message analyzed all the same.
  </Notice>
)

function Past({ history }: { history: readonly CommunicationAnalysis[] | undefined }) {
  if (!history) return <Skeleton lines={5} label="Loading your past analyses" />
  if (history.length > 0) return <PastAnalyses history={history} />
  return (
    <p className="max-w-text text-ink-soft">
      The messages you have analyzed appear here, and how your scores move. Start with one that you are not
      sure about.
    </p>
  )
}

function Muted() {
  const { data: rules = [] } = useQuery(mutedRulesQuery)
  if (rules.length === 0) return null
  return (
    <Section title="Muted Rules" aside="You called these false alarms">
      <MutedRules rules={rules} />
    </Section>
  )
}
