/** Lists the lines of a text that are not empty, as data written one entry a line is read. */
export const listLines = (text: string): string[] => text.split('\n').filter((line) => line !== '')
