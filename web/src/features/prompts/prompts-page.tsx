import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { resultsQuery } from '../assessment/assessment.queries.ts'
import { Principles } from './principles.tsx'
import { PromptDesk } from './prompt-desk.tsx'
import { SkillExplorer } from './skill-explorer.tsx'

type Props = {
  /** One answer of the coach without a session, for whoever cannot start one yet. */
  firstTalk?: ReactNode
}

/** One answer of the coach without a session, a quick word of coaching, and questions to think with; open to visitors. */
export function PromptsPage({ firstTalk }: Props) {
  const { isLoading, isSignedIn } = useSession()
  const { data: result } = useQuery({ ...resultsQuery(true), enabled: isSignedIn })
  // Whoever may start a session asks there.
  const isFirst = firstTalk && !isLoading && (!isSignedIn || result === null)
  return (
    <Page title="AI coach" lead={isFirst ? null : <OneWay isSignedIn={isSignedIn} />}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {isFirst ? firstTalk : null}
          <div className={isFirst ? 'mt-12 rule pt-4 sm:mt-16' : undefined}>
            {isFirst ? <h2 className="mb-5 font-serif text-xl">Or pick a situation</h2> : null}
            <PromptDesk />
          </div>
          <SkillExplorer />
        </div>
        <aside aria-label="What the coach goes by">
          <div className="lg:sticky lg:top-24">
            <Principles />
          </div>
        </aside>
      </div>
    </Page>
  )
}

const OneWay = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    One way and its first steps, for the ten minutes before. Nothing you write here is kept.
    {isSignedIn ? (
      <>
        {' '}
        To talk it through, and have it kept,{' '}
        <Link href={PATHS.coaching} className="text-link">
          start a session
        </Link>
        .
      </>
    ) : null}
  </>
)
