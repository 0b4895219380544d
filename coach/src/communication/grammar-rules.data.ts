/**
 * Rules of the grammar checker that are switched off: matters of style or of taste, what our own rules judge, and what
 * brought sentences of learners no nearer to what people made of them.
 */
export const GRAMMAR_RULES_OFF = [
  'AvoidAndAlso',
  'DiscourseMarkers',
  'EllipsisLength',
  'Excellent',
  'LongSentences',
  'MissingTo',
  'NumericRangeEnDash',
  'OxfordComma',
  'QuoteSpacing',
  'Regionalisms',
  'Spaces',
  'UnclosedQuotes',
  'UseEllipsisCharacter',
  'WantBe',
  'WouldNeverHave',
] as const
