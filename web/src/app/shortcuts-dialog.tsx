import { useState } from 'react'
import { GO_TO, hasShortcuts, SEARCH_MODIFIER, storeShortcuts } from '../lib/shortcuts.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Lists the keyboard shortcuts and switches them on and off. */
export const ShortcutsDialog = ({ open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
      <Shortcut keys={['?']} effect="Show this list" />
      <Shortcut keys={[SEARCH_MODIFIER, 'K']} effect="Search" />
      {GO_TO.map(({ key, label }) => (
        <Shortcut key={key} keys={['g', key]} effect={`Go to ${label}`} />
      ))}
      <Shortcut keys={['Enter']} effect="Send a message" />
      <Shortcut keys={['Shift', 'Enter']} effect="Start a new line" />
      <Shortcut keys={['Esc']} effect="Close what floats" />
      <Shortcut keys={['F8']} effect="Go to the message at the edge" />
    </dl>
    <Switch />
  </Dialog>
)

interface ShortcutProps {
  /** One key, or two pressed after or with each other. */
  keys: readonly [first: string, second?: string]
  effect: string
}
const Shortcut = ({ keys: [first, second], effect }: ShortcutProps) => (
  <>
    <dt className="flex gap-1.5">
      <Key>{first}</Key>
      {second ? <Key>{second}</Key> : null}
    </dt>
    <dd>{effect}</dd>
  </>
)

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-md border border-edge px-2 font-mono text-sm">{children}</kbd>
)

function Switch() {
  const [isOn, setIsOn] = useState(hasShortcuts)
  const change = (next: boolean) => {
    storeShortcuts(next)
    setIsOn(next)
  }
  return (
    <label className="mt-6 flex min-h-11 items-center gap-3 border-t border-line pt-4">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      Single-key shortcuts are on
    </label>
  )
}
