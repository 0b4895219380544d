import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

/** What the notice promises. Raise NOTICE_VERSION when the meaning of a line changes. */
const PROMISES: readonly [heading: string, text: string][] = [
  [
    'Nobody, unless you say so',
    'No manager, colleague or HR department can open your answers, conversations or ratings here. There is no report about you.',
  ],
  [
    'Where it is kept',
    'On the server that runs this site, under your account. Whoever operates that server is responsible for it. If they have connected a language model, it is given what you write to the coach with what is known of you that bears on it, and the messages you have analyzed; it is named where you write, and all that goes to it is listed there.',
  ],
  [
    'Software, not a person',
    'The coach is a program. It can be wrong, and it knows only what you write. The decision stays yours.',
  ],
  [
    'Not for emergencies',
    'If anybody is in danger, call your local emergency number. Harassment, legal and medical matters belong with people trained for them.',
  ],
]

/** The confidentiality notice; nothing but its button closes it. */
export const ConfidentialityNotice = ({ onAcknowledge }: { onAcknowledge: () => void }) => (
  <Dialog
    open
    dismissible={false}
    onClose={onAcknowledge}
    title="Who can see what you write here"
    footer={
      <Button variant="primary" onClick={onAcknowledge}>
        I Understand - Proceed
      </Button>
    }
  >
    <dl className="grid gap-3.5">
      {PROMISES.map(([heading, text]) => (
        <div key={heading}>
          <dt className="font-semibold">{heading}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
