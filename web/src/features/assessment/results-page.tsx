import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { ActionSections } from './action-sections.tsx'
import { BlindSpotSections } from './blind-spot-sections.tsx'
import { FeedbackModel } from './feedback-model.tsx'
import { ResultPoster } from './result-poster.tsx'
import type { ShownResult } from './shown-result.ts'
import { SignUpBanner } from './sign-up-banner.tsx'
import { StyleChapter } from './style-chapter.tsx'
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
        <ResultPoster result={result} />
        <Chapters result={result} />
        <NextSteps onRetake={onRetake} onPersonalize={onPersonalize} />
      </Page>
    </div>
  )
}

/** Everything else a result holds, one chapter behind each row. */
function Chapters({ result }: Pick<Props, 'result'>) {
  const { styleDescription, strengths, profile, sbiExplanation } = result
  return (
    <div className="mt-14 max-w-[48rem]">
      <Expandable title="How you lead, and what you are good at">
        <p className="prose-read">{styleDescription}</p>
        {strengths.length > 0 ? (
          <section aria-label="Strengths" className="mt-6">
            <TextList items={strengths} />
          </section>
        ) : null}
      </Expandable>
      <Expandable title="Where to grow, and what to do about it">
        <ActionSections result={result} />
      </Expandable>
      <Expandable title="What you may not see">
        <BlindSpotSections result={result} />
      </Expandable>
      {profile ? (
        <Expandable title="Your figures, and what they can tell">
          <StyleChapter profile={profile} />
        </Expandable>
      ) : null}
      {sbiExplanation ? (
        <Expandable title="Feedback with SBI: situation, behavior, impact">
          <FeedbackModel explanation={sbiExplanation} />
        </Expandable>
      ) : null}
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
        <Button onClick={onPersonalize}>Personalize My Experience</Button>
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
