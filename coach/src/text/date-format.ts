const made = new Map<string, Intl.DateTimeFormat>()

/** Gives a format of days and times, made once for each locale and options: making one takes up to a millisecond. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}
