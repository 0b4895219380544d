/** Where it stands, in UTF-16 units. */
interface Span {
  readonly start: number
  readonly end: number
}

/** Where somebody else's mail begins that is quoted to the end of a text. */
const REPLY_BELOW =
  /^(?:[-_]{2,} ?(?:original message|forwarded)|begin forwarded message:|[-_]{10,}\n+from: |from: .+\n(?:sent|date|to|subject): )/im
/** The line over a reply: "On Tuesday, Ana wrote:", which a mail program may break. */
const REPLY_HEAD = /^on [^\n]{5,120}(?:\n[^\n]{0,80})?\bwrote:[^\S\n]*$/im
const QUOTED_LINE = /^>.*$/gm
/** What a mail program adds below; what a person signs with their name is theirs. */
const SIGNATURE = /^(?:--[^\S\n]*\n(?=[^\n]*\n?)|(?:sent from my|get outlook for|sent via) [^\n]{2,40}$)/im

const trimEnd = (text: string, { start, end }: Span): Span => ({
  start,
  end: start + text.slice(start, end).trimEnd().length,
})

/** The head of a reply with the lines under it: those with ">", or all where none has one. */
function findReply(text: string): Span | null {
  const head = REPLY_HEAD.exec(text)
  if (!head) return null
  const end = head.index + head[0].length
  const isMarked = /^\s*>/.test(text.slice(end))
  return { start: head.index, end: isMarked ? end : text.length }
}

/**
 * Finds what stands in a text and is not its writer's: mail that is quoted or forwarded below, lines with ">", and what
 * a mail program signs with.
 *
 * @returns spans in order, which do not overlap.
 */
export function findQuoted(text: string): Span[] {
  const ends = [REPLY_BELOW, SIGNATURE].flatMap((pattern) => pattern.exec(text)?.index ?? [])
  const reply = findReply(text)
  const lines = [...text.matchAll(QUOTED_LINE)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }))
  const found = [
    ...ends.map((start) => ({ start, end: text.length })),
    ...(reply ? [reply] : []),
    ...lines,
  ].toSorted((one, other) => one.start - other.start)
  const joined: Span[] = []
  for (const span of found) {
    const last = joined.at(-1)
    if (last && /^\s*$/.test(text.slice(last.end, Math.max(last.end, span.start))))
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
    else joined.push(span)
  }
  return joined.map((span) => trimEnd(text, span)).filter(({ start, end }) => end > start)
}
