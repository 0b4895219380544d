import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageError } from '../../ui/page-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { questionsQuery } from './assessment.queries.ts'
import { Questionnaire } from './questionnaire.tsx'
import type { ShownResult } from './shown-result.ts'

type Props = {
  onComplete: (result: ShownResult) => void
  /** Leaves a retake and goes back to the saved result; absent without one. */
  onKeepResult: (() => void) | undefined
}

/** The questionnaire with what one should know while answering. */
export function QuestionnaireScreen({ onComplete, onKeepResult }: Props) {
  const { data: questions, isError, refetch } = useQuery(questionsQuery)
  if (isError) return <PageError onRetry={() => void refetch()} />
  return (
    <Page title="Assessment" width="text" lead="Choose what you would do, not what one should do.">
      {questions ? (
        <>
          <Questionnaire questions={questions} onComplete={onComplete} />
          <Footnote onKeepResult={onKeepResult} />
        </>
      ) : (
        <Skeleton lines={20} label="Loading the questions" />
      )}
    </Page>
  )
}

const Footnote = ({ onKeepResult }: Pick<Props, 'onKeepResult'>) => (
  <div className="mt-12 grid gap-6 border-t border-line pt-5">
    <p className="text-sm text-ink-soft">
      This takes about ten minutes, and you can stop: your answers stay in this browser until you finish. It
      is not a test to pass. The result is for your own development, not for hiring or pay.
    </p>
    {onKeepResult ? (
      <Notice
        action={
          <Button size="sm" onClick={onKeepResult}>
            Keep my result
          </Button>
        }
      >
        Your earlier result stays until you complete this.
      </Notice>
    ) : null}
  </div>
)
