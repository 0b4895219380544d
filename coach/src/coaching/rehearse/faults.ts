import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Fault, Look } from './fault.ts'
import { findAbsolute, findAccusing, findAttack, findHearsay, findUndone, findVerdict } from './find-harsh.ts'
import {
  findBlank,
  findLong,
  findNoAsk,
  findNoEffect,
  findSecond,
  findSoftened,
  findUnseen,
} from './find-missing.ts'
import type { ReadLine } from './read-line.ts'

/** In the order of what costs most. */
export const LOOKS = {
  blank: findBlank,
  attack: findAttack,
  verdict: findVerdict,
  'apology-undone': findUndone,
  'accusing-why': findAccusing,
  absolute: findAbsolute,
  hearsay: findHearsay,
  'two-matters': findSecond,
  'too-long': findLong,
  'no-observation': findUnseen,
  softened: findSoftened,
  'no-ask': findNoAsk,
  'no-effect': findNoEffect,
} as const satisfies Partial<Record<LineFinding, Look>>
const IN_ANY_LINE: readonly Look[] = [
  findBlank,
  findAttack,
  findVerdict,
  findUndone,
  findAccusing,
  findAbsolute,
]

/** The fault of an opening that costs most; null where it has none. */
export const findFault = (line: ReadLine): Fault | null => firstOf(Object.values(LOOKS), line)

/** One kind of fault of an opening, where the rules find it. */
export const findFaultOf = (finding: LineFinding, line: ReadLine): Fault | null =>
  finding in LOOKS ? LOOKS[finding as keyof typeof LOOKS](line) : null

/** The same of what is said later: what is missing in an opening need not stand in an answer. */
export const findFaultOfAnswer = (line: ReadLine): Fault | null => firstOf(IN_ANY_LINE, line)

/** All kinds of it, each at its first place. */
export const listFaultsOfAnswer = (line: ReadLine): Fault[] => IN_ANY_LINE.flatMap((look) => look(line) ?? [])

function firstOf(looks: readonly Look[], line: ReadLine): Fault | null {
  for (const look of looks) {
    const fault = look(line)
    if (fault) return fault
  }
  return null
}
