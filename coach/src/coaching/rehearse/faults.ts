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
const LOOKS: readonly Look[] = [
  findBlank,
  findAttack,
  findVerdict,
  findUndone,
  findAccusing,
  findAbsolute,
  findHearsay,
  findSecond,
  findLong,
  findUnseen,
  findSoftened,
  findNoAsk,
  findNoEffect,
]
const IN_ANY_LINE: readonly Look[] = [
  findBlank,
  findAttack,
  findVerdict,
  findUndone,
  findAccusing,
  findAbsolute,
]

/** The fault of an opening that costs most; null where it has none. */
export const findFault = (line: ReadLine): Fault | null => firstOf(LOOKS, line)

/** The same of what is said later: what is missing in an opening need not stand in an answer. */
export const findFaultOfAnswer = (line: ReadLine): Fault | null => firstOf(IN_ANY_LINE, line)

function firstOf(looks: readonly Look[], line: ReadLine): Fault | null {
  for (const look of looks) {
    const fault = look(line)
    if (fault) return fault
  }
  return null
}
