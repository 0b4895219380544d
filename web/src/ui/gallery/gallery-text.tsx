import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Expandable } from '../expandable.tsx'
import { ProgressBar } from '../figures/progress-bar.tsx'
import { ShareBars } from '../figures/share-bars.tsx'
import { Stat } from '../figures/stat.tsx'
import { TrendChart } from '../figures/trend-chart.tsx'
import { Notice } from '../notice.tsx'
import { PriorityBadge } from '../priority-badge.tsx'
import { QrCode } from '../qr-code.tsx'
import { RichText } from '../rich-text.tsx'
import { Section } from '../section.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { TypingDots } from '../typing-dots.tsx'
import { Wordmark } from '../wordmark.tsx'

const COACH_TEXT = `You have twenty minutes with Priya on Thursday, and the last two handovers came late. **Say that first**, before any reason for it.

- Name one handover, with its date
- Say what the delay cost the team
- Ask what made it hard, then wait

What would you like her to do differently next week?`

const WEEKS = ['Oct 5', 'Oct 12', 'Oct 19', 'Oct 26', 'Nov 2', 'Nov 9'].map((label, at) => ({
  label,
  value: (at * 5) % 4,
}))

const STYLES = [
  { label: 'Coaching', share: 0.44 },
  { label: 'Supportive', share: 0.31 },
  { label: 'Directive', share: 0.19 },
  { label: 'Delegating', share: 0.06 },
]

/** The pieces that show words and figures. */
export function GalleryText() {
  return (
    <>
      <Section title="Wordmark and type" aside="One scale, two faces">
        <div className="space-y-4">
          <Wordmark />
          <p className="font-serif text-4xl">Ten minutes before a hard conversation</p>
          <p className="font-serif text-3xl">Good evening, Grace</p>
          <p className="font-serif text-2xl">What is on your mind</p>
          <p className="font-serif text-xl">Approaches you could take</p>
          <p className="text-lg">Lead, 21 px: a sentence that opens a part of a page.</p>
          <p>Base, 16 px: controls, labels and lists. 0123456789 · 12:30 · 85%</p>
          <p className="text-sm text-ink-soft">Small, 15 px, soft: hints and dates.</p>
          <p className="text-xs text-ink-faint">
            Extra small, 13 px, faint: Thursday, 26 November, 20 minutes.
          </p>
          <p>
            A{' '}
            <a href="#type" className="text-link">
              link in running text
            </a>{' '}
            keeps its line.
          </p>
        </div>
      </Section>
      <Section title="RichText in the coach’s voice">
        <div className="prose-read">
          <RichText text={COACH_TEXT} />
        </div>
      </Section>
      <Section title="Badges and avatars">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Badge tone="neutral">Completed</Badge>
          <Badge tone="active">Active</Badge>
          <Badge tone="growth">New!</Badge>
          <Badge tone="good">On track</Badge>
          <Badge tone="warning">Medium</Badge>
          <Badge tone="danger">Critical</Badge>
          <Badge tone="legendary">Legendary</Badge>
          <Badge tone="epic">Epic</Badge>
          <Badge tone="rare">Rare</Badge>
          <Badge tone="common">Common</Badge>
          <PriorityBadge priority={1} />
          <PriorityBadge priority={2} />
          <PriorityBadge priority={3} />
          <Avatar initial="G" />
          <Avatar initial="U" size="sm" src="/no-such-picture" />
        </div>
      </Section>
      <Section title="Cards" aside="Never one in another">
        <div className="grid gap-4">
          <Card as="article">
            <h3 className="font-serif text-lg font-medium">Delegate the release notes</h3>
            <p className="mt-1 mb-4 text-ink-soft">
              Hand the whole task to Tomás, with the date and the reader, and stay out of the draft.
            </p>
            <ProgressBar label="Progress" value={40} />
          </Card>
          <Card tone="growth">You have prepared three conversations this month.</Card>
          <Card tone="warning">Take the assessment first; the coach needs to know how you lead.</Card>
        </div>
      </Section>
      <Section title="Notices">
        <div className="grid gap-3">
          <Notice title="Changes apply from the next coaching session">
            Sessions that are open now keep the earlier settings.
          </Notice>
          <Notice tone="good">Preferences saved.</Notice>
          <Notice tone="growth" title="A five-day streak">
            You came back every working day this week.
          </Notice>
          <Notice
            tone="warning"
            title="No assessment yet"
            action={<Button size="sm">Take Assessment</Button>}
          >
            A session starts from your results.
          </Notice>
          <Notice tone="danger" title="The message was not sent">
            It is still in the box below. Check the connection and send it again.
          </Notice>
        </div>
      </Section>
      <Section title="Figures">
        <div className="grid gap-8">
          <div className="grid grid-cols-2 gap-6">
            <Stat label="Sessions" value="24" hint="3 this month" />
            <Stat label="Clarity" value="7.8/10" hint="Up from 7.1 in October" />
            <Stat label="Confidence" value="85%">
              <ProgressBar label="Confidence" value={85} isLabelHidden />
            </Stat>
            <Stat label="Reflections" value={0} />
          </div>
          <ProgressBar label="Question 5 of 16" value={31} tone="accent" />
          <ProgressBar label="Beyond the goal" value={120} />
          <ShareBars
            shares={STYLES}
            caption="You mostly lead by coaching, and step in with support when it gets hard."
          />
          <TrendChart
            points={WEEKS}
            ahead={{ steps: 4, label: 'Next 4 weeks', value: 2.1, low: 1, high: 3.4 }}
            top={7}
            caption="You were active on two days a week; about as many are likely in the next four."
          />
        </div>
      </Section>
      <Section title="Expandable">
        <Expandable title="Ask before you tell" meta="5 minutes" defaultOpen>
          <p className="text-ink-soft">Open with one question about how she sees the last two weeks.</p>
        </Expandable>
        <Expandable title="A title so long that it needs a second line on a small screen, as titles written by people sometimes do">
          <p className="text-ink-soft">Closed until it is asked for.</p>
        </Expandable>
      </Section>
      <Section title="QR code">
        <QrCode text="https://lodestar.example" label="QR code of an address" />
      </Section>
      <Section title="Waiting and empty">
        <div className="grid gap-6">
          <Skeleton lines={4} />
          <div className="flex items-center gap-6">
            <Spinner /> <TypingDots />
          </div>
          <EmptyState
            title="No Coaching Sessions Yet"
            actions={<Button variant="primary">New session</Button>}
          >
            Your conversations appear here, with what you decided in each.
          </EmptyState>
        </div>
      </Section>
    </>
  )
}
