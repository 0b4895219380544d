/** Writes a day such as `2026-12-11` as one says it: `December 11, 2026`. */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
