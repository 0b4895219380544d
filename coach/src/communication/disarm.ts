import { readSentences } from '../text/nlp.ts'
import { sentenceCase } from '../text/perspective.ts'
import type { Change, MessageRequest } from './analysis.ts'
import { diffWords } from './diff-words.ts'
import { asksFor, saysWhen } from './message-content.ts'
import { countWords, type MessageText, readMessage, type Sentence } from './message-text.ts'
import type { ReadTone } from './read-tone.ts'
import { RULES } from './rules.data.ts'
import type { ToneReading } from './tone-reading.ts'

/** Ratings from which on what is left may be offered: by so much it must have risen. */
const OFFERED = { tone: 0.55, rise: 0.15, overall: 0.5 } as const
/** From this chance on that a part hurts, it is left out; from the other on nothing that holds it is offered. */
const HURTS = { left: 0.25, whole: 0.3 } as const
/** Readers find nothing harsh in a message of this tone; from the other on it is not disarmed at all. */
const CIVIL = { least: 0.65, most: 0.75 } as const
/** Only what readers find so harsh, or what holds a sentence that so surely hurts, is disarmed. */
const HARSH = { tone: 0.5, hurts: 0.5 } as const
/** Words: of less nobody knows what it is about. */
const FEWEST = { part: 3, whole: 8 } as const

/** A part of a sentence, where it stands in the message. */
interface Part {
  readonly text: string
  readonly sentence: Sentence
}

