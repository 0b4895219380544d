import { type ReactNode, useId } from 'react'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { ShownResult } from './shown-result.ts'

type Props = { result: Pick<ShownResult, 'developmentAreas' | 'recommendedActions'> }

/** Where there is room to grow, and what to do about it, each with the way to practice it. */
export function ActionSections({ result: { developmentAreas, recommendedActions } }: Props) {
  const { isDemo } = useSession()
  const coachPath = resolvePath(PATHS.prompts, isDemo)
  return (
    <div className="grid gap-8">
      {developmentAreas.length > 0 ? (
        <Part title="Development areas">
          <ul>
            {developmentAreas.map((area) => (
              <Row key={area} text={area} href={coachPath} label="Get coaching" />
            ))}
          </ul>
        </Part>
      ) : null}
      {recommendedActions.length > 0 ? (
        <Part title="Recommended actions">
          <ol className="list-none">
            {recommendedActions.map((action) => (
              <Row
                key={action}
                text={action}
                {...(mentionsSbi(action) ? { href: coachPath, label: 'Practice SBI' } : {})}
              />
            ))}
          </ol>
        </Part>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-4 font-serif text-lg font-medium">
        {title}
      </h3>
      {children}
    </section>
  )
}

const Row = ({ text, href, label }: { text: string; href?: string; label?: string }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
    <p className="min-w-0 grow basis-72 prose-read">{text}</p>
    {href && label ? (
      <ButtonLink href={href} size="sm">
        <span>
          {label} <span className="sr-only">for: {text}</span>
        </span>
      </ButtonLink>
    ) : null}
  </li>
)

const mentionsSbi = (action: string): boolean => /\bSBI\b/i.test(action)
