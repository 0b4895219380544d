import {
  EXCERPT_KINDS,
  EXCERPT_ROLES,
  type ExcerptRole,
  type Excerpts,
  type Whole,
} from '../text/excerpts.ts'

/** What the excerpt model would make of messages in which these pieces are picked. */
export function excerptsOf(
  messages: readonly string[],
  {
    picked = {},
    chance = 0.9,
    whole = {},
  }: {
    readonly picked?: Readonly<Record<string, ExcerptRole>>
    readonly chance?: number
    readonly whole?: Partial<Record<Whole, string>>
  },
): Excerpts {
  const chances = <Name>(names: readonly Name[], one: Name | undefined, its = 0.9) =>
    Float32Array.from(names.map((name) => (name === one ? its : (1 - its) / (names.length - 1))))
  /** The last is that a word belongs into no words. */
  const rolesOf = (role: ExcerptRole | undefined) =>
    role
      ? Float32Array.from([...chances(EXCERPT_ROLES, role).map((each) => each * chance), 1 - chance])
      : chances([...EXCERPT_ROLES, 'none'], 'none')
  const roleAt = (text: string, at: number): ExcerptRole | undefined =>
    Object.entries(picked).find(([piece]) => {
      const from = text.indexOf(piece)
      return from >= 0 && from <= at && at < from + piece.length
    })?.[1]
  const named = (head: Whole) => new Map([[whole[head] ?? 'other', 0.9]])
  return {
    messages: messages.map((text) => ({
      text,
      words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        roles: rolesOf(roleAt(text, index)),
      })),
    })),
    kinds: chances(EXCERPT_KINDS, 'person'),
    whole: {
      form: named('form'),
      ask: named('ask'),
      fear: named('fear'),
      matter: named('matter'),
      news: named('news'),
    },
  }
}
