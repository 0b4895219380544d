import {
  COMMUNICATION_CONTEXTS,
  COMMUNICATION_TYPES,
  type CommunicationAnalysis,
} from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { CONTEXT_EFFECTS, CONTEXT_WORDS, TYPE_EFFECTS, TYPE_WORDS } from './communication-words.data.ts'
import { PointsDialog } from './points-dialog.tsx'
import { useMessageForm } from './use-message-form.ts'

type Props = { onAnalyzed: (analysis: CommunicationAnalysis) => void }

/** Takes a message that is about to be sent. */
export function MessageForm({ onAnalyzed }: Props) {
  const { formRef, values: entry, problems, isBusy, change, submit } = useMessageForm(onAnalyzed)
  const fieldId = useId()
  const [isPointing, setIsPointing] = useState(false)
  return (
    <form ref={formRef} onSubmit={submit} className="grid gap-6" noValidate>
      <div className="grid gap-6 sm:grid-cols-2">
        <ChoiceSelect
          label="Communication type"
          isNeeded
          hint={TYPE_EFFECTS[entry.communicationType]}
          placeholder="Choose a type"
          value={entry.communicationType}
          error={problems.communicationType}
          options={TYPES}
          onChange={(communicationType) => change({ communicationType })}
        />
        <ChoiceSelect
          label="Context (optional)"
          hint={CONTEXT_EFFECTS[entry.context] ?? 'Who or what it is for.'}
          value={entry.context}
          options={CONTEXTS}
          onChange={(context) => change({ context })}
        />
      </div>
      {entry.communicationType === 'email' ? (
        <Field id={`${fieldId}-subject`} label="Subject (optional)" error={problems.subject}>
          <TextInput
            value={entry.subject}
            maxLength={LIMITS.title}
            autoComplete="off"
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
      ) : null}
      <Field
        id={`${fieldId}-message`}
        label="Message"
        isNeeded
        hint="As you would send it. It stays in this browser until you have it analyzed."
        error={problems.messageText}
      >
        <TextArea
          rows={9}
          className="font-serif text-read"
          value={entry.messageText}
          onChange={(event) => change({ messageText: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Analyzing…' : 'Analyze Message'}
        </Button>
        <Button variant="quiet" onClick={() => setIsPointing(true)}>
          Write it for me from a few points
        </Button>
        <p className="max-w-text grow basis-64 text-sm text-ink-soft">
          Only you can open your messages and what is said about them: there is no view for a manager, a
          colleague or HR.
        </p>
      </div>
      <PointsDialog
        communicationType={entry.communicationType === '' ? 'email' : entry.communicationType}
        open={isPointing}
        onClose={() => setIsPointing(false)}
        onWritten={(messageText) =>
          change({
            communicationType: entry.communicationType === '' ? 'email' : entry.communicationType,
            messageText: [entry.messageText.trim(), messageText].filter((text) => text !== '').join('\n\n'),
          })
        }
      />
      <ReaderNote>
        It may write the improved version. Scores, marks and advice are made on this server without it.
      </ReaderNote>
    </form>
  )
}

const TYPES = COMMUNICATION_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))
// The default stands first.
const CONTEXTS = COMMUNICATION_CONTEXTS.toSorted(
  (one, other) => Number(other === 'general') - Number(one === 'general'),
).map((value) => ({ value, label: CONTEXT_WORDS[value] }))
