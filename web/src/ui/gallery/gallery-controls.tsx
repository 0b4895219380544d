import { useId, useState } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { CheckboxList } from '../form/checkbox-list.tsx'
import { Field, TextArea, TextInput } from '../form/field.tsx'
import { OutcomeChoice } from '../form/outcome-choice.tsx'
import { PasswordInput } from '../form/password-input.tsx'
import { RadioList } from '../form/radio-list.tsx'
import { Rating } from '../form/rating.tsx'
import { Select } from '../form/select.tsx'
import { Slider } from '../form/slider.tsx'
import { HelpButton } from '../help-button.tsx'
import { Section } from '../section.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const RATINGS = ['Not helpful', 'A little', 'Helpful', 'Very helpful', 'It changed my mind'] as const
const FRAMEWORKS = [
  { value: 'grow', label: 'GROW', hint: 'What you want before how things stand.' },
  { value: 'sbi', label: 'SBI', hint: 'Situation, behavior, impact.' },
  { value: 'nvc', label: 'Nonviolent communication' },
  { value: 'oskar', label: 'OSKAR' },
]
const FIRST_MOVES = [
  { value: 'tell', label: 'Tell them exactly what to change, and by when.' },
  {
    value: 'ask',
    label:
      'Ask what got in the way, and help them find a next step they believe in, even if it takes longer.',
  },
  { value: 'care', label: 'Make sure they are all right before anything else.' },
]

/** The pieces a person presses, writes in and chooses with. */
export function GalleryControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
    </>
  )
}

function Buttons() {
  return (
    <Section title="Buttons" aside="One primary at a time">
      <div className="grid gap-4">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Start session</Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} busy>
              Saving…
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href="/gallery" variant="primary">
            A link
          </ButtonLink>
          <ButtonLink href="/api/login">To the server</ButtonLink>
          <CopyButton text="I noticed the last two handovers came late." label="Copy script" />
        </div>
      </div>
    </Section>
  )
}

function Fields() {
  const id = useId()
  const [kind, setKind] = useState('')
  return (
    <Section title="Fields">
      <div className="grid gap-6">
        <Field id={`${id}-title`} label="Title" hint="What you would tell a friend you are working on.">
          <TextInput placeholder="Delegate without hovering" />
        </Field>
        <Field id={`${id}-email`} label="Email" error="Enter the address you signed up with.">
          <TextInput type="email" defaultValue="grace@" />
        </Field>
        <Field id={`${id}-fixed`} label="Email account">
          <TextInput readOnly defaultValue="grace@example.com" />
        </Field>
        <Field id={`${id}-password`} label="Password">
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field id={`${id}-off`} label="Not now">
          <TextInput disabled defaultValue="Disabled" />
        </Field>
        <Field id={`${id}-text`} label="What happened" hint="It grows as you write.">
          <TextArea defaultValue="On Thursday I asked for the numbers twice. The second time, in front of everyone, she said that I should have read the document." />
        </Field>
        <Select
          label="Communication type"
          placeholder="Choose a type"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'email', label: 'Email' },
            { value: 'chat', label: 'Chat' },
            { value: 'meeting_invite', label: 'Meeting invite' },
          ]}
        />
        <Select
          label="Reminder frequency"
          value=""
          onChange={setKind}
          placeholder="Choose how often"
          options={[]}
          error="Choose how often."
        />
      </div>
    </Section>
  )
}

function Choices() {
  const id = useId()
  const [move, setMove] = useState('ask')
  const [frameworks, setFrameworks] = useState(['grow', 'sbi'])
  const [directness, setDirectness] = useState(3)
  const [rating, setRating] = useState(5)
  const [outcome, setOutcome] = useState<'done' | 'dropped' | 'open'>('open')
  const [isExplained, setIsExplained] = useState(false)
  return (
    <Section title="Choices">
      <div className="grid gap-8">
        <RadioList
          legend="What would you most likely do first?"
          name={id}
          options={FIRST_MOVES}
          value={move}
          onChange={setMove}
        />
        <CheckboxList
          legend="Frameworks"
          hint="Choose any number."
          options={FRAMEWORKS}
          values={frameworks}
          onChange={setFrameworks}
        />
        <RadioList
          legend="Format"
          name={`${id}-format`}
          options={[{ value: 'auto', label: 'Detect it' }]}
          onChange={() => undefined}
          error="Choose a format."
        />
        <Slider
          label="Directness"
          hint="1 is gentle, 5 is blunt."
          min={1}
          max={5}
          value={directness}
          onChange={setDirectness}
          valueText={`${directness}/5`}
        />
        <Slider
          label="Disabled"
          min={1}
          max={5}
          value={2}
          onChange={() => undefined}
          valueText="2/5"
          disabled
        />
        <Rating legend="How helpful was this session?" value={rating} onChange={setRating} labels={RATINGS} />
        <OutcomeChoice step="Talk to Ana on Friday" outcome={outcome} isBusy={false} onNote={setOutcome} />
        <p className="flex items-center gap-1">
          Clarity
          <HelpButton
            about="Clarity"
            explanation="How concrete your latest messages are."
            isOpen={isExplained}
            onToggle={() => setIsExplained(!isExplained)}
            controls={`${id}-clarity`}
          />
          <span id={`${id}-clarity`} hidden={!isExplained}>
            How concrete your latest messages are.
          </span>
        </p>
      </div>
    </Section>
  )
}
