import type { OtherLine } from '@lodestar/contract/rehearsal-line'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { sentTextQuery } from '../coaching/sent.queries.ts'

type Props = { line: OtherLine; person: string }

/** What the other person does and says. */
export const OtherSays = ({ line: { id, does, says, engine }, person }: Props) => (
  <div className="border-l-2 border-growth pl-4">
    <p className="text-sm text-ink-soft">{person}</p>
    {does ? <p className="mt-1 prose-read text-ink-soft italic">{does}</p> : null}
    {says ? <blockquote className="mt-1 font-serif text-xl text-pretty">“{says}”</blockquote> : null}
    {engine ? <WhatWasSent query={sentTextQuery('rehearsal', id)} model={engine} /> : null}
  </div>
)
