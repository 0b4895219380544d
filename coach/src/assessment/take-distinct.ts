/** Takes the first different texts of those that there are. */
export const takeDistinct = (
  candidates: readonly (string | false | null | undefined)[],
  most: number,
): string[] => [...new Set(candidates.flatMap((candidate) => candidate || []))].slice(0, most)
