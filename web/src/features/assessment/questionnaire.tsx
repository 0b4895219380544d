import type { AssessmentQuestion } from '@lodestar/contract/assessment'
import { type FormEvent, useRef } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { useSubmitAssessment } from './assessment.queries.ts'
import { QuestionCard } from './question-card.tsx'
import type { ShownResult } from './shown-result.ts'
import { useAnswers } from './use-answers.ts'
import { useQuestionKeys } from './use-question-keys.ts'

type Props = { questions: readonly AssessmentQuestion[]; onComplete: (result: ShownResult) => void }

/** Asks one question at a time and submits all answers after the last. */
export function Questionnaire({ questions, onComplete }: Props) {
  const { at, answers, responses, select, goTo, clear } = useAnswers(questions)
  const submission = useSubmitAssessment()
  const formRef = useRef<HTMLFormElement>(null)
  const canGoBack = at > 0 && !submission.isPending
  const goBack = () => (canGoBack ? goTo(at - 1) : undefined)
  useQuestionKeys(formRef, goBack)
  const question = questions[at]
  if (!question) return null
  const isLast = at === questions.length - 1

  const finish = (result: ShownResult) => {
    clear()
    onComplete(result)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (submission.isPending) return
    // An earlier question can be open when the stored answers belong to an older questionnaire.
    const firstOpen = questions.findIndex(({ id }) => answers[id] === undefined)
    if (answers[question.id] === undefined) askForAnswer()
    else if (!isLast) goTo(at + 1)
    else if (firstOpen >= 0) goTo(firstOpen)
    else submission.mutate(responses, { onSuccess: finish })
  }
  return (
    <form ref={formRef} onSubmit={goOn} noValidate>
      <QuestionCard
        question={question}
        at={at}
        total={questions.length}
        selected={answers[question.id]}
        onSelect={(optionId) => select(question.id, optionId)}
      />
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button disabled={!canGoBack} onClick={goBack}>
          Previous
        </Button>
        <Button type="submit" variant="primary" busy={submission.isPending}>
          {nameNext(isLast, submission.isPending)}
        </Button>
      </div>
      <p className="mt-4 hidden text-xs text-ink-faint md:block pointer-coarse:hidden">
        Keys 1 to {question.options.length} choose, Enter goes on, ← goes back
      </p>
    </form>
  )
}

const askForAnswer = () =>
  toast({
    title: 'Please select an answer',
    description: 'You must select an answer before proceeding.',
    variant: 'destructive',
  })

function nameNext(isLast: boolean, isSubmitting: boolean): string {
  if (isSubmitting) return 'Analyzing...'
  return isLast ? 'Complete Assessment' : 'Next'
}
