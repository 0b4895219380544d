import { LETTER_HOURS, type LetterChoice } from '@lodestar/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { OptionRow } from '../../ui/form/option-row.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Section } from '../../ui/section.tsx'
import { letterChoiceQuery, useChooseLetter } from './letters.queries.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const HOURS = Array.from(
  { length: LETTER_HOURS.most - LETTER_HOURS.least + 1 },
  (_, at) => LETTER_HOURS.least + at,
)

/** Whether and when the letter comes; each choice is saved at once. */
export function LetterChoiceForm() {
  const { data } = useQuery(letterChoiceQuery)
  const save = useChooseLetter()
  if (!data) return null
  const choice = save.isPending ? save.variables : data
  const choose = (change: Partial<LetterChoice>) => save.mutate({ ...choice, ...change })
  return (
    <Section title="When it comes">
      <OptionRow
        type="checkbox"
        checked={choice.isOn}
        onChange={(event) => choose({ isOn: event.target.checked })}
      >
        <span className="font-medium">Write me a letter every week</span>
        <span className="mt-0.5 block text-sm text-ink-soft">
          It stands here and under the bell. Where this site sends mail, a mail says that it is there, without
          a name or a word of it.
        </span>
      </OptionRow>
      {choice.isOn ? (
        <div className="mt-4 grid max-w-text gap-4 sm:grid-cols-2">
          <Select
            label="Day"
            value={String(choice.weekday)}
            options={WEEKDAYS.map((label, day) => ({ value: String(day), label }))}
            onChange={(day) => choose({ weekday: Number(day) })}
          />
          <Select
            label="Hour"
            value={String(choice.hour)}
            options={HOURS.map((hour) => ({ value: String(hour), label: writeHour(hour) }))}
            onChange={(hour) => choose({ hour: Number(hour) })}
          />
        </div>
      ) : null}
    </Section>
  )
}

/** An hour as clocks show it where the reader is. */
const writeHour = (hour: number): string =>
  new Date(2026, 0, 1, hour).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
