import * as z from 'zod/mini'
import { fillBlank, type Typed } from '../../lib/quoted-words.ts'
import { parseDraft, useDraft } from '../../lib/storage/draft.ts'
import type { DrawBlank } from '../../ui/rich-text.tsx'

const TypedWords = z.record(z.string(), z.string())

/** Puts words into the blank that asks for something. */
export type TypeWords = (asked: string, words: string) => void

/**
 * Draws the blanks in the words of one turn, and keeps what is typed into them, over a reload too.
 *
 * @param turn names the turn; what is typed is kept under it.
 * @param isOpen false where nothing can be said any more: the words stand as they were filled.
 * @param filled what stands in them until something is changed.
 */
export function useBlanks(
  turn: string,
  isOpen: boolean,
  filled: Typed = {},
): { typed: Typed; type: TypeWords; drawBlank: DrawBlank } {
  const [text, setText] = useDraft(`blanks:${turn}`)
  const typed = parseDraft(TypedWords, text) ?? filled
  const type: TypeWords = (asked, words) => {
    const after = Object.entries({ ...typed, [asked]: words }).filter(([, own]) => own !== '')
    // What was put there and is taken out stays out.
    const isEmpty = after.length === 0 && Object.keys(filled).length === 0
    setText(isEmpty ? '' : JSON.stringify(Object.fromEntries(after)))
  }
  const drawBlank = (asked: string) =>
    isOpen ? (
      <BlankField asked={asked} words={typed[asked] ?? ''} onType={(words) => type(asked, words)} />
    ) : (
      fillBlank(asked, typed)
    )
  return { typed, type, drawBlank }
}

/** Characters of a line, where a browser can't fit the field to what is in it. */
const LINE = 60

type Props = { asked: string; words: string; onType: (words: string) => void }

/** A blank in words to say, typed into where it stands; as wide as what is in it, and higher once that is wider than the line. */
const BlankField = ({ asked, words, onType }: Props) => (
  <textarea
    rows={Math.max(1, Math.ceil(words.length / LINE))}
    aria-label={asked}
    placeholder={asked}
    value={words}
    // A blank is part of a sentence: no line begins in it.
    onChange={(event) => onType(event.target.value.replace(/\s*\n\s*/g, ' '))}
    style={{ inlineSize: `min(100%, ${Math.max(asked.length, words.length) + 2}ch)` }}
    className="field-sizing-content max-w-full resize-none border-b border-dashed border-edge bg-transparent p-0 align-bottom [font:inherit] text-ink placeholder:text-ink-faint hover:border-accent focus-visible:border-accent"
  />
)
