import { DIALECTS } from '@lodestar/contract/communication'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { spellingQuery, useChooseSpelling, useRemoveOwnWord } from './communication.queries.ts'
import { DIALECT_WORDS } from './communication-words.data.ts'

const GUESSED = 'guessed'
const OPTIONS = [
  { value: GUESSED, label: 'As each message is spelled' },
  ...DIALECTS.map((value) => ({ value, label: DIALECT_WORDS[value] })),
] as const

/** How somebody spells: the English they write, and the words they have called right, each with a way back. */
export function SpellingSection() {
  const { data: spelling } = useQuery(spellingQuery)
  const choosing = useChooseSpelling()
  const removing = useRemoveOwnWord()
  if (!spelling) return null
  return (
    <div className="grid max-w-text gap-4">
      <ChoiceSelect
        label="English"
        value={spelling.dialect ?? GUESSED}
        options={OPTIONS}
        onChange={(value) => choosing.mutate(value === GUESSED ? null : value)}
      />
      {spelling.words.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No word of your own yet: “Add to my words” stands with every word that is marked as misspelled.
        </p>
      ) : (
        <ul aria-label="Your words">
          {spelling.words.map(({ word, addedAt }) => (
            <li
              key={word}
              className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 first:border-t"
            >
              <span>
                {word} <span className="text-sm text-ink-soft">since {formatDay(addedAt)}</span>
              </span>
              <Button variant="quiet" size="sm" className="-mx-3.5" onClick={() => removing.mutate(word)}>
                Remove
                <span className="sr-only">: {word}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
