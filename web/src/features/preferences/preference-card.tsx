import type { ReactNode } from 'react'
import { Section } from '../../ui/section.tsx'

type Props = { title: string; effects: readonly string[]; children: ReactNode }

/** Some preferences that belong together, and below them what the coach does with what is chosen. */
export const PreferenceCard = ({ title, effects, children }: Props) => (
  <Section title={title}>
    <div className="grid gap-y-8">
      <div className="grid content-start gap-7">{children}</div>
      <div className="border-l-2 border-line pl-5">
        <p className="text-sm font-medium text-ink-soft">In a session</p>
        <ul className="mt-1.5 grid gap-2 font-serif text-read">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </div>
    </div>
  </Section>
)
