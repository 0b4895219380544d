import { useId } from 'react'
import type { ShownResult } from './shown-result.ts'
import { TextList } from './text-list.tsx'

type Props = { result: Pick<ShownResult, 'awarenessGaps' | 'stressPatterns' | 'generationalTips'> }

/** What is hard to see in oneself: how it lands with others, what pressure does, and where people differ. */
export const BlindSpotSections = ({ result: { awarenessGaps, stressPatterns, generationalTips } }: Props) => (
  <div className="grid gap-8">
    <Part title="How it lands with others" items={awarenessGaps} />
    <Part title="Under stress" items={stressPatterns} />
    <Part title="Across career stages" items={generationalTips} />
  </div>
)

function Part({ title, items }: { title: string; items: readonly string[] | undefined }) {
  const titleId = useId()
  if (!items || items.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 font-serif text-lg font-medium">
        {title}
      </h3>
      <TextList items={items} />
    </section>
  )
}
