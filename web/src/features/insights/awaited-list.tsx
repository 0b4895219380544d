import type { AwaitedInsight } from '@lodestar/contract/insights'
import { Section } from '../../ui/section.tsx'
import { TYPE_WORDS } from './insight-words.ts'

/** The types that have nothing to say yet, and what each of them waits for. */
export const AwaitedList = ({ awaited }: { awaited: readonly AwaitedInsight[] }) =>
  awaited.length === 0 ? null : (
    <Section title="Not enough evidence yet">
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
