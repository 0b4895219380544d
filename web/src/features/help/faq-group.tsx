import { Expandable } from '../../ui/expandable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import type { FaqItem } from './faq.data.ts'

type Props = { title: string; entries: readonly FaqItem[] }

/** The questions of one topic; each opens its answer below it, and several can be open at once. */
export const FaqGroup = ({ title, entries }: Props) => (
  <Section title={title}>
    {entries.map(({ id, question, answer }) => (
      <Expandable key={id} title={question}>
        <div className="max-w-text text-ink-soft [&_strong]:text-ink">
          <RichText text={answer} />
        </div>
      </Expandable>
    ))}
  </Section>
)
