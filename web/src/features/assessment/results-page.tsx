import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { ActionSections } from './action-sections.tsx'
import { BlindSpotSections } from './blind-spot-sections.tsx'
import { FeedbackModel } from './feedback-model.tsx'
import type { ShownResult } from './shown-result.ts'
import { SignUpBanner } from './sign-up-banner.tsx'
import { StyleFigure } from './style-figure.tsx'
import { TextList } from './text-list.tsx'

type Props = { result: ShownResult; onRetake: () => void; onPersonalize: () => void }

/** What an assessment came to, and what to do with it. */
export function ResultsPage({ result, onRetake, onPersonalize }: Props) {
  const { isDemo } = useSession()
  return (
    <div data-new-account className="contents">
      <Page
        title={`Your style: ${result.leadershipStyle}`}
        back={{ href: resolvePath(PATHS.home, isDemo), label: 'Back to Dashboard' }}
      >
        <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
          <p className="prose-read">{result.styleDescription}</p>
          {result.profile ? (
            <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
              <StyleFigure profile={result.profile} />
            </div>
          ) : null}
          <div className="mt-10 min-w-0 sm:mt-14">
            {result.strengths.length > 0 ? (
              <Section title="Strengths">
                <TextList items={result.strengths} />
              </Section>
            ) : null}
            <ActionSections result={result} />
            <BlindSpotSections result={result} />
            <FeedbackModel explanation={result.sbiExplanation} />
            <NextSteps onRetake={onRetake} onPersonalize={onPersonalize} />
          </div>
        </div>
      </Page>
    </div>
  )
}

function NextSteps({ onRetake, onPersonalize }: Omit<Props, 'result'>) {
  const { isDemo } = useSession()
  return (
    <Section title="What next">
      <p className="mb-5 max-w-text text-ink-soft">
        Say how you like to be coached, or bring a situation that is on your mind.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onPersonalize}>
          Personalize My Experience
        </Button>
        <ButtonLink href={resolvePath(PATHS.prompts, isDemo)}>Start AI Coaching</ButtonLink>
        <ButtonLink href={resolvePath(PATHS.goals, isDemo)}>Set Goals</ButtonLink>
      </div>
      <div className="mt-4 -ml-3 flex flex-wrap gap-x-3">
        <ButtonLink href={resolvePath(PATHS.home, isDemo)} variant="quiet" size="sm">
          View Dashboard
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={onRetake}>
          Retake Assessment
        </Button>
      </div>
      <div className="mt-10">
        <SignUpBanner />
      </div>
    </Section>
  )
}
