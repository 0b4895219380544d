import * as z from 'zod/mini'
import { parseDraft, useDraft } from '../../lib/draft.ts'
import type { Typed } from '../../lib/quoted-words.ts'

const TypedWords = z.record(z.string(), z.string())

/** Keeps what is typed into the blanks of one turn's words, over a reload too. */
export function useTypedWords(turn: string): [typed: Typed, type: (asked: string, words: string) => void] {
  const [text, setText] = useDraft(`blanks:${turn}`)
  const typed = parseDraft(TypedWords, text) ?? {}
  const type = (asked: string, words: string) => {
    const after = Object.entries({ ...typed, [asked]: words }).filter(([, own]) => own !== '')
    setText(after.length > 0 ? JSON.stringify(Object.fromEntries(after)) : '')
  }
  return [typed, type]
}

type Props = { asked: string; words: string; onType: (words: string) => void }

/** A blank in words to say, typed into where it stands; as wide as what is in it, and higher once that is wider than the line. */
export const BlankField = ({ asked, words, onType }: Props) => (
  <textarea
    rows={1}
    aria-label={asked}
    placeholder={asked}
    value={words}
    // A blank is part of a sentence: no line begins in it.
    onChange={(event) => onType(event.target.value.replace(/\s*\n\s*/g, ' '))}
    style={{ inlineSize: `min(100%, ${Math.max(asked.length, words.length) + 2}ch)` }}
    className="field-sizing-content max-w-full resize-none border-b border-dashed border-edge bg-transparent p-0 align-bottom [font:inherit] text-ink placeholder:text-ink-faint hover:border-accent focus-visible:border-accent"
  />
)