/** Where a sentence may be parted: what comes behind can go without the rest. */
const JOINT =
  /\s{0,3}(?:[;–—]|:(?=\s)|\s-{1,2}\s|,?\s{1,3}(?:and no\b|because|which|so that|but|although|as if|like|(?:and|or) (?=i\b|you\b|we\b|if\b|don't\b|the\b|this\b|that\b|please\b|whoever\b|next\b|either\b|even\b))\b|,(?=\s))\s{0,3}/gi
/** What comes behind it answers somebody before they have spoken. */
const REFUSES = /\band no\s*$/i
/** Calls somebody by name. */
const CALLS = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u
const hasVerb = (text: string) =>
  readSentences(text).some(({ tokens }) => tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
/** Only goes on with something. */
const GOES_ON =
  /^(?:and|or|but|until|before|unless|if|when|while|after|as soon|by|so|because|which|who|whose|that|than|then|though|not|as|like|to|with|of)\b/i
/** What people call others in anger, and how they speak to them, whatever else it says. */
const RUDE =
  /^oh,|\b(?:bloody|damn\w*|hell|crap\w*|shit\w*|f[u*]ck\w*|arse\w*|ass|idiot\w*|moron\w*|stupid\w*|useless|pathetic|joke|clown\w*|muppet\w*|genius|sick of|fed up|god'?s sake|christ'?s? sake|screw|brain\w*|nobody cares|don't (?:care|want to hear)|do i have to|how hard|what part of|did you even|as usual|congratulations|bravo|well done|brilliant|wonderful|riveting|thoughtful|delight|coincidence|unlucky|unbelievable|ridiculous|seriously|apparently|clearly|obviously|honestly|frankly|lazy|incompeten\w*|babysit\w*|kindergarten|embarrass\w*|disgrac\w*|excuses?|whin\w*|moan\w*|crying|busy schedule|even \p{Lu}\w+|such (?:full|busy)|actually turns?|lol|sigh|trust (?:either|any|you)|with a goldfish|what a\b|a new record|replacement (?:is|for you)|your replacement|half-?wits?|fools?|wolves|deaf|my nan|playing at|what an?\b(?=.*[.!]$)|god knows|slow clap|garbage|rubbish|was this written)\b/iu
/** What will happen to somebody who does not do it. */
const THREATENS =
  /^(?:and )?if (?:that(?:'s|’s)?|it|this|you|ye|i (?:see|catch|hear|find)|any(?:one|body)|some(?:one|body)|nobody)\b(?=.*\b(?:i(?:'ll|’ll| will)|we(?:'ll|’ll| will)|you(?:'re|’re| are|'ll|’ll| will| can)|hand|find|there (?:are|is)|there(?:'s|’s)|gone|out|fired)\b)(?!.*\b(?:help|questions?|unclear|need anything|let me know|tell me|we(?:'ll|’ll| will)? meet)\b)|\b(?:next (?:one|person|time)\b.*\b(?:off|out|gone|done|fired|home)|off \w+ for good|(?:i(?:'ll|’ll| will)|we(?:'ll|’ll| will)) (?:(?:find|get|hire) (?:some(?:one|body)|another|a)\b|replace|take (?:it|the|that)|give (?:it|the|that)|call (?:your|hr|the police)|report|make sure (?:that )?you|dock|deduct|cut)\b|(?:you(?:'re|’re)|he(?:'s|’s)|she(?:'s|’s)|they(?:'re|’re)) (?:gone|out|fired|done|finished|paying)\b|out of (?:your|yer|their|his|her) (?:wages|pay|bonus|salary|pocket|team lunch)|lose (?:your|their) (?:job|desk|place)|why they deserve|(?:sort|kind) of (?:chat|conversation|talk)|forget about|won't enjoy|don't think i won't|(?:would|could|can) (?:love|do) (?:the|this|your) (?:work|job)|someone who (?:can|did|does)|teams? (?:in|at) \p{L}+ who|staff exit|for the door|start looking|your last|hand .{2,20} the keys|consequences|locker key|i swear|once more\b.{0,3}\band|one more \p{L}+ (?:\p{L}+ )?and|sack (?:the|you|him|her|all)|half a mind|whistle for|if there(?:'s|’s) a bill|hold back)\b/iu

const isFoul = (text: string): boolean => RUDE.test(text) || THREATENS.test(text)

interface Piece {
  readonly from: number
  readonly to: number
  readonly isFoul: boolean
}

/** What stands between the joints of a sentence; a name that is called belongs to what follows it. */
function listPieces(text: string): Piece[] {
  const joints = [...text.matchAll(JOINT)].filter(
    ({ index }, at) => at > 0 || !CALLS.test(text.slice(0, index)),
  )
  return [0, ...joints.map(({ index, 0: joint }) => index + joint.length)].map((from, at) => {
    const to = joints[at]?.index ?? text.length
    const isRefused = REFUSES.test(joints[at - 1]?.[0] ?? '')
    return { from, to, isFoul: to <= from || isRefused || isFoul(text.slice(from, to)) }
  })
}

/** Joins pieces that stand side by side and are not foul. */
function joinPieces(pieces: readonly Piece[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  pieces.forEach((piece, at) => {
    const last = runs.at(-1)
    if (piece.isFoul) return
    if (last && pieces[at - 1]?.isFoul === false) last.to = piece.to
    else runs.push({ from: piece.from, to: piece.to })
  })
  return runs
}

/** Cut out of brackets or a quotation. */
const isTorn = (text: string): boolean =>
  text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0

/** A condition with a threat behind it says nothing without it. */
const THREATENS_IF = /^(?:and )?(?:if|unless|either)\b/i

const CONDITION = /^(?:until|before|unless|if|when|while|once|as soon|provided)\b/i
const isWhole = (said: string): boolean =>
  countWords(said) >= FEWEST.part && hasVerb(said) && !GOES_ON.test(said) && !isTorn(said)
/** Says something, and not by itself. */
const isLeftOver = (said: string): boolean => countWords(said) >= FEWEST.part && !isWhole(said)

/** The stretches of a sentence that could be said without the rest; the whole where nothing in it is foul. */
function listParts(sentence: Sentence, isHurtful: boolean): Part[] {
  const { text } = sentence
  if (!isHurtful && !isFoul(text) && !/\band no,/i.test(text)) return [{ text, sentence }]
  if (THREATENS_IF.test(text)) return []
  const pieces = listPieces(text)
  // Of what hurts as a whole nobody knows which of its pieces does: each stands for itself, and says something to go by.
  const runs = (isHurtful ? pieces.filter((piece) => !piece.isFoul) : joinPieces(pieces)).map(
    ({ from, to }) => text.slice(from, to).trim(),
  )
  // A condition, or a thing more that is asked, is not left behind what it belongs to.
  if (runs.some((said) => CONDITION.test(said) || (!isHurtful && isLeftOver(said)))) return []
  return runs.flatMap((said) => {
    const isNeeded = !isHurtful || /\d/.test(said) || asksFor(said) || saysWhen(said)
    return isNeeded && isWhole(said) ? [{ text: said, sentence }] : []
  })
}

/** Without capitals that shout, rows of marks and what only adds weight. */
const calm = (text: string): string =>
  text
    .replace(
      /\b(?!(?:HR|IT|CEO|CFO|COO|CTO|VAT|GDPR|PDF|CSV|API|SQL|EU|UK|US|USA)\b)\p{Lu}{2,}\b/gu,
      (word: string, _at: number, all: string) =>
        /\p{Ll}/u.test(all) &&
        /^(?:AGAIN|NOT|ALL|EVERY|NOW|TODAY|NO|NEVER|STILL|THREE|TWO|ONE|WHAT|THIS|THE|ANY|ONLY|IS|ARE|MY|YOUR|EVER|TWICE|THAT|HAVE|AND|WILL|DO|STOP|FOUR|FIVE|SIX|TEN)$/.test(
          word,
        )
          ? word.toLowerCase()
          : word,
    )
    .replace(/!+(?=["')\]]?(?:\s|$))/g, '.')
    .replace(/\.{2,}$/, '.')
    .replace(/,?\s\b(?:yet again|for once|once again)\b,?/gi, '')

const WANTS = /^(?:so |and |now )?(?:i|we) (?:want|expect|demand) (?![^,.;]*\bwill\b)/i
/** A noun that is also a verb: "Return to the office starts". */
const IS_NOUN =
  /^\p{L}+ (?:to|in|on|of|at|for) (?:the|our|my) \p{L}+ (?:is|are|was|were|has|starts|begins|ends)\b/iu
const COMMANDS =
  /^(?:so |and |now |just )*((?:do not|don't|never) \p{L}+|send|give|get|fix|do|finish|redo|call|tell|bring|make|provide|submit|check|update|review|explain|answer|reply|respond|confirm|approve|hand|forward|clean|stop|resend|return|deliver|prepare|ask|put|add|remove|change|find|write|print|draft|sign|schedule|book|cancel|verify|revise|ring|move|take|reorder|order|pick|sort|turn|show|use|read|let|come(?! on)|be|keep|talk|speak|pay|post|label|count|lock|close|open|restore|roll|revert|reissue|start|lodge|file|text)(?= (?!me be)(?:the|a|an|all|your|my|our|it|this|that|these|those|both|every|each|me|us|him|her|them|off|back|up|over|to|out|down|in|on|at|section|everything|nothing|\d)\b)/iu

/** A part as it is asked politely: "I want all 14 reissued" → "I'd like all 14 reissued", "Book all four" → "Please book all four". */
function ask(text: string): string {
  if (WANTS.test(text)) return text.replace(WANTS, "I'd like ")
  const command = COMMANDS.exec(text)
  return command && !IS_NOUN.test(text) && !/\bplease\b/i.test(text)
    ? `Please ${text.slice(command[0].length - (command[1]?.length ?? 0)).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`
    : text
}

const end = (text: string) => (/[.!?]["')]?$/.test(text) ? text : `${text.replace(/[\s,;:–—-]+$/, '')}.`)
const write = ({ text }: Part): string => {
  const said = end(sentenceCase(ask(calm(text).trim())))
  return said.startsWith('Please') ? said.replace(/\?$/, '.') : said
}

const isAsked = (text: string) => asksFor(text) || /^(?:I'd like|Please)\b/.test(text)

/** A message of its greeting, these parts, and its closing. */
function assemble(text: string, { sentences }: MessageText, parts: readonly Part[]): string {
  const body = sentences.filter(({ part }) => part === 'body')
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return text
  const said = parts.map(write).reduce((all, one, at) => {
    const before = parts[at - 1]
    const gap = before && parts[at] ? text.slice(before.sentence.end, parts[at].sentence.start) : ''
    return at === 0 ? one : `${all}${/\n\s*\n/.test(gap) ? '\n\n' : gap.includes('\n') ? '\n' : ' '}${one}`
  }, '')
  return `${calm(text.slice(0, first.start))}${said}${text.slice(last.end)}`
}

/** The chance that each part hurts, read between the others as a sentence of its own. */
async function readParts(
  request: MessageRequest,
  parts: readonly Part[],
  read: ReadTone,
): Promise<{ part: Part; chance: number }[]> {
  const lines = parts.map(write)
  const messageText = lines.join('\n')
  const { sentences } = readMessage(messageText)
  const after = await read({ ...request, messageText })
  let from = 0
  return parts.map((part, at) => {
    const to = from + (lines[at]?.length ?? 0)
    const chances = sentences.flatMap(({ start, end: last }, place) =>
      start < to && from < last ? [after.sentences[place]?.chance ?? 0] : [],
    )
    from = to + 1
    return { part, chance: Math.max(0, ...chances) }
  })
}

/** Leaves out what only goes on with a sentence that is left out: "On a Monday." */
function withoutFragments({ sentences }: MessageText, parts: readonly Part[]): Part[] {
  const isKept = (one: Sentence | undefined) => parts.some(({ sentence }) => sentence === one)
  return parts.filter(({ text, sentence }) => {
    const before = sentences[sentences.indexOf(sentence) - 1]
    const isFragment = !hasVerb(text) && !/\d/.test(text)
    return !isFragment || before?.part !== 'body' || isKept(before)
  })
}

/** Speaks of what stands right before it. */
const SPEAKS_OF_IT = /^(?:they|it|that|this|these|those|he|she|there)\b|\b(?:of them|them all)\b/i
/** A sentence that goes on with one that is left out would speak of something else. */
const isLoose = ({ sentences }: MessageText, kept: readonly Part[]): boolean =>
  sentences.some((sentence, at) => {
    const before = sentences[at - 1]
    const isKept = (one: Sentence | undefined) => kept.some((part) => part.sentence === one)
    return before?.part === 'body' && isKept(sentence) && !isKept(before) && SPEAKS_OF_IT.test(sentence.text)
  })

/** Asks or tells somebody to do something, wherever in a sentence. */
const ASKS =
  /\b(?:i|we) (?:want|need|expect)\b|\b(?:you(?:'ll|’ll| will| must| need to| have to))\b|\b(?:do not|don't) \p{L}+ (?:any|the|it|to)\b|\bso (?:be|come|please|bring|send|get|do|have)\b|\b(?:has to|have to|must|should)\b/iu

const asks = (text: string): boolean => COMMANDS.test(text) || ASKS.test(text) || asksFor(text)

/** What is asked is not left out with the words around it, nor a figure out of what does not hurt as a whole; what only threatens is. */
const losesMatter = (
  { sentences }: MessageText,
  { sentences: read }: ToneReading,
  kept: readonly Part[],
  version: string,
): boolean =>
  sentences.some((sentence, at) => {
    const { text, part } = sentence
    if (part !== 'body' || THREATENS.test(text)) return false
    const isAsked = asks(text)
    if (!isAsked && (read[at]?.chance ?? 0) >= HURTS.left) return false
    const isLost = (text.match(/\d[\d.,:]*\d|\d/g) ?? []).some((figure) => !version.includes(figure))
    return isLost || (isAsked && !kept.some((one) => one.sentence === sentence && asks(one.text)))
  })

/**
 * Makes of a harsh message what is left of it without what hurts: its facts, and what it asks, put politely.
 *
 * @returns the changes; none where it is not harsh, too little is left, or readers would still find that it hurts.
 */
export async function disarm(
  request: MessageRequest,
  reading: ToneReading,
  read: ReadTone,
): Promise<Change[]> {
  const text = request.messageText
  const message = readMessage(text)
  const isHarsh =
    reading.ratings.tone < HARSH.tone || reading.sentences.some(({ chance }) => chance >= HARSH.hurts)
  if (!isHarsh || reading.ratings.tone >= CIVIL.most || message.quoted.length > 0) return []
  const parts = message.sentences.flatMap((sentence, at) => {
    if (sentence.part !== 'body') return []
    return listParts(sentence, (reading.sentences[at]?.chance ?? 0) >= HURTS.left)
  })
  // What is as it was is no less civil for what is left out.
  const body = message.sentences.filter(({ part }) => part === 'body')
  if (
    parts.length === 0 ||
    parts.map(({ text: said }) => said).join() === body.map(({ text: said }) => said).join()
  )
    return []
  const calmed = (await readParts(request, parts, read)).flatMap(({ part, chance }) =>
    chance < HURTS.left ? [part] : [],
  )
  const kept = withoutFragments(message, calmed)
  const version = assemble(text, message, kept)
  if (losesMatter(message, reading, kept, version) || isLoose(message, kept)) return []
  const said = kept.map(write)
  if (!said.some((one) => isAsked(one) || saysWhen(one)) || countWords(said.join(' ')) < FEWEST.whole)
    return []
  const { ratings, sentences } = await read({ ...request, messageText: version })
  const isCalm =
    ratings.tone >= Math.max(OFFERED.tone, Math.min(CIVIL.least, reading.ratings.tone + OFFERED.rise)) &&
    ratings.tone >= reading.ratings.tone &&
    ratings.overall >= Math.max(OFFERED.overall, reading.ratings.overall) &&
    sentences.every(({ chance }) => chance < HURTS.whole)
  const { why } = RULES.hostility
  return isCalm ? diffWords(text, version).map((edit) => ({ ...edit, rule: 'hostility', why })) : []
}
