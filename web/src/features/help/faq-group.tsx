import { useRef } from 'react'
import { useNamedPart } from '../../lib/named-part.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import type { FaqItem } from './faq.data.ts'

type Props = { title: string; entries: readonly FaqItem[] }

/** The questions of one topic; each opens its answer below it, and several can be open at once. */
export const FaqGroup = ({ title, entries }: Props) => (
  <Section title={title}>
    {entries.map((item) => (
      <Question key={item.id} item={item} />
    ))}
  </Section>
)

/** A question that the address names is open from the start. */
function Question({ item: { id, question, answer } }: { item: FaqItem }) {
  const ref = useRef<HTMLDivElement>(null)
  const isNamed = useNamedPart('question', id, ref)
  return (
    <Expandable key={String(isNamed)} ref={ref} title={question} defaultOpen={isNamed}>
      <div className="max-w-text text-ink-soft [&_strong]:text-ink">
        <RichText text={answer} />
      </div>
    </Expandable>
  )
}
