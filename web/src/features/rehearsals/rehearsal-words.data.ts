import type { OpeningPoint, Resistance } from '@lodestar/contract/rehearsal-line'

/** What an opening should hold, as people read it. */
export const POINT_WORDS: Readonly<Record<OpeningPoint, string>> = {
  observation: 'One thing that happened',
  effect: 'What it leads to',
  ask: 'A question, or what you ask for',
  'no-verdict': 'No verdict on who they are',
  'no-always': 'No “always”, no “never”',
  'no-why': 'No “why” that accuses',
  'one-matter': 'One matter',
  short: 'Four sentences at most',
}

/** How much they resist, as it is chosen. */
export const RESISTANCE_CHOICES: readonly { resistance: Resistance; label: string; hint: string }[] = [
  { resistance: 'cooperative', label: 'Cooperative', hint: 'It stings, and they want it to go well' },
  { resistance: 'guarded', label: 'Guarded', hint: 'They give little and deflect' },
  { resistance: 'hard', label: 'Hard', hint: 'They fight it' },
]
