import type { CoachingPreferences, PreferencesChange } from '@lodestar/contract/preferences'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { findChanges } from './preferences-changes.ts'
import { PRESETS } from './presets.data.ts'

type Props = { form: CoachingPreferences; onChange: (next: PreferencesChange) => void }

/** Three ways to be talked to; none of them is chosen where something has been fine-tuned. */
export function StyleChoice({ form, onChange }: Props) {
  const chosen = PRESETS.find(({ style }) => Object.keys(findChanges(style, form)).length === 0)
  return (
    <RadioList
      legend="How should the coach talk to you?"
      name="style"
      hint={chosen ? undefined : 'You have your own mix, from “Fine-tune” below.'}
      value={chosen?.value ?? ''}
      options={PRESETS.map(({ value, label, hint }) => ({
        value,
        label: (
          <>
            <span className="font-medium">{label}</span>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </>
        ),
      }))}
      onChange={(value) => {
        const preset = PRESETS.find((each) => each.value === value)
        if (preset) onChange(preset.style)
      }}
    />
  )
}
