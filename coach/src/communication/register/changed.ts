/** A text in another register, and what its writer has to know about it. */
export interface Changed {
  readonly text: string
  readonly remarks: readonly string[]
}

/** What is quoted in a remark has at most so many characters. */
const LONGEST_QUOTE = 90

/** Cuts words so that they can be quoted in a remark. */
export function quote(words: string): string {
  const said = words.replace(/\s+/g, ' ').trim()
  return said.length > LONGEST_QUOTE ? `${said.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …` : said
}
