/** A title is a line of a list: about as many characters as stand in one on a phone. */
const MOST_CHARACTERS = 60

/** What people begin a sentence with before they come to the matter. */
const RUN_UP = /^(?:(?:hi|hello|so|well|ok(?:ay)?|i think|basically|actually)\b[,:]?\s+)+/i

/**
 * Proposes a session's title from what somebody wrote first: its first sentence, cut behind a word where it is long.
 *
 * @returns at most 60 characters and an ellipsis; empty for a blank text.
 */
export function proposeTitle(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const matter = plain.replace(RUN_UP, '') || plain
  const sentence = matter.match(/^.+?[.!?](?=\s|$)/)?.[0] ?? matter
  const title = cut(sentence.replace(/[\s.,:;!?]+$/, ''))
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  const start = text.slice(0, MOST_CHARACTERS + 1)
  const end = start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, MOST_CHARACTERS)).replace(/[\s.,:;–-]+$/, '')} …`
}
