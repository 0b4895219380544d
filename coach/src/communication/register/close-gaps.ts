/** Mends the spaces and lines where sentences were taken out. */
export const closeGaps = (text: string): string =>
  text
    .replace(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
    .replace(/[^\S\n]+(?=\n|$)/g, '')
    .replace(/(?<=\n)[^\S\n]+(?=\p{L})/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
