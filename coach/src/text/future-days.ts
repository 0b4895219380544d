/** What points ahead, and what tells of something over. The first fit at a place counts, so the longer ones stand first. */
const MARKS = new RegExp(
  [
    "(?<behind>\\b(?:was|were) (?:supposed|going|meant|due|planned) to\\b|\\b(?:had|wanted|meant|hoped|planned|intended) to\\b|\\b(?:have|has|'ve|'s)(?: \\w+)? (?:been|gone|known|told|had|said|seen|got|left|quit|lost|talked|spoken|asked|met)\\b)",
    "(?<ahead>\\b(?:have|has|need|needs|ought|want|wants|plan|plans|hope|hopes|intend|due|supposed|expected|got|agreed|promised|like) to\\b|\\b(?:told|asked|ordered|wants|expects|allowed) (?:me|us|them|him|her) (?:not )?to\\b|\\basked (?:\\w+ )?for\\b|\\bdemanded\\b|\\b(?:will|must|should|shall|gonna|need|needs|due|deadline|upcoming|coming)\\b|'ll\\b|\\bgoing to\\b|\\b(?:moved?|postponed|shifted|scheduled|planned|pushed|booked|invited|expected) (?:\\w+ ){0,4}?(?:to|for)\\b|\\b(?:is|are|'s|'re|am|'m) (?:scheduled|planned|booked|set|\\w+ing)\\b)",
    "(?<behind2>\\b(?:was|were|told|said|had|went|came|got|gave|took|saw|made|left|met|heard|found|sat|kept|quit|lost|broke|wrote|sent|began|stood|spoke|knew|felt|thought|brought|did|didn't|ran|fell|hung|threw|shouted|caught|won|paid|rang|sprang|stuck|forgot|became|chose|drove|(?!need|feed|speed|indeed|exceed|embed|hundred|settled)\\w{2,}ed)\\b)",
    "(?<ahead2>\\bthere(?:'s| is| are| will be)\\b|\\b(?:we|i|they|you|people) (?:have|talk|meet|present|open|start|see|close|launch|decide|go|leave|move|get|begin|return|fly|speak|sit|host|announce|expect|present|explain|give|tell|show|take|hold|run|lead|defend|pitch|do|face|sign|travel|interview)\\b|\\b(?:meets|opens|starts|begins|comes|leaves|returns|wants|presents|goes|expects|ends|closes|launches|decides|visits|moves|retires|flies|arrives|has)\\b|\\bbefore (?:the|they|we|he|she|it)\\b|\\b(?:until|by|can|could|may|might)\\b)",
  ].join('|'),
  'gi',
)
/** Right before a day these make it one that is still to come; "it's Friday" tells what day it is. */
const TO_COME =
  /(?<!\bit)(?:\b(?:due|(?<!\bit )(?:is|are)|deadline:?)|'s)\s+(?:(?:due|on|by|for|this|next|in) )?$/i
/** These do unless the story they stand in is over. */
const UP_TO = /\b(?:by|before|until|till)\s+(?:(?:this|next) )?$/i
/** "Our Monday meeting", "the Friday round": the name of something that comes again and again. */
const NAMES_A_THING = /\b(?:our|my|your|their|his|her|the|an?|another|one|that|following|same|other)\s+$/i
const WEEKDAY_ALONE = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
/** What happens again and again names no one day. */
const AGAIN =
  /\b(?:every|each|most|usually|always|on all|once|twice|times|days|hours|nights|every other|following)\s*$/i
const OVER = /\b(?:since|last|ago|past|yesterday|back in)\s*$/i
/** Words that can mean nothing else. */
const AHEAD_ITSELF = /^(?:tomorrow|tmrw?|next\b|coming|in \w)/i
const NEW_THOUGHT = /[,;:()—–]|\b(?:because|but|so|and|which|while|although)\b/i

const kindOf = (mark: RegExpMatchArray | undefined) => {
  const { ahead, ahead2, behind, behind2 } = mark?.groups ?? {}
  if (ahead ?? ahead2) return 'ahead'
  return (behind ?? behind2) ? 'behind' : undefined
}

/** The verb nearest to a day decides: the one before it in the same thought, else the one after it, else any before. */
function nearestMark(before: string, after: string): 'ahead' | 'behind' | undefined {
  const own = before.split(NEW_THOUGHT).at(-1) ?? ''
  const next = after.split(NEW_THOUGHT)[0] ?? ''
  return (
    kindOf([...own.matchAll(MARKS)].at(-1)) ??
    kindOf([...next.matchAll(MARKS)][0]) ??
    kindOf([...before.matchAll(MARKS)].at(-1)) ??
    kindOf([...after.matchAll(MARKS)][0])
  )
}

/** Words for a day, and where they stand. */
interface NamedAt {
  readonly index: number
  readonly words: string
}

/** What is said of a day stands near it; further off, a text of many days would be read once for each of them. */
const NEAR = 300

const before = (text: string, { index }: NamedAt) => text.slice(Math.max(0, index - NEAR), index)
const after = (text: string, { index, words }: NamedAt) => {
  const end = index + words.length
  return text.slice(end, end + NEAR)
}

/** Says whether the words for a day, at `index` of the text, name one in a story that is over, or every one of them. */
export function isNoDayToCome(text: string, named: NamedAt): boolean {
  const lead = before(text, named)
  return OVER.test(lead) || AGAIN.test(lead) || /\b(?:ago|last|past|yesterday)\b/i.test(named.words)
}

/** Says whether a day named in a text lies ahead in the leader's plans, and not in a story they tell. */
export function liesAhead(text: string, named: NamedAt): boolean {
  const { words } = named
  const lead = before(text, named)
  if (isNoDayToCome(text, named) || /\bfrom\s*$/i.test(lead)) return false
  const own = lead.split(/[.!?\n]/).at(-1) ?? ''
  const next = after(text, named).split(/[.!?\n]/)[0] ?? ''
  if (NAMES_A_THING.test(own) && WEEKDAY_ALONE.test(words)) return false
  const mark = nearestMark(own, next)
  if (TO_COME.test(own) || AHEAD_ITSELF.test(words)) return true
  if (UP_TO.test(own)) return mark !== 'behind'
  return mark === 'ahead' || (mark === undefined && /^\s*(?:is|are)\b/.test(next))
}
