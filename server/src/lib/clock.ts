/** Tells the time. Everything that depends on the time is given one, so a test can set it. */
export type Clock = () => Date

/** The clock of the machine. */
export const systemClock: Clock = () => new Date()
