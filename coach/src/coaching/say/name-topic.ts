import type { Heard } from '../listen/listen.ts'

/** What the request says that the words are about: "how do I tell her about the complaint". */
const ABOUT =
  /\babout ((?:the|my|our|his|her|their|this|that)\s[^,.;:!?()"“”]{3,60}?)(?=,| and | but | so | without | when | before | in \w+ (?:sentences|words|lines)|[.;:!?]|$)/i
/** What has to stand in the words: "must have the stickers in it". */
const IN_IT =
  /\b(?:must have|has to have|mention(?:s|ing)?|with|include|includes) (the [\w' -]{3,30}?) in it\b/gi

/** Names what words are about as the request names it, as a noun with its article; undefined where it does not. */
export function nameTopic({ text }: Pick<Heard, 'text'>): string | undefined {
  const inIt = [...text.matchAll(IN_IT)].flatMap(([, thing]) => thing ?? [])
  if (inIt.length > 0) return inIt.join(' and ')
  return ABOUT.exec(text)?.[1]?.replace(/^(?:his|her|their)\b/i, 'your')
}
