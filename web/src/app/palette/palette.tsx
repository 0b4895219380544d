import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { TextInput } from '../../ui/form/field.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { type Entry, rankEntries } from './rank-entries.ts'
import { useEntries } from './use-entries.ts'

type Props = {
  /** What was typed before it could be shown. */
  typed: string
  onClose: () => void
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds screens, sessions, goals, meetings and help by typing, and goes to the one that is chosen. */
export function Palette({ typed, onClose }: Props) {
  const [query, setQuery] = useState(typed)
  const [at, setAt] = useState(0)
  const [, navigate] = useLocation()
  const listId = useId()
  const { entries, isLoading, isIncomplete } = useEntries()
  const found = rankEntries(entries, query)
  // What was still on its way can make the list shorter or longer.
  const active = Math.min(at, found.length - 1)

  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    navigate(entry.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // While an input method is composing a character, its keys belong to it.
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) setAt((active + step + found.length) % Math.max(found.length, 1))
    else open(found[active])
  }
  return (
    <Dialog open onClose={onClose} title="Search">
      <TextInput
        role="combobox"
        aria-label="Search screens, sessions, goals, meetings and help"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={200}
        placeholder="Where to?"
        value={query}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      <p role="status" className="sr-only">
        {query.trim() ? describeCount(found.length) : ''}
      </p>
      {/* As high as its longest, so that the field stays where it is. */}
      <div className="mt-3" style={{ height: 'min(24rem, 45dvh)' }}>
        <div
          id={listId}
          role="listbox"
          aria-label="Found"
          className={found.length > 0 ? 'h-full overflow-y-auto' : undefined}
        >
          {found.map((entry, index) => (
            <Option
              key={entry.href}
              id={`${listId}-${index}`}
              entry={entry}
              isActive={index === active}
              onPoint={() => setAt(index)}
              onOpen={() => open(entry)}
            />
          ))}
        </div>
        {found.length === 0 ? <p className="py-3 text-ink-soft">Nothing here has these words.</p> : null}
      </div>
      <p className="mt-3 min-h-6 text-sm text-ink-soft">
        {isIncomplete ? 'Some of what is yours could not be read; the rest is here.' : null}
        {isLoading ? 'Your sessions, goals and meetings are on their way.' : null}
      </p>
    </Dialog>
  )
}

const describeCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

type OptionProps = { id: string; entry: Entry; isActive: boolean; onPoint: () => void; onOpen: () => void }

/** The keys are the field's, which keeps the focus; the pointer is this row's. */
function Option({ id, entry, isActive, onPoint, onOpen }: OptionProps) {
  const scrollTo = (row: HTMLDivElement | null) =>
    isActive ? row?.scrollIntoView?.({ block: 'nearest' }) : undefined
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: in a combobox the keys are those of its field.
    <div
      ref={scrollTo}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onOpen}
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-center gap-4 rounded-md px-3 py-1.5',
        isActive && 'bg-accent-wash',
      )}
    >
      <span className="min-w-0 grow truncate">{entry.title}</span>
      <span className="shrink-0 text-sm text-ink-soft tabular-nums">
        {entry.detail ? `${entry.kind} · ${entry.detail}` : entry.kind}
      </span>
    </div>
  )
}
