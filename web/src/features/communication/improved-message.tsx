import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import type { Change } from '@lodestar/contract/message-change'
import { REGISTERS, type Register, type RegisterVersion } from '@lodestar/contract/registers'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { sentTextQuery } from '../coaching/sent.queries.ts'
import { useChangeRegister } from './communication.queries.ts'
import { REGISTER_WORDS } from './communication-words.data.ts'
import { ImprovedVersion } from './improved-version.tsx'

/** The message as it stands: a text, its changes, and which of them are not used. */
interface Level {
  readonly subject: string
  readonly text: string
  readonly changes: readonly Change[]
  readonly refused: ReadonlySet<number>
  /** Null for the improved version. */
  readonly version: RegisterVersion | null
}

type Props = {
  analysis: CommunicationAnalysis
  /** True where words of the message were marked. */
  hasMarks: boolean
  changes: readonly Change[]
  onEdit: (text: string, subject: string) => void
}

const NOTHING_REFUSED: ReadonlySet<number> = new Set()

/** Keeps the improved version and every register it was had in since, the one that is shown last. */
function useLevels({ analysis, changes }: Pick<Props, 'analysis' | 'changes'>) {
  const improved: Level = {
    subject: analysis.subject,
    text: analysis.originalText,
    changes,
    refused: NOTHING_REFUSED,
    version: null,
  }
  const [levels, setLevels] = useState<readonly Level[]>([improved])
  const shown = levels.at(-1) ?? improved
  return {
    shown,
    depth: levels.length,
    refuse: (refused: ReadonlySet<number>) => setLevels([...levels.slice(0, -1), { ...shown, refused }]),
    add: (text: string, version: RegisterVersion) => {
      const { subject, changes: made } = version
      setLevels([...levels, { subject, text, changes: made, refused: NOTHING_REFUSED, version }])
    },
    before: levels.at(-2),
    goBack: () => setLevels(levels.slice(0, -1)),
  }
}

/** The improved version, and the same message in another register for whoever wants it so; every step can be taken back. */
export function ImprovedMessage(props: Props) {
  const { analysis, hasMarks, onEdit } = props
  const { shown, depth, refuse, add, before, goBack } = useLevels(props)
  const [answer, setAnswer] = useState<RegisterVersion | null>(null)
  const writing = useChangeRegister(analysis.id)
  const { subject } = shown
  const ask = (register: Register, messageText: string) =>
    writing.mutate(
      { register, subject, messageText },
      {
        onSuccess: (version) => {
          setAnswer(version)
          if (version.changes.length > 0 || version.subject !== subject) add(messageText, version)
        },
      },
    )
  const undo = () => {
    setAnswer(before?.version ?? null)
    goBack()
  }
  const asked = writing.isPending ? writing.variables.register : null
  return (
    <>
      {before && before.subject !== subject ? <ChangedSubject from={before.subject} to={subject} /> : null}
      <ImprovedVersion
        key={depth}
        text={shown.text}
        changes={shown.changes}
        hasMarks={hasMarks && shown.version === null}
        subject={analysis.communicationType === 'email' ? subject : null}
        refused={shown.refused}
        onRefuse={refuse}
        onEdit={(text) => onEdit(text, subject)}
      >
        {(result) =>
          analysis.feedback.unread ? null : (
            <Registers
              asked={asked}
              undone={shown.version?.register ?? null}
              onAsk={(register) => ask(register, result)}
              onUndo={undo}
            />
          )
        }
      </ImprovedVersion>
      <Answer answer={answer} id={analysis.id} />
    </>
  )
}

type RegistersProps = {
  asked: Register | null
  /** The register that is shown, which can be taken back. */
  undone: Register | null
  onAsk: (register: Register) => void
  onUndo: () => void
}

const Registers = ({ asked, undone, onAsk, onUndo }: RegistersProps) => (
  <fieldset aria-label="In another register" className="mt-3 flex flex-wrap items-center gap-2">
    {REGISTERS.map((register) => (
      <Button
        key={register}
        size="sm"
        busy={asked === register}
        disabled={asked !== null && asked !== register}
        onClick={() => onAsk(register)}
      >
        {REGISTER_WORDS[register]}
      </Button>
    ))}
    {undone ? (
      <Button variant="quiet" size="sm" disabled={asked !== null} onClick={onUndo}>
        Undo “{REGISTER_WORDS[undone]}”
      </Button>
    ) : null}
  </fieldset>
)

const ChangedSubject = ({ from, to }: { from: string; to: string }) => (
  <p className="mb-3 break-words">
    <span className="text-ink-soft">Subject:</span> <del className="text-ink-faint decoration-1">{from}</del>{' '}
    <ins className="rounded-[0.1875rem] bg-good-wash py-0.5 text-good no-underline">{to}</ins>
  </p>
)

/** What became of the last wish, said as soon as it is there. */
function Answer({ answer, id }: { answer: RegisterVersion | null; id: string }) {
  return (
    <>
      <div role="status" className="mt-3 grid max-w-text gap-1 text-sm text-ink-soft">
        {answer ? (
          <>
            <p>{summarize(answer)}</p>
            {answer.remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </>
        ) : null}
      </div>
      {answer?.sentTo === undefined ? null : (
        <WhatWasSent query={sentTextQuery('rewrite', `${id}:${answer.register}`)} model={answer.sentTo} />
      )}
    </>
  )
}

function summarize({ register, changes, engine }: RegisterVersion): string {
  const name = REGISTER_WORDS[register]
  const by = engine === undefined ? '' : `, written by ${engine}`
  if (changes.length === 0) return `${name}${by}: the text stands as it was.`
  return `${name}${by}: ${changes.length === 1 ? 'one change' : `${changes.length} changes`}, each shown above.`
}
