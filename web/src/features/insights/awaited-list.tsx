import type { AwaitedInsight } from '@lodestar/contract/insights'
import { Section } from '../../ui/section.tsx'
import { TYPE_WORDS } from './insight-words.ts'

type Props = { awaited: readonly AwaitedInsight[] }

/** The types that say nothing: those that wait for evidence, with how much, and those in which nothing stands out. */
export const AwaitedList = ({ awaited }: Props) => (
  <>
    <Group title="Not enough evidence yet" awaited={awaited.filter(({ have, need }) => have < need)} />
    <Group title="Nothing out of the ordinary" awaited={awaited.filter(({ have, need }) => have >= need)} />
  </>
)

const Group = ({ title, awaited }: Props & { title: string }) =>
  awaited.length === 0 ? null : (
    <Section title={title}>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {awaited.map(({ type, message }) => {
          const { label, Icon } = TYPE_WORDS[type]
          return (
            <li key={type} className="flex gap-3 border-t border-line py-3">
              <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
              <div>
                <p className="font-medium">{label}</p>
                <p className="text-sm text-ink-soft">{message}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
