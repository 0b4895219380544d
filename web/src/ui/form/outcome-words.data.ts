/** How a conversation went, as it is tapped and shown. */
export const OUTCOME_WORDS = {
  well: 'It went well',
  mixed: 'Mixed',
  'not-held': 'It did not happen',
  dropped: 'Dropped',
} as const
