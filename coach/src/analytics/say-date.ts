/** Writes a day such as `2026-05-03` as one says it: `May 3, 2026`. */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
