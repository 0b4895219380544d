/** Part of a text; `start` and `end` count UTF-16 units. */
export interface Span {
  start: number
  end: number
}
/** A stretch of text that is covered by the same spans throughout. */
export interface Piece<S extends Span> extends Span {
  text: string
  /** Shortest first: the one that says most about these words. */
  spans: readonly S[]
}

/** Cuts a text wherever a span begins or ends. Spans may overlap; what lies outside the text is left out. */
export function cutText<S extends Span>(text: string, spans: readonly S[]): Piece<S>[] {
  const edges = new Set([0, text.length])
  for (const { start, end } of spans) for (const edge of [start, end]) edges.add(clamp(edge, text.length))
  const places = [...edges].sort((one, other) => one - other)
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1] ?? text.length
    const covering = spans
      .filter((span) => span.start <= start && span.end >= end)
      .toSorted((one, other) => one.end - one.start - (other.end - other.start))
    return { start, end, text: text.slice(start, end), spans: covering }
  })
}

const clamp = (place: number, length: number): number => Math.min(Math.max(place, 0), length)
