import { Check, Plus } from 'lucide-react'
import { findBlank, type Typed } from '../../lib/quoted-words.ts'
import type { TypeWords } from '../coaching-answer/blank-field.tsx'

type Props = {
  /** The leader's own sentences, turned to whom the words are for. */
  sentences: readonly string[]
  /** The turn with the words and their blank. */
  content: string
  typed: Typed
  onType: TypeWords
}

/** A turn without the list of sentences, which can be tapped below it. */
export const withoutSentences = (content: string, sentences: readonly string[]): string =>
  content
    .split('\n\n')
    .filter(
      (paragraph) => !paragraph.split('\n').every((line) => sentences.includes(line.replace(/^- /, ''))),
    )
    .join('\n\n')

/** What the leader has told, to be put into the blank of words to say: one tap puts it there, another takes it out. */
export function OwnSentences({ sentences, content, typed, onType }: Props) {
  const asked = findBlank(content)
  if (asked === null) return null
  const filled = typed[asked] ?? ''
  const toggle = (sentence: string) => {
    const isIn = filled.includes(sentence)
    const after = isIn ? filled.replace(sentence, '') : `${filled} ${sentence}`
    onType(asked, after.replace(/\s+/g, ' ').trim())
  }
  return (
    <ul aria-label="Your own sentences" className="mt-3 space-y-2">
      {sentences.map((sentence) => {
        const isIn = filled.includes(sentence)
        const Sign = isIn ? Check : Plus
        return (
          <li key={sentence}>
            <button
              type="button"
              aria-pressed={isIn}
              onClick={() => toggle(sentence)}
              className="flex min-h-11 w-full items-start gap-2.5 rounded-md border border-edge bg-raised px-3.5 py-2.5 text-left transition-colors hover:border-accent aria-pressed:border-growth"
            >
              <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-faint" />
              <span className="font-serif text-read leading-snug">{sentence}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
