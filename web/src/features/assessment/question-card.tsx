import type { AssessmentQuestion } from '@lodestar/contract/assessment'
import { useEffect, useRef } from 'react'
import { ProgressBar } from '../../ui/figures/progress-bar.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'

type Props = {
  question: AssessmentQuestion
  at: number
  total: number
  selected: string | undefined
  onSelect: (optionId: string) => void
}

/** One question with its progress. When the question changes the focus moves to it, so that reading starts there. */
export function QuestionCard({ question, at, total, selected, onSelect }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const shownId = useRef(question.id)
  useEffect(() => {
    if (shownId.current !== question.id) ref.current?.focus()
    shownId.current = question.id
  }, [question.id])
  const left = total - at - 1
  // The card is as tall as the longest question, so that the buttons under it stay where they are.
  return (
    <>
      <div className="mb-2 flex justify-between gap-4 text-sm text-ink-soft tabular-nums">
        <span>
          Question {at + 1} of {total}
        </span>
        <span>{left === 0 ? 'The last one' : `${left} left`}</span>
      </div>
      <ProgressBar value={((at + 1) / total) * 100} label="Progress" tone="accent" isLabelHidden />
      <div
        key={question.id}
        ref={ref}
        tabIndex={-1}
        className="mt-8 min-h-[36rem] animate-appear outline-none max-[25rem]:min-h-[43rem] sm:min-h-[28rem]"
      >
        <RadioList
          legend={<span className="mb-2 block font-normal prose-read">{question.question}</span>}
          name={question.id}
          options={question.options.map(({ id, optionText }, index) => ({
            value: id,
            label: (
              <>
                {/* Shown where there is a keyboard; the option's name stays its text. */}
                <Key>{index + 1}</Key>
                {optionText}
              </>
            ),
          }))}
          value={selected}
          onChange={onSelect}
        />
      </div>
    </>
  )
}

const Key = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="mr-2 rounded-md border border-line px-1.5 font-mono text-xs text-ink-faint pointer-coarse:hidden"
  >
    {children}
  </span>
)
