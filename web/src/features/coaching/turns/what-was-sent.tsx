import { getSent, type SentToModel } from '@lodestar/contract/coaching'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { nameModel } from '../../../lib/language-model.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Opens exactly what a language model was sent for one answer. */
export function WhatWasSent({ id, model }: { id: string; model: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-3">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="min-h-11 text-xs text-ink-faint underline underline-offset-2 transition-colors hover:text-accent-strong"
      >
        What was sent to {model}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="What was sent"
        description="Every character that left for this answer. No name, address or account of yours was added."
      >
        <SentMessages id={id} />
      </Dialog>
    </div>
  )
}

const number = (messages: SentToModel['messages']) => messages.map((message, at) => ({ ...message, at }))

const ROLES: Record<SentToModel['messages'][number]['role'], string> = {
  system: 'Instructions, the same for everybody',
  user: 'From your side',
  assistant: 'From the coach',
}

function SentMessages({ id }: { id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['coaching', 'sent', id],
    queryFn: ({ signal }) => call(getSent, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <p role="alert">What was sent could not be read. Please try again.</p>
  if (!data) return <p className="text-ink-soft">Reading what was sent …</p>
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">To {nameModel({ name: data.model, host: data.host })}</p>
      {number(data.messages).map(({ at, role, content }) => (
        <section key={at}>
          <h3 className="text-sm font-semibold">{ROLES[role]}</h3>
          <p className="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft">{content}</p>
        </section>
      ))}
    </div>
  )
}
