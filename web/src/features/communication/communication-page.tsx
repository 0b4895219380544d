import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useArrival } from '../../lib/arrival.ts'
import { PATHS } from '../../lib/paths.ts'
import { keepDraft, readDraft, useDraft } from '../../lib/storage/draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { analysisHref } from './analysis-href.ts'
import { AnalysisView } from './analysis-view.tsx'
import { Bookmark } from './bookmark.tsx'
import { historyQuery, mutedRulesQuery } from './communication.queries.ts'
import { DRAFT_KEY, EMPTY_ENTRY, type MessageEntry, readEntry } from './message-entry.ts'
import { MessageForm } from './message-form.tsx'
import { MutedRules } from './muted-rules.tsx'
import { PastAnalyses } from './past-analyses.tsx'
import { ScoreTrend } from './score-trend.tsx'
import { readSharedText } from './shared-text.ts'
import { SpellingSection } from './spelling-section.tsx'

/** A line between two scores tells of the two messages, not of the leader. */
const FEWEST_DRAWN = 3

/** Where a leader has a message read before sending it. The address names the analysis that is shown, if one is. */
export function CommunicationPage() {
  const [, navigate] = useLocation()
  const shownId = new URLSearchParams(useSearch()).get('analysis')
  const { data: history, isError, refetch } = useQuery(historyQuery)
  const shown = history?.find(({ id }) => id === shownId)
  useArrival(shown?.id ?? null)
  const shared = useSharedText()
  if (shown) return <Result analysis={shown} />
  if (shownId !== null && !history && !isError) return <Waiting />
  return (
    <Page
      title="Communication Coach"
      lead="Paste what you are about to send. You see what each part does to the reader, and how it could read instead."
    >
      <div className="max-w-3xl">
        <MessageForm key={shared.read} onAnalyzed={({ id }) => navigate(analysisHref(id))} />
      </div>
      <ReplaceDialog waiting={shared.waiting} onClose={shared.forget} onReplace={shared.take} />
      <Section title="Past Analyses" aside={history?.length ? 'The latest three' : null}>
        {isError ? <NotRead onRetry={() => void refetch()} /> : <Past history={history} />}
      </Section>
      {history && history.length >= FEWEST_DRAWN ? (
        <Section title="Your Scores Over Time">
          <ScoreTrend history={history} />
        </Section>
      ) : null}
      <Muted />
      <Section title="Your Spelling">
        <SpellingSection />
      </Section>
      <Section title="From Where You Write">
        <Bookmark />
      </Section>
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
  const edit = (messageText: string, subject: string) => {
    const { communicationType, context } = analysis
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
      <ReplaceDialog waiting={waiting} onClose={() => setWaiting(null)} onReplace={begin} />
    </Page>
  )
}

type ReplaceProps = {
  waiting: MessageEntry | null
  onClose: () => void
  onReplace: (entry: MessageEntry) => void
}

/** Asks before another message takes the place of one that has been begun. */
function ReplaceDialog({ waiting, onClose, onReplace }: ReplaceProps) {
  const [kept] = useDraft(DRAFT_KEY)
  return (
    <Dialog
      open={waiting !== null}
      onClose={onClose}
      title="Replace the message you have begun?"
      description="A message that has not been analyzed yet is still in the form."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={() => waiting && onReplace(waiting)}>
            Replace it
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 font-serif whitespace-pre-wrap">{readEntry(kept).messageText}</p>
    </Dialog>
  )
}

/**
 * Takes a text that a bookmark or another app has handed over into the form.
 *
 * @returns how many were taken, and one that waits because another message has been begun.
 */
function useSharedText() {
  const [state, setState] = useState<{ read: number; waiting: MessageEntry | null }>({
    read: 0,
    waiting: null,
  })
  const take = (entry: MessageEntry) => {
    keepDraft(DRAFT_KEY, JSON.stringify(entry))
    setState(({ read }) => ({ read: read + 1, waiting: null }))
  }
  const receive = useEffectEvent(() => {
    const messageText = readSharedText(window.location.hash)
    if (messageText === null) return
    // Whoever reloads or goes back is not handed it again.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    const entry = { ...EMPTY_ENTRY, messageText }
    if (readEntry(readDraft(DRAFT_KEY)).messageText.trim() === '') take(entry)
    else setState(({ read }) => ({ read, waiting: entry }))
  })
  useEffect(() => {
    receive()
    window.addEventListener('hashchange', receive)
    return () => window.removeEventListener('hashchange', receive)
  }, [])
  return { ...state, take, forget: () => setState(({ read }) => ({ read, waiting: null })) }
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
