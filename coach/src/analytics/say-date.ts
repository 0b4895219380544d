import { englishOf } from '@lodestar/contract/locale'

/** Writes a day such as `2026-12-11` as one says it where the browser is: `December 11, 2026`, `11 December 2026`. */
export const sayDate = (day: string, locale: string | null | undefined): string =>
  new Intl.DateTimeFormat(englishOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
