import type { Insight } from '@lodestar/contract/insights'

/** What a model has made of the paragraph that is built in, as it is kept. */
export interface WordedInsight {
  /** The insight's id. */
  readonly subject: string
  readonly builtIn: string
  /** Null where it did not hold. */
  readonly written: string | null
  readonly sentTo: string
}

/** Puts the words a model has found in the place of the paragraphs they stand for; where the facts have changed since, nothing is replaced. */
export function wordInsights(insights: readonly Insight[], worded: readonly WordedInsight[]): Insight[] {
  return insights.map((insight) => {
    const found = worded.find(
      ({ subject, builtIn }) => subject === insight.id && builtIn === insight.description,
    )
    if (!found) return insight
    const { written, sentTo } = found
    return {
      ...insight,
      description: written ?? insight.description,
      writing: { engine: written === null ? null : sentTo, sentTo },
    }
  })
}
