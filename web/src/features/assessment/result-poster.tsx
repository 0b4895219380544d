import type { ReactNode } from 'react'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShareBars } from '../../ui/figures/share-bars.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { describeShares, rankShares } from './describe-profile.ts'
import type { ShownResult } from './shown-result.ts'

type Props = { result: ShownResult }

/** A result in one look: how the answers divide, one strength, one thing to watch out for, one thing to do. */
export function ResultPoster({ result }: Props) {
  const { isDemo } = useSession()
  const { profile, strengths, awarenessGaps, developmentAreas, recommendedActions } = result
  const watchOut = awarenessGaps?.[0] ?? developmentAreas[0]
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {profile ? (
        <section aria-label="How your answers divide" className="lg:pt-1">
          <ShareBars shares={rankShares(profile)} caption={describeShares(profile)} />
        </section>
      ) : null}
      <div className="grid content-start gap-7">
        <Point title="Build on this" text={strengths[0]} />
        <Point title="Watch out for this" text={watchOut} />
        <Point title="Try this next" text={recommendedActions[0]}>
          <ButtonLink href={resolvePath(PATHS.prompts, isDemo)} variant="primary" size="sm">
            Practice it with the coach
          </ButtonLink>
        </Point>
      </div>
    </div>
  )
}

type PointProps = { title: string; text: string | undefined; children?: ReactNode }

const Point = ({ title, text, children }: PointProps) =>
  text ? (
    <section aria-label={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Mark className="mt-1 size-4 text-accent" />
      <div>
        <p className="text-sm text-ink-soft">{title}</p>
        <p className="mt-1 font-serif text-lg leading-snug text-pretty">{text}</p>
        {children ? <div className="mt-3">{children}</div> : null}
      </div>
    </section>
  ) : null
