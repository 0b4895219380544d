import { type AppPath, PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Section } from '../../ui/section.tsx'
import { QuietLink } from './quiet-link.tsx'

/** The other places one may want to go from here. */
export function QuickActions({ hasGoals }: { hasGoals: boolean }) {
  const { isDemo } = useSession()
  const actions: readonly [label: string, path: AppPath][] = [
    ['Start a session', PATHS.coaching],
    ['Communication coach', PATHS.communication],
    ['Share feedback', PATHS.feedback],
    [hasGoals ? 'Manage goals' : 'Set goals', PATHS.goals],
    ['People you talk about', PATHS.people],
    ['Your week, in a letter', PATHS.letter],
    ['Import external assessments', PATHS.integrations],
  ]
  return (
    <Section title="Quick actions">
      <ul className="grid gap-x-6 sm:grid-cols-2 md:gap-y-3 lg:grid-cols-1">
        {actions.map(([label, path]) => (
          <li key={path}>
            <QuietLink href={resolvePath(path, isDemo)} className="text-base">
              {label}
            </QuietLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
