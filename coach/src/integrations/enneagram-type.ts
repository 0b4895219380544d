import { ENNEAGRAM_MEANINGS, ENNEAGRAM_TYPES, type EnneagramType, NUMBER_WORDS } from './enneagram.data.ts'

/** A type that a text states. */
export interface TypeMention {
  readonly type: EnneagramType
  readonly wing: EnneagramType | null
  readonly hasNickname: boolean
  /** Nothing but the person's choice says that this is the Enneagram. */
  readonly isBare: boolean
  /** Another type is stated too. */
  readonly rivals: boolean
}

const NUMBER = `([1-9]|${[...NUMBER_WORDS.keys()].join('|')})`
const NAMES = ENNEAGRAM_TYPES.flatMap((type) => ENNEAGRAM_MEANINGS[type].nicknames)

/** What says that a text is about the Enneagram. */
export const TEST = /\benn?eagram|\benneatype|\bRHETI\b|\btritype\b|\binstinctual (?:variant|stack)/i

/** "8w7"; motor oil (5w30) and part numbers are none. */
const SHORTHAND = /(?<![\w.-])([1-9])\s?w\s?([1-9])(?![\w-])/i
const WINGED = new RegExp(String.raw`\b${NUMBER}\s+(?:with|and|,)\s*(?:an?\s+)?${NUMBER}[\s-]+wing\b`, 'i')
/** "Type 3", "primary type: 3", "type is seven"; not the illness, the error and their like, and not a score after it. */
const TYPED = new RegExp(
  String.raw`\btype\s*(?:(?:is|was|=|:|#|-)\s*)?(?:a\s+|type\s+)?${NUMBER}\b(?!\s*(?:diabet|error|hypervisor|supernova|collagen|civil|charger|[:=]\s*\d|\d))`,
  'gi',
)
/** "an Enneagram six", "enneagram: 4". */
const AFTER_TEST = new RegExp(
  String.raw`\benn?eagram(?:\s+(?:type|number|result|score))?\s*(?:(?:is|was|=|:|-|#)\s*)?(?:an?\s+)?${NUMBER}\b`,
  'i',
)
const WING_LINE = new RegExp(String.raw`\bwing\s*(?:(?:is|=|:|-)\s*)?${NUMBER}\b`, 'i')
const NICKNAME = new RegExp(String.raw`\bthe (${NAMES.join('|')})\b`, 'i')
const ALONE = new RegExp(
  String.raw`^\W*(?:my |i'?m |i am )?(?:an? )?(?:enneagram )?(?:(?:primary |core |main |dominant )?type\W*){0,2}${NUMBER}\W*$`,
  'i',
)

/** Two types stand next to each other on the circle; 9 and 1 do too. */
export const isNeighbor = (one: EnneagramType, other: EnneagramType): boolean =>
  [1, 8].includes(Math.abs(one - other))

/** Reads a digit or a number word; null for anything else. */
export function asType(word: string | undefined): EnneagramType | null {
  const lower = word?.toLowerCase() ?? ''
  return NUMBER_WORDS.get(lower) ?? ENNEAGRAM_TYPES.find((type) => String(type) === lower) ?? null
}

/**
 * Finds the type a text states.
 *
 * @param hasScores the text holds the scores of the types, so "Type 3" is the Enneagram's.
 */
export function findType(text: string, isChosen: boolean, hasScores: boolean): TypeMention | null {
  const winged = SHORTHAND.exec(text) ?? WINGED.exec(text)
  const wing = asType(winged?.[2]) ?? asType(WING_LINE.exec(text)?.[1])
  const nickname = readNickname(text)
  const typed = [...text.matchAll(TYPED)].flatMap(([, word]) => asType(word) ?? [])
  const isNamed = nickname !== null && nickname === typed[0]
  const isExpected = isNamed || hasScores || wing !== null || TEST.test(text)
  // Nicknames beside scores name all nine types.
  const told = asType(AFTER_TEST.exec(text)?.[1]) ?? typed[0] ?? (hasScores ? null : nickname)
  const type = asType(winged?.[1]) ?? (isExpected ? told : null)
  if (type === null) return isChosen ? findAlone(text) : null
  const rivals = !hasScores && typed.some((other) => other !== type)
  return { type, wing, hasNickname: nickname === type, isBare: false, rivals }
}

/** A bare type, where it is all that was pasted. */
function findAlone(text: string): TypeMention | null {
  const type = asType(ALONE.exec(text)?.[1])
  return type && { type, wing: null, hasNickname: false, isBare: true, rivals: false }
}

function readNickname(text: string): EnneagramType | null {
  const name = (NICKNAME.exec(text) ??
    new RegExp(String.raw`\((${NAMES.join('|')})\)`, 'i').exec(text))?.[1]?.toLowerCase()
  return (
    ENNEAGRAM_TYPES.find((type) => ENNEAGRAM_MEANINGS[type].nicknames.some((one) => one === name)) ?? null
  )
}
