import * as z from 'zod/mini'

/**
 * Checks that text can be stored and comes back as it was sent.
 *
 * PostgreSQL's text cannot hold U+0000, and UTF-8 no half of a surrogate pair; neither comes from a keyboard.
 */
export const storable = z.refine<string>(
  (value) => !value.includes('\0') && value.isWellFormed(),
  'Contains a character that cannot be stored',
)

/** An identifier; always text, never assumed to be a number. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64), storable)
/** A moment: ISO 8601 in UTC, such as `2026-05-03T09:30:00.000Z`. */
export const Instant = z.iso.datetime()

const EARLIEST = '1970-01-01'
const TOO_LATE = '9999-01-01'
const toMilliseconds = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at).toISOString()
}
/**
 * A moment as somebody may give it, from 1970 through 9998; what is finer than a millisecond is cut off.
 *
 * Earlier is a slip of the keyboard: a year of which one digit has been typed so far. The year after the last leaves
 * room for what is reckoned from a moment, such as a reminder.
 */
export const GivenInstant = Instant.check(
  z.overwrite(toMilliseconds),
  z.refine((instant) => instant >= EARLIEST, 'Choose a day from January 1, 1970 on'),
  z.refine((instant) => instant < TOO_LATE, 'Choose a day before the year 9999'),
)
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

/**
 * Text a person typed: trimmed, not empty, at most `max` characters.
 *
 * @param emptyMessage what the person reads when it is empty.
 */
export const text = (max: number, emptyMessage = 'Required') =>
  z
    .string(emptyMessage)
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      z.maxLength(max, `At most ${max.toLocaleString()} characters`),
      storable,
    )

/** As `text`, but may be empty. */
export const optionalText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `At most ${max.toLocaleString()} characters`), storable)

/** Longest texts, in characters (decision D44); `excerpt` is how much of a long one is shown in a list. */
export const LIMITS = {
  title: 200,
  name: 80,
  text: 10_000,
  import: 200_000,
  listed: 200,
  excerpt: 4000,
} as const

/** The answer to a delete. */
export const Success = z.object({ success: z.literal(true) })

/** Says that a text was not read because it is not English: in its own language, by its BCP 47 tag, where that is known, and in English. */
export const Unread = z.object({
  own: z.nullable(z.object({ language: z.string(), text: z.string() })),
  english: z.string(),
})
export type Unread = z.infer<typeof Unread>
