import { DOES, type Doing, type TurnReading } from '../../text/turn-reading.ts'

/** How likely a message does this as a whole, 0 to 1. */
export type TurnSigns = Readonly<Record<Doing, number>>

/** Says whether a message surely does something, and none of the others more surely. */
export const mostlyDoes = (
  signs: TurnSigns,
  doing: Doing,
  { least, above }: { least: number; above: readonly Doing[] },
): boolean => signs[doing] >= least && above.every((other) => signs[doing] >= signs[other])

/** Gives what a message does as a whole by its name. */
export const listSigns = ({ does }: TurnReading): TurnSigns =>
  Object.fromEntries(DOES.map((doing, at) => [doing, does[at] ?? 0])) as TurnSigns
