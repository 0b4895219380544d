/** What the capacity page assumes and nobody here can measure. Prices are in US dollars a month, about what small cloud machines cost. */
export const ASSUMED = {
  /** What one leader does in a week. */
  week: { conversations: 2, turnsEach: 5, analyses: 3, visits: 15 },
  /** Of a week's work, the part that falls into its busiest hour: a fifth of one of five working days. */
  busiestHour: 0.04,
  /** How busy a core may be in that hour. */
  busy: 0.5,
  /** A machine of two cores and 4 GB. */
  machine: { cores: 2, gigabytes: 4, dollars: 25 },
  /** A gigabyte on disk, its backup included. */
  gigabyteDollars: 0.25,
  /** Years of use that are kept. */
  years: 1,
  /** From so many people on nothing may stand alone: every part is there twice. */
  twiceFrom: 100_000,
  /** Leaders among which costs are worked out. */
  steps: [10, 1_000, 100_000, 1_000_000],
} as const
