import { Fragment } from 'react'

/** One edit of a text: `start` and `end` are UTF-16 units of it, and `replacement` stands in their place. */
export interface WordChange {
  start: number
  end: number
  replacement: string
}

/** A word needs a space after the struck words before it; a full stop does not. */
const BEGINS_WITH_WORD = /^[\p{L}\p{N}[“"'(]/u

/** Words that were struck, and those that stand in their place; either may be empty. */
export const ChangedWords = ({ words, replacement }: { words: string; replacement: string }) => (
  <>
    {words === '' ? null : <del className="text-ink-faint decoration-1">{words}</del>}
    {BEGINS_WITH_WORD.test(replacement) && words !== '' ? ' ' : null}
    {replacement === '' ? null : (
      <ins className="rounded-[0.1875rem] bg-good-wash py-0.5 text-good no-underline">{replacement}</ins>
    )}
  </>
)

/** A text before and after: what was struck stands beside what came in its place. `changes` ascend and never overlap. */
export const WordDiff = ({ text, changes }: { text: string; changes: readonly WordChange[] }) => (
  <>
    {changes.map(({ start, end, replacement }, at) => (
      <Fragment key={start}>
        {text.slice(changes[at - 1]?.end ?? 0, start)}
        <ChangedWords words={text.slice(start, end)} replacement={replacement} />
      </Fragment>
    ))}
    {text.slice(changes.at(-1)?.end ?? 0)}
  </>
)
