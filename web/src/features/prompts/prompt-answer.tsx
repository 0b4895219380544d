import type { CoachingPrompt } from '@lodestar/contract/prompts'
import { type ReactNode, useId } from 'react'
import { PATHS, resolvePath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { UnreadNote } from '../../ui/unread-note.tsx'

/** What the coach says: what is going on, one way, questions, steps, and where to talk it through. */
export const PromptAnswer = ({ prompt }: { prompt: CoachingPrompt }) => (
  <article aria-label="The coach's answer" className="max-w-[35.5rem] border-l-2 border-growth pl-5 sm:pl-7">
    {prompt.unread ? (
      <div className="mb-6">
        <UnreadNote unread={prompt.unread} />
      </div>
    ) : null}
    <div className="prose-read" lang={prompt.language}>
      <RichText text={prompt.personalizedResponse} />
    </div>
    <Part title="One way to go about it">
      <div className="prose-read">
        <RichText text={prompt.coachingApproach} />
      </div>
    </Part>
    {prompt.actionableSteps.length > 0 ? (
      <Part title="Steps">
        <ol
          lang={prompt.language}
          className="list-decimal space-y-2.5 pl-[1.4em] prose-read marker:font-sans marker:text-sm marker:text-growth marker:tabular-nums"
        >
          {prompt.actionableSteps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </Part>
    ) : null}
    {prompt.followUpQuestions.length > 0 ? (
      <Part title="Questions to take along">
        <ul className="space-y-3 font-serif text-read">
          {prompt.followUpQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Part>
    ) : null}
    {prompt.engine === undefined ? null : (
      <p className="mt-8 text-sm text-ink-faint">Written by {prompt.engine} with the built-in coach</p>
    )}
    <TalkItThrough />
  </article>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-8 rule pt-4">
      <h2 id={titleId} className="mb-3 font-serif text-lg font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}

function TalkItThrough() {
  const { isDemo } = useSession()
  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
      <ButtonLink href={resolvePath(PATHS.coaching, isDemo)}>Talk it through in a session</ButtonLink>
      <p className="text-sm text-ink-soft">It asks back, and ends in something you will do.</p>
    </div>
  )
}
