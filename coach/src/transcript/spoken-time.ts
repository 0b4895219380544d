/** A time as transcripts write it: 0:03, 12:03, 00:12:03.500, 10:03 AM. */
export const TIME: string = String.raw`(?:\d{1,2}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?(?:\s?[AaPp]\.?[Mm]\.?)?`

/**
 * Reads a time in seconds.
 *
 * @returns null for a time of day without seconds: between two of them anything may have happened.
 */
export function readSeconds(time: string): number | null {
  if (/m/i.test(time) && time.split(':').length < 3) return null
  const parts = time
    .replace(/\s?[ap]\.?m\.?/i, '')
    .replace(',', '.')
    .split(':')
    .map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}
