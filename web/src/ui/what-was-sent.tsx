import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameModel } from '../lib/language-model.ts'
import { Dialog } from './overlay/dialog.tsx'

/** What was sent, and where to; a host of null is the machine of the server. */
interface Sent {
  model: string
  host: string | null
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[]
}
type Query<Key extends QueryKey> = UseQueryOptions<Sent, Error, Sent, Key>

/** Opens exactly what a language model was sent for one answer or text, which is read then by `query`. */
export function WhatWasSent<Key extends QueryKey>({ model, query }: { model: string; query: Query<Key> }) {
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
        description="Every character that left for this. No name, address or account of yours was added."
      >
        <SentMessages query={query} />
      </Dialog>
    </div>
  )
}

const number = (messages: Sent['messages']) => messages.map((message, at) => ({ ...message, at }))

const ROLES: Record<Sent['messages'][number]['role'], string> = {
  system: 'Instructions, the same for everybody',
  user: 'From your side',
  assistant: 'From the coach',
}

function SentMessages<Key extends QueryKey>({ query }: { query: Query<Key> }) {
  const { data, isError } = useQuery(query)
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
