import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { describeLevel, PREFERENCE_OPTIONS } from '../preferences/preferences.queries.ts'
import type { PreferencesDraft } from './preferences-draft.ts'

type Props = { draft: PreferencesDraft; onChange: (next: Partial<PreferencesDraft>) => void }
type LevelField = 'directnessLevel' | 'empathyLevel' | 'challengeLevel'

/** How the coach should speak: three levels and three choices. */
export function CoachingStyleFields({ draft, onChange }: Props) {
  const slider = (field: LevelField, label: string) => (
    <Slider
      label={label}
      min={1}
      max={5}
      step={1}
      value={draft[field][0]}
      valueText={`${draft[field][0]}/5`}
      hint={describeLevel(field, draft[field][0])}
      onChange={(level) => onChange({ [field]: [level] })}
    />
  )
  return (
    <div className="grid gap-7">
      {slider('directnessLevel', 'Directness')}
      <ChoiceSelect
        label="Response length"
        value={draft.responseLength}
        options={PREFERENCE_OPTIONS.responseLength}
        onChange={(responseLength) => onChange({ responseLength })}
      />
      {slider('empathyLevel', 'Empathy')}
      <ChoiceSelect
        label="Tone"
        value={draft.communicationTone}
        options={PREFERENCE_OPTIONS.communicationTone}
        onChange={(communicationTone) => onChange({ communicationTone })}
      />
      <ChoiceSelect
        label="Feedback style"
        value={draft.feedbackStyle}
        options={PREFERENCE_OPTIONS.feedbackStyle}
        onChange={(feedbackStyle) => onChange({ feedbackStyle })}
      />
      {slider('challengeLevel', 'Challenge')}
    </div>
  )
}
