/** Joins class names (or ids) with a space and leaves out the ones that are switched off. */
export const joinClasses = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
