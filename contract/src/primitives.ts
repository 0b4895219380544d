import * as z from 'zod/mini'

/** An identifier; always text, never assumed to be a number. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))
/** A moment: ISO 8601 in UTC, such as `2026-05-03T09:30:00.000Z`. */
export const Instant = z.iso.datetime()
/** A share from 0 to 1. */
export const Fraction = z.number().check(z.minimum(0), z.maximum(1))
/** A whole number from 0 to 100. */
export const Percent = z.int().check(z.minimum(0), z.maximum(100))
/** A mark from 0 to 10. */
export const TenPoint = z.number().check(z.minimum(0), z.maximum(10))
/** A setting from 1 to 5, whole. */
export const Level = z
  .int('Choose a whole number from 1 to 5')
  .check(z.minimum(1, 'Choose a number from 1 to 5'), z.maximum(5, 'Choose a number from 1 to 5'))
/** A length of time in whole minutes. */
export const Minutes = z.int().check(z.minimum(0))
/** How many of something. */
export const Count = z.int().check(z.minimum(0))
/** An IANA time zone such as `Europe/Berlin`. */
export const TimeZone = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
    } catch {
      return false
    }
  }, 'Not a known time zone'),
)

// PostgreSQL's text cannot hold the character U+0000; it never comes from a keyboard.
const NUL = '\0'

/**
 * Text a person typed: trimmed, not empty, at most `max` characters.
 *
 * @param emptyMessage what the person reads when it is empty.
 */
export const text = (max: number, emptyMessage = 'Required') =>
  z.string(emptyMessage).check(
    z.trim(),
    z.minLength(1, emptyMessage),
    z.maxLength(max, `At most ${max.toLocaleString('en-US')} characters`),
    z.refine((value) => !value.includes(NUL), 'Contains a character that cannot be stored'),
  )

/** As `text`, but may be empty. */
export const optionalText = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `At most ${max.toLocaleString('en-US')} characters`),
    z.refine((value) => !value.includes(NUL), 'Contains a character that cannot be stored'),
  )

/** Longest texts, in characters (decision D44). */
export const LIMITS = { title: 200, name: 80, text: 10_000, import: 200_000, listed: 200 } as const

/** The answer to a delete. */
export const Success = z.object({ success: z.literal(true) })
