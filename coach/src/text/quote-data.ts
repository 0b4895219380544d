/**
 * Quotes data for a language model so that nothing in it can end the quotation: JSON has no bare line breaks, and no `<`
 * is left in it.
 */
export const quoteData = (name: string, data: unknown): string =>
  `<${name}>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</${name}>`
