import type { Insight } from '@lodestar/contract/insights'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HelpButton } from '../../ui/help-button.tsx'
import { PriorityBadge } from '../../ui/priority-badge.tsx'
import { WhatWasSent } from '../../ui/what-was-sent.tsx'
import { sentTextQuery } from '../coaching/sent.queries.ts'
import { InsightEvidence } from './insight-evidence.tsx'
import { TYPE_WORDS } from './insight-words.ts'

type Props = {
  insight: Insight
  /** Puts it away; a sample cannot be. */
  onDismiss?: (() => void) | undefined
}

/** One insight: what it is, what it says, and what it rests on. */
export function InsightCard({ insight, onDismiss }: Props) {
  const [isExplained, setIsExplained] = useState(false)
  const titleId = useId()
  const explanationId = useId()
  const { type, title, description, priority, metadata } = insight
  const { label, Icon, explanation } = TYPE_WORDS[type]
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
            {label}
            <HelpButton
              about={label}
              explanation={explanation}
              isOpen={isExplained}
              onToggle={() => setIsExplained(!isExplained)}
              controls={explanationId}
            />
          </p>
          <PriorityBadge priority={priority} />
        </div>
        <p id={explanationId} hidden={!isExplained} className="mt-1 text-sm text-ink-soft">
          {explanation}
        </p>
        <h3 id={titleId} className="mt-3 font-serif text-lg leading-snug font-medium">
          {title}
        </h3>
        <p className="mt-2 max-w-text text-ink-soft">{description}</p>
        <Quote insight={insight} />
        <InsightWriter insight={insight} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4">
          <InsightEvidence metadata={metadata} />
          {onDismiss ? (
            <Button
              variant="quiet"
              size="sm"
              className="max-sm:-ml-3.5 sm:-mr-3"
              aria-label={`Hide: ${title}`}
              onClick={onDismiss}
            >
              Hide
            </Button>
          ) : null}
        </div>
      </Card>
    </article>
  )
}

/** Who has worded it where that is a language model, and what it was sent for that. */
function InsightWriter({ insight: { id, writing } }: { insight: Insight }) {
  if (!writing) return null
  const { engine, sentTo } = writing
  return (
    <>
      {engine === null ? null : (
        <p className="mt-3 text-xs text-ink-faint">Counted here, worded by {engine}</p>
      )}
      <WhatWasSent query={sentTextQuery('insight', id)} model={sentTo} />
    </>
  )
}

/** The leader's own words, unless the insight says them already. */
function Quote({ insight: { title, description, metadata } }: { insight: Insight }) {
  const { quote } = metadata
  const isSaid = quote !== null && [title, description].some((text) => text.includes(quote.slice(0, 30)))
  return quote === null || isSaid ? null : (
    <blockquote className="mt-4 border-l-2 border-growth pl-4 font-serif">“{quote}”</blockquote>
  )
}
