import { useQuery } from '@tanstack/react-query'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OptionRow } from '../../ui/form/option-row.tsx'
import { Section } from '../../ui/section.tsx'
import { peopleQuery, useSwitchPeople } from './people.queries.ts'

/** The one switch for everything that is put together about people; a change is saved at once. */
export function PeopleSwitch() {
  const { data } = useQuery(peopleQuery)
  const change = useSwitchPeople()
  if (!data) return null
  const isOn = change.isPending ? change.variables : data.isOn
  return (
    <Section title="People you talk about">
      <OptionRow type="checkbox" checked={isOn} onChange={(event) => change.mutate(event.target.checked)}>
        <span className="font-medium">Keep a page for each of them</span>
        <span className="mt-0.5 block text-sm text-ink-soft">
          Only what you said, with its day, for nobody but you. Off, nothing is put together about anybody.
        </span>
      </OptionRow>
      {isOn ? (
        <ButtonLink href={PATHS.people} variant="quiet" size="sm" className="-ml-3.5">
          Open the pages
        </ButtonLink>
      ) : null}
    </Section>
  )
}
