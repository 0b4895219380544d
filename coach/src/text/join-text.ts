/** Joins what there is to say; parts that came out empty leave no gap. */
export const paragraphs = (...parts: (string | undefined | null)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')

/** As `paragraphs`, within one paragraph. */
export const sentences = (...parts: (string | undefined | null)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
