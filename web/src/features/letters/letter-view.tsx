import { isEmptyLetter, type LetterText } from '@lodestar/contract/letters'
import type { ReactNode } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { OUTCOME_WORDS } from '../../ui/form/outcome-words.data.ts'

/** One letter, as it was written; an empty week is said in two lines and asks nothing. */
export function LetterView({ letter }: { letter: LetterText }) {
  if (isEmptyLetter(letter))
    return (
      <div className="prose-read">
        <p>You noted nothing this week, and nothing is planned for the next.</p>
        <p>That happens. There is nothing to catch up on.</p>
      </div>
    )
  const { setOut, came, sentence, next } = letter
  return (
    <div className="grid gap-6">
      <Part title="What you set out to do" isEmpty={setOut.length === 0}>
        {setOut.map((step) => (
          <li key={step.text} className="prose-read wrap-anywhere">
            {step.text}
            <span className="ml-2 text-sm text-ink-soft">{step.came ? STEP_WORDS[step.came] : 'open'}</span>
          </li>
        ))}
      </Part>
      <Part title="What came of it" isEmpty={came.length === 0}>
        {came.map((one) => (
          <li key={`${one.subject}${one.line}`} className="prose-read wrap-anywhere">
            {`${one.subject}: ${OUTCOME_WORDS[one.came].toLowerCase()}${one.line ? `. “${one.line}”` : ''}`}
          </li>
        ))}
      </Part>
      {sentence ? (
        <section>
          <h3 className="text-sm text-ink-soft">One sentence to practice</h3>
          <blockquote className="mt-1 font-serif text-xl text-pretty wrap-anywhere">{`“${sentence}”`}</blockquote>
        </section>
      ) : null}
      {next ? (
        <section>
          <h3 className="text-sm text-ink-soft">Ahead</h3>
          <p className="mt-1 prose-read wrap-anywhere">{`${next.subject}, ${formatSoonDay(next.day)}`}</p>
        </section>
      ) : null}
    </div>
  )
}

const STEP_WORDS = { done: 'done', dropped: 'dropped' } as const

const Part = ({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) =>
  isEmpty ? null : (
    <section>
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <ul className="mt-1 grid gap-2">{children}</ul>
    </section>
  )
