import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { count } from '../../lib/format.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sampleQuery } from './preferences.queries.ts'
import { takeBody } from './preferences-changes.ts'

type Props = { form: CoachingPreferences }

/** How long a form must rest before its sample is asked for: a slider passes many values on its way. */
const REST_MS = 350

/** What the coach would answer under these preferences; the last one stays until the next is there. */
export function SampleAnswer({ form }: Props) {
  const settled = useSettled(JSON.stringify(takeBody(form)))
  const { data, isPlaceholderData, isError } = useQuery({
    ...sampleQuery(settled),
    placeholderData: keepPreviousData,
  })
  if (!data) return isError ? null : <Skeleton lines={9} label="Loading what the coach would say" />
  const { said, content, diagnosis, approaches, steps, exercises } = data
  const parts = [count(approaches, 'way'), count(steps, 'step'), count(exercises, 'exercise')]
  return (
    <section aria-label="What the coach would say" className="rounded-md border border-line bg-raised p-5">
      <p className="text-sm text-ink-soft">If you said</p>
      <p className="mt-1 text-ink-soft">“{said}”</p>
      <p className="mt-5 text-sm text-ink-soft">the coach would answer</p>
      <div aria-live="polite" aria-busy={isPlaceholderData} className="mt-1 prose-read">
        <RichText text={content} />
        <p className="mt-5 font-sans text-sm text-ink-soft">
          Behind it: {LIST.format(parts)}, opened by a tap. How it reads the matter:
        </p>
        <p className="mt-1 border-l-2 border-line pl-4 text-base text-ink-soft">{diagnosis}</p>
      </div>
    </section>
  )
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
