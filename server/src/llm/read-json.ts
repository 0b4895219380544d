const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/g

/** What a model has said without thoughts told aloud. */
export const withoutThoughts = (said: string): string => said.replace(THOUGHTS, '')

/**
 * Finds the JSON object in what a model has said so far: without thoughts told aloud, a fence or words around it.
 *
 * @returns the first object, cut where it is cut, or an empty text while none has begun.
 */
export function findJsonObject(said: string): string {
  const text = withoutThoughts(said)
  const start = text.indexOf('{')
  return start === -1 ? '' : text.slice(start, findEnd(text, start))
}

/** The place behind the brace that closes the object; the end of the text while it is open. */
function findEnd(text: string, start: number): number {
  let depth = 0
  for (const { 0: mark, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\[\s\S])*(?:"|$)|[{}]/g)) {
    if (mark === '{') depth++
    if (mark === '}') depth--
    if (depth === 0) return start + index + 1
  }
  return text.length
}
