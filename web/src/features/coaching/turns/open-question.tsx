import type { Message } from '@lodestar/contract/coaching'
import { useEffect, useState } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Mark } from '../../../ui/wordmark.tsx'

type Props = { id: string; question: string }

/** The question the coach is waiting for an answer to; none while nothing has been asked. */
export const findOpenQuestion = (messages: readonly Message[]): string | undefined => {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? last.metadata.followUpQuestions?.[0] : undefined
}

/** Marks a place where a question stands, so that it is not repeated beside it. */
export const QuestionPlace = ({ question }: { question: string }) => (
  <span data-question={question} className="block h-px" />
)

/**
 * Repeats the coach's question over the box while it has been scrolled out of sight: a full answer is many windows
 * high on a phone. To whoever hears the page it describes the box, in sight or not.
 */
export function OpenQuestion({ id, question }: Props) {
  const isInSight = useIsInSight(question)
  return (
    <p
      id={id}
      className={joinClasses(
        isInSight ? 'sr-only' : 'flex gap-2 border-t border-line pt-2 pb-2 text-sm font-medium',
      )}
    >
      <Mark className="mt-1 size-3.5 text-accent" />
      <span className="line-clamp-3">{question}</span>
    </p>
  )
}

/** About as high as the box with the taps over it and its line, which cover the bottom of the window, in pixels. */
const COVERED_PX = 152

/** Tells whether one of the places of a question can be seen. */
function useIsInSight(question: string): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setIsInSight(seen.size > 0)
      },
      { rootMargin: `0px 0px -${COVERED_PX}px` },
    )
    for (const place of document.querySelectorAll<HTMLElement>('[data-question]'))
      if (place.dataset['question'] === question) observer.observe(place)
    return () => observer.disconnect()
  }, [question])
  return isInSight
}
