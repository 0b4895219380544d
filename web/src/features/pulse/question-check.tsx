import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { questionQuery } from './pulse.queries.ts'

const SHORTEST = 12
const REST_MS = 600

/** What the message reader has against a question, a moment after the last key. */
export function QuestionCheck({ question }: { question: string }) {
  const rested = useRested(question)
  const { data } = useQuery({ ...questionQuery(rested), enabled: rested.length >= SHORTEST })
  if (question.length < SHORTEST || !data) return null
  return (
    <div role="status" className="mt-3">
      {data.problems.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing in it leads or asks two things.</p>
      ) : (
        <ul className="grid gap-3 border-l-2 border-growth pl-4">
          {data.problems.map(({ quote, why }) => (
            <li key={why}>
              <p className="font-medium">“{quote}”</p>
              <p className="text-sm text-ink-soft">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A text as it stood when it had not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
