import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab = { value: string; label: ReactNode; content: ReactNode }
type Props = { label: string; tabs: Tab[]; value?: string; onChange?: (value: string) => void }

const TRIGGER =
  '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 pb-1 whitespace-nowrap text-ink-soft transition-colors hover:text-ink ' +
  'data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink'

/** Panels that take turns; without `value` the first one opens and the piece keeps track itself. */
export const Tabs = ({ label, tabs, value, onChange }: Props) => (
  <RadixTabs.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
    {...(onChange ? { onValueChange: onChange } : {})}
  >
    <RadixTabs.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
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
