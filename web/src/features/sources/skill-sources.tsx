import type { SkillSource, SkillView, SourceView } from '@lodestar/contract/sources'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { Select } from '../../ui/form/select.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Section } from '../../ui/section.tsx'
import { sourcesQuery } from './sources.queries.ts'

/** What several sources say of one skill, side by side, and where they disagree. */
export function SkillSources() {
  const { data } = useQuery(sourcesQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const skills = data?.skills ?? []
  const shown = skills.find(({ skill }) => skill === chosen) ?? findTelling(skills)
  if (!shown) return null
  return (
    <Section title="One skill, several sources">
      <div className="max-w-80">
        <Select
          label="Skill"
          value={shown.skill}
          options={skills.map(({ skill, name }) => ({ value: skill, label: name }))}
          onChange={setChosen}
        />
      </div>
      <p className="mt-6 max-w-text border-l-2 border-growth pl-5 prose-read">{sumUp(shown)}</p>
      <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {shown.sources.map((one) => (
          <li key={one.source}>
            <Source view={one} />
          </li>
        ))}
      </ul>
      <ul className="mt-6 max-w-text">
        <LinkRow
          href={PATHS.pulse}
          title="Ask your team"
          text="One question, by a link, answered without names."
        />
      </ul>
    </Section>
  )
}

const NAMES: Record<SkillSource, string> = {
  assessment: 'Your assessment',
  imports: 'Imported results',
  ratings: 'Your ratings',
  outcomes: 'What came of it',
  pulse: 'Your team',
}

const Source = ({ view: { source, says, can, cannot } }: { view: SourceView }) => (
  <>
    <h3 className="font-medium">{NAMES[source]}</h3>
    <p className={says ? 'mt-1' : 'mt-1 text-ink-soft'}>{says ?? 'Nothing yet.'}</p>
    <dl className="mt-3 grid gap-2 text-sm text-ink-soft">
      <div>
        <dt className="font-medium">It can tell</dt>
        <dd>{can}</dd>
      </div>
      <div>
        <dt className="font-medium">It cannot tell</dt>
        <dd>{cannot}</dd>
      </div>
    </dl>
  </>
)

/** The skill on which sources disagree, else the one of which most is said. */
const findTelling = (skills: readonly SkillView[]): SkillView | undefined =>
  skills.find(({ disagreement }) => disagreement !== null) ??
  skills.toSorted((one, other) => countSaid(other) - countSaid(one))[0]

const countSaid = ({ sources }: SkillView): number => sources.filter(({ says }) => says !== null).length

function sumUp(view: SkillView): string {
  if (view.disagreement) return view.disagreement
  const said = countSaid(view)
  if (said === 0) return 'No source says anything of it yet.'
  return said === 1
    ? 'Only one source says anything of it yet, so nothing can disagree.'
    : 'What they say does not contradict each other.'
}
