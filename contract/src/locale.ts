import * as z from 'zod/mini'

/** A language and region as a browser names them, such as `de-AT`. */
export const Locale = z.string().check(
  z.maxLength(35),
  z.refine((locale) => {
    try {
      return Intl.getCanonicalLocales(locale).length === 1
    } catch {
      return false
    }
  }, 'Not a known locale'),
)

/**
 * Names English as it is written where somebody is, for days, times and numbers in an English sentence: `de-AT` gives `en-AT`.
 *
 * @param locale of the person's browser; without one it is `en-US`.
 */
export function englishOf(locale: string | null | undefined): string {
  const region = locale ? new Intl.Locale(locale).maximize().region : undefined
  return `en-${region ?? 'US'}`
}
