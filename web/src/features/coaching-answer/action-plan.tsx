import type { ActionItem } from '@lodestar/contract/structured-response'
import { MakeGoalLink } from './make-goal-link.tsx'
import { Part } from './part.tsx'

const PRIORITY: Record<ActionItem['priority'], string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
}

/** What to do, in order: when, what, and how one knows that it is done. */
export const ActionPlan = ({ items }: { items: readonly ActionItem[] }) => (
  <Part title="Action plan">
    <ol className="space-y-6">
      {items.map((item, at) => (
        <li key={item.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <span aria-hidden="true" className="font-serif text-read leading-snug text-growth tabular-nums">
            {at + 1}
          </span>
          <div>
            <h4 className="font-serif text-read leading-snug font-medium">{item.title}</h4>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              {item.timeframe ? <span>{item.timeframe}</span> : null}
              <span className={item.priority === 'high' ? 'font-medium text-growth' : undefined}>
                {PRIORITY[item.priority]}
              </span>
            </p>
            <p className="mt-2 prose-read">{item.description}</p>
            {item.measurableOutcome ? (
              <p className="mt-2 text-sm">
                <span className="font-medium text-ink-soft">Done when:</span> {item.measurableOutcome}
              </p>
            ) : null}
            <MakeGoalLink title={item.title} />
          </div>
        </li>
      ))}
    </ol>
  </Part>
)
