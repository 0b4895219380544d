import type { CoachingPreferences, PreferencesChange } from '@lodestar/contract/preferences'
import { LIMITS } from '@lodestar/contract/primitives'
import { CheckboxList } from '../../ui/form/checkbox-list.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import {
  describeCommunication,
  describeFollowUp,
  describeFrameworks,
  describeLearning,
  describeRelationship,
} from './describe-effects.ts'
import { FRAMEWORK_OPTIONS } from './framework-words.data.ts'
import { listSessionFrameworks, orderFrameworks } from './order-frameworks.ts'
import { PreferenceCard } from './preference-card.tsx'
import { describeLevel, PREFERENCE_OPTIONS } from './preferences.queries.ts'

type Props = { form: CoachingPreferences; onChange: (next: PreferencesChange) => void }
type LevelField = Parameters<typeof describeLevel>[0]
type ChoiceField = keyof typeof PREFERENCE_OPTIONS

/** Every preference, in the cards it belongs to. */
export const PreferenceCards = (props: Props) => (
  <>
    <PreferenceCard title="Communication Style" effects={describeCommunication(props.form)}>
      <Level {...props} field="directnessLevel" label="Directness" />
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-5">
        <Choice {...props} field="communicationTone" label="Tone" />
        <Choice {...props} field="responseLength" label="Response length" />
      </div>
    </PreferenceCard>
    <PreferenceCard title="Relationship & Empathy" effects={describeRelationship(props.form)}>
      <Level {...props} field="empathyLevel" label="Empathy" />
      <Choice {...props} field="feedbackStyle" label="Feedback style" />
    </PreferenceCard>
    <PreferenceCard title="Learning & Development" effects={describeLearning(props.form)}>
      <Level {...props} field="challengeLevel" label="Challenge" />
      <Level {...props} field="practicalFocus" label="Practical focus" />
      <Choice {...props} field="structurePreference" label="Structure" />
    </PreferenceCard>
    <PreferenceCard title="Preferred Coaching Frameworks" effects={describeFrameworks(props.form)}>
      <Frameworks {...props} />
    </PreferenceCard>
    <PreferenceCard title="Follow-up Preferences" effects={describeFollowUp(props.form)}>
      <div className="grid gap-7 sm:grid-cols-2 sm:gap-5">
        <Choice {...props} field="followUpPreference" label="Follow-up" />
        <Choice {...props} field="meetingFrequency" label="Meeting frequency" />
      </div>
      <Position {...props} />
    </PreferenceCard>
  </>
)

const Level = ({ form, onChange, field, label }: Props & { field: LevelField; label: string }) => (
  <Slider
    label={label}
    min={1}
    max={5}
    step={1}
    value={form[field]}
    valueText={`${form[field]}/5`}
    hint={describeLevel(field, form[field])}
    onChange={(level) => onChange({ [field]: level })}
  />
)

const Choice = ({ form, onChange, field, label }: Props & { field: ChoiceField; label: string }) => (
  <ChoiceSelect<string>
    label={label}
    value={form[field]}
    options={PREFERENCE_OPTIONS[field]}
    onChange={(value) => onChange({ [field]: value })}
  />
)

/** Any of the seven, or none. Where several could lead a session, which one does is a choice too. */
function Frameworks({ form: { frameworkPreference }, onChange }: Props) {
  const sessionFrameworks = listSessionFrameworks(frameworkPreference)
  const [lead] = sessionFrameworks
  return (
    <>
      <CheckboxList
        legend="Frameworks"
        hint="As many as you like, or none."
        options={FRAMEWORK_OPTIONS}
        values={frameworkPreference}
        onChange={(values) => onChange({ frameworkPreference: orderFrameworks(values, lead) })}
      />
      {lead && sessionFrameworks.length > 1 ? (
        <ChoiceSelect
          label="Leads your sessions"
          value={lead}
          options={orderFrameworks(sessionFrameworks, undefined).map((value) => ({ value, label: value }))}
          onChange={(value) =>
            onChange({
              frameworkPreference: orderFrameworks(
                frameworkPreference,
                sessionFrameworks.find((name) => name === value),
              ),
            })
          }
        />
      ) : null}
    </>
  )
}

const Position = ({ form, onChange }: Props) => (
  <Field id="current-position" label="Current position" hint="For example: ward manager">
    <TextInput
      value={form.currentPosition}
      maxLength={LIMITS.title}
      autoComplete="organization-title"
      onChange={(event) => onChange({ currentPosition: event.target.value })}
    />
  </Field>
)
