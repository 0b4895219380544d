/** Writes a number of days: `1 day`, `9 days`. */
export const countDays = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
