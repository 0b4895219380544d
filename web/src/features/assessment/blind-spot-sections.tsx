import { Section } from '../../ui/section.tsx'
import type { ShownResult } from './shown-result.ts'
import { TextList } from './text-list.tsx'

type Props = { result: Pick<ShownResult, 'awarenessGaps' | 'stressPatterns' | 'generationalTips'> }

/** What is hard to see in oneself: how it lands with others, what pressure does, and where people differ. */
export const BlindSpotSections = ({ result: { awarenessGaps, stressPatterns, generationalTips } }: Props) => (
  <>
    <Part title="What you may not see" items={awarenessGaps} />
    <Part title="Under stress" items={stressPatterns} />
    <Part title="Across career stages" items={generationalTips} />
  </>
)

const Part = ({ title, items }: { title: string; items: readonly string[] | undefined }) =>
  items && items.length > 0 ? (
    <Section title={title}>
      <TextList items={items} />
    </Section>
  ) : null
