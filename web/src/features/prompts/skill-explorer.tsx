import { FOCUS_AREAS, type FocusArea } from '@lodestar/contract/prompts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { skillQuestionsQuery } from './prompts.queries.ts'

const SKILLS: Record<FocusArea, { name: string; when: string }> = {
  complexProblemSolving: {
    name: 'Complex problem solving',
    when: 'The obvious fix has failed once already.',
  },
  connection: { name: 'Connection', when: 'Something between you and them has gone quiet.' },
  creativity: { name: 'Creativity', when: 'You keep solving last year’s problem.' },
  coaching: { name: 'Coaching', when: 'They wait for your answers.' },
}

/** The four-skills framework: pick one, get questions to think with. */
export function SkillExplorer() {
  const [picked, setPicked] = useState<{ area: FocusArea; page: number } | null>(null)
  return (
    <Section title="Four skills to think with">
      <fieldset>
        <legend className="mb-4 text-ink-soft">Pick the one this week asks for.</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {FOCUS_AREAS.map((area) => (
            <SkillChoice
              key={area}
              {...SKILLS[area]}
              isPicked={picked?.area === area}
              onPick={() => setPicked({ area, page: 0 })}
            />
          ))}
        </div>
      </fieldset>
      {picked ? (
        <Questions {...picked} onMore={() => setPicked({ ...picked, page: picked.page + 1 })} />
      ) : null}
    </Section>
  )
}

type ChoiceProps = { name: string; when: string; isPicked: boolean; onPick: () => void }

const SkillChoice = ({ name, when, isPicked, onPick }: ChoiceProps) => (
  <label
    className={joinClasses(
      'block cursor-pointer rounded-md border px-4 py-3 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
      isPicked ? 'border-accent bg-accent-wash' : 'border-line bg-raised hover:border-accent',
    )}
  >
    <input
      type="radio"
      name="skill"
      className="sr-only"
      aria-label={name}
      checked={isPicked}
      onChange={onPick}
    />
    <span className="block font-medium">{name}</span>
    <span className="mt-0.5 block text-sm text-ink-soft">{when}</span>
  </label>
)

type QuestionsProps = { area: FocusArea; page: number; onMore: () => void }

function Questions({ area, page, onMore }: QuestionsProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...skillQuestionsQuery(area, page),
    placeholderData: keepPreviousData,
  })
  const isOfArea = data?.focusArea === area
  if (isError)
    return (
      <div className="mt-6">
        <Notice
          tone="danger"
          title="The questions could not be loaded"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      </div>
    )
  return (
    <div className="mt-8" aria-live="polite">
      {data && isOfArea ? (
        <>
          <ol aria-label={`Questions on ${SKILLS[area].name.toLowerCase()}`} className="border-t border-line">
            {data.questions.map((question) => (
              <li key={question} className="border-b border-line py-3.5 font-serif text-read leading-snug">
                {question}
              </li>
            ))}
          </ol>
          <Button variant="quiet" className="mt-4" busy={isFetching} onClick={onMore}>
            Other questions
          </Button>
        </>
      ) : (
        <Skeleton lines={6} label="Loading questions" />
      )}
    </div>
  )
}
