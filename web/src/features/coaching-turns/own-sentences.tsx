import { Check, Plus } from 'lucide-react'
import { findBlank, type Typed } from '../../lib/quoted-words.ts'
import type { TypeWords } from '../coaching-answer/blank-field.tsx'
import { Label } from '../coaching-answer/part.tsx'

type Props = {
  /** The leader's own sentences, turned to whom the words are for. */
  sentences: readonly string[]
  /** The turn with the words and their blank. */
  content: string
  typed: Typed
  onType: TypeWords
}

/** A turn without the list of sentences and what stands before it: they can be tapped below the words. */
export function withoutSentences(content: string, sentences: readonly string[]): string {
  const paragraphs = content.split('\n\n')
  const isList = (paragraph: string) =>
    paragraph.split('\n').every((line) => sentences.includes(line.replace(/^- /, '')))
  const at = sentences.length > 0 ? paragraphs.findIndex(isList) : -1
  return at < 0 ? content : paragraphs.filter((_, place) => place !== at && place !== at - 1).join('\n\n')
}

/** Where a sentence stands in what is in the blank, and is no part of another one; -1 where it does not. Behind a name it begins with a small letter. */
function findPlace(filled: string, sentence: string): number {
  const at = filled.toLowerCase().indexOf(sentence.toLowerCase())
  return at <= 0 || /[.!?…]["”’)]?\s*$/.test(filled.slice(0, at)) ? at : -1
}

/** What was typed, with a mark at its end. */
const endSentence = (typed: string): string =>
  typed.trim() === '' || /[.!?…]["”’)]?\s*$/.test(typed) ? typed : `${typed.trimEnd()}.`

const CHOOSE = 'Your own sentences: tap what belongs there'

/** What the leader has told, to be put into the blank of words to say: one tap puts it there, another takes it out. */
export function OwnSentences({ sentences, content, typed, onType }: Props) {
  const asked = findBlank(content)
  if (asked === null || sentences.length === 0) return null
  const filled = typed[asked] ?? ''
  const toggle = (sentence: string) => {
    const at = findPlace(filled, sentence)
    const after =
      at < 0
        ? `${endSentence(filled)} ${sentence}`
        : `${filled.slice(0, at)} ${filled.slice(at + sentence.length)}`
    onType(asked, after.replace(/\s+/g, ' ').trim())
  }
  return (
    <div className="mt-3">
      <Label>{CHOOSE}</Label>
      <ul aria-label={CHOOSE} className="mt-2 space-y-2 font-sans">
        {sentences.map((sentence) => {
          const isIn = findPlace(filled, sentence) >= 0
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
    </div>
  )
}
