import { type HeardWord, type Hearing, TAGS, type Tag } from '../../text/hearing.ts'

/** Words of the leader that carry a fact, a promise or a person. */
export interface TaggedSpan {
  readonly tag: Tag
  readonly text: string
  /** Where it stands in the message, in characters. */
  readonly start: number
  readonly end: number
}

/** Finds what a message names: neighboring words of which a tag is more likely than not. In the order they are said. */
export function findTaggedSpans(text: string, { words }: Pick<Hearing, 'words'>): TaggedSpan[] {
  return TAGS.flatMap((tag, at) =>
    findRuns(words, at).map(({ start, end }) => ({
      tag,
      text: trimMarks(text.slice(start, end)),
      start,
      end,
    })),
  ).sort((one, other) => one.start - other.start)
}

/** Log odds from which on a word beside a tagged one belongs to it, too. */
const BELONGS = -1
/** Words: a shorter stretch is no fact, unless it is a name or a number. */
const SHORTEST = 2
const MAY_BE_SHORT = new Set<Tag>(['person', 'number', 'deadline', 'feeling'])

/** Where neighboring words belong to the tag at this place of `TAGS`, at least one of them more likely than not. */
function findRuns(words: Hearing['words'], at: number): { start: number; end: number }[] {
  const oddsOf = (word: HeardWord | undefined) => word?.tags[at] ?? Number.NEGATIVE_INFINITY
  return words.flatMap((word, first) => {
    if (oddsOf(word) < BELONGS || oddsOf(words[first - 1]) >= BELONGS) return []
    const after = words.findIndex((each, later) => later > first && oddsOf(each) < BELONGS)
    const run = words.slice(first, after < 0 ? words.length : after)
    const isLong = run.length >= SHORTEST || MAY_BE_SHORT.has(TAGS[at] ?? 'wish')
    const last = run.at(-1)
    return last && isLong && run.some((each) => oddsOf(each) > 0)
      ? [{ start: word.start, end: last.end }]
      : []
  })
}

const trimMarks = (text: string) => text.replace(/^["'“(]+|[.,;:!?"'”)]+$/g, '')
