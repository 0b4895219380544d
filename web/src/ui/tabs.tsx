import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode }
type Props = { label: string; tabs: readonly Tab[]; value?: string; onChange?: (value: string) => void }

/** Panels that take turns; without `value` the first one opens and the piece keeps track itself. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const start = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value }
  return (
    <RadixTabs.Root {...start} onValueChange={(next) => onChange?.(next)}>
      <RadixTabs.List aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={TRIGGER}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

const TRIGGER =
  'min-h-11 shrink-0 rounded-t-md border-b-2 border-transparent px-0.5 pt-0.5 whitespace-nowrap text-ink-soft transition-colors hover:text-ink ' +
  'focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink'
