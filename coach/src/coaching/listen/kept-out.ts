import { beginningsOf } from '../../text/split-words.ts'

/** How a leader says what must stay out of words: "nothing about the dog", "without naming Rita", "leave Bev out of it", "she must not know that I rang". */
const BANS = [
  /\b(?:nothing|not (?:a|one) word|no (?:word|mention|talk)|never a word) (?:about|of|on) ([^.!?;\n]+)/giu,
  /\b(?:without|not(?: to)?|n['’]t|never|avoid|no) (?:mention(?:ing)?|nam(?:e|ing)|bring(?:ing)? up|say(?:ing)? (?:anything )?about|say(?:ing)?|tell(?:ing)? (?:him|her|them|anybody|anyone)|repeat(?:ing)?|us(?:e|ing)|drag(?:ging)?(?: in)?|giv(?:e|ing) away) ([^.!?;\n]+)/giu,
  /\b(?:leave|leaving|keep|keeping) ([^.!?;,\n]{2,60}?) out\b/giu,
  /([^.!?;,\n]{2,60}?) (?:stays?|(?:must|has to|have to|should) (?:stay|be left)|is(?: to be)? left) out\b/giu,
  /\b(?:he|she|they|nobody|no one|\p{Lu}\p{L}+) (?:(?:must|should|can|may)(?:n['’]?t| not)|cannot|is not to|isn['’]t to|does(?:n['’]?t| not)|do(?:n['’]?t| not)|must never) (?:know|find out|hear|learn) (?:about|of|that) ([^.!?;\n]+)/giu,
]

/** Ends what is banned: what follows is said after all. */
const ENDS = /,? (?:but|and (?:that|then|tell|say|ask)|only|just|because|since|so that|when|if)\b|,/iu
const NAME = /\p{Lu}\p{Ll}[\p{L}'’-]+/gu
const EMPTY = new Set(
  'that this they them with about have been from will would when what which their there your just only very more some than then also even back over into again anything something word words name names mention said tell told know knows thing things much many want wants like does make made being were because before after time people person here were hers mine ours'
    .split(' ')
    .map((word) => word.slice(0, 5)),
)

const stemsOf = (text: string): string[] => beginningsOf(text).filter((stem) => !EMPTY.has(stem))

/** What must not be said: the names in it, and the beginnings of its other words. */
interface Ban {
  readonly names: readonly string[]
  readonly stems: readonly string[]
}

/** Lists what a message says must stay out of the words it asks for. */
function listBans(message: string): Ban[] {
  return BANS.flatMap((ban) => [...message.matchAll(ban)]).flatMap(({ 1: banned = '' }) => {
    const [own = ''] = banned.split(ENDS)
    // A capital at the beginning of a sentence need not be a name.
    const names = [...own.matchAll(NAME)]
      .filter(({ index }) => index > 0 || !message.startsWith(own))
      .map(String)
    const stems = stemsOf(own).filter((stem) => !names.some((name) => name.toLowerCase().startsWith(stem)))
    return names.length + stems.length > 0 ? [{ names, stems }] : []
  })
}

/**
 * Finds what must not be said of what a leader told.
 *
 * @param message the request for words.
 * @returns whether a text speaks of something that the request keeps out: one of its names, or most of its other words.
 */
export function findKeptOut(message: string): (text: string) => boolean {
  let bans: readonly Ban[] | undefined
  return (text) => {
    bans ??= listBans(message)
    const known = new Set(stemsOf(text))
    return bans.some(({ names, stems }) => {
      const shared = stems.filter((stem) => known.has(stem)).length
      return names.some((name) => text.includes(name)) || (shared > 0 && shared >= Math.min(2, stems.length))
    })
  }
}
