import type { Style } from '@lodestar/contract/assessment'

/** The four domains of the 34 themes. */
export const DOMAINS = ['Executing', 'Influencing', 'Relationship Building', 'Strategic Thinking'] as const
/** One of the four domains. */
export type Domain = (typeof DOMAINS)[number]

const inDomain = (domain: Domain, themes: Record<string, string>) =>
  Object.entries(themes).map(([name, motivator]) => ({ name, domain, motivator }))

/**
 * The 34 themes by domain (9, 8, 9, 8) with what tends to drive somebody who has it high, in our words. The names are
 * Gallup's trademarks and only name what was pasted.
 *
 * @see docs/coaching/imports.md
 */
export const THEMES: readonly { name: string; domain: Domain; motivator: string }[] = [
  ...inDomain('Executing', {
    Achiever: 'Getting something done every day',
    Arranger: 'Fitting many moving parts together',
    Belief: 'Work that agrees with their values',
    Consistency: 'Rules that hold for everybody',
    Deliberative: 'Time to weigh the risks',
    Discipline: 'Order and a steady routine',
    Focus: 'One clear aim at a time',
    Responsibility: 'Keeping their word',
    Restorative: 'Problems to solve',
  }),
  ...inDomain('Influencing', {
    Activator: 'Starting now',
    Command: 'Being in charge when it counts',
    Communication: 'Putting it into words',
    Competition: 'Measuring up and winning',
    Maximizer: 'Making good things excellent',
    'Self-Assurance': 'Trusting their own judgment',
    Significance: 'Work that is noticed',
    Woo: 'Meeting new people',
  }),
  ...inDomain('Relationship Building', {
    Adaptability: 'Taking the day as it comes',
    Connectedness: 'Seeing how things hang together',
    Developer: 'Watching people grow',
    Empathy: 'Sensing how others feel',
    Harmony: 'Agreement that lets work go on',
    Includer: 'Nobody left outside',
    Individualization: 'What is special in each person',
    Positivity: 'Good spirits around them',
    Relator: 'A few close working relations',
  }),
  ...inDomain('Strategic Thinking', {
    Analytical: 'Reasons and evidence',
    Context: 'Knowing how it came about',
    Futuristic: 'A picture of what could be',
    Ideation: 'New ideas',
    Input: 'Collecting what may be of use',
    Intellection: 'Time to think',
    Learner: 'Learning something new',
    Strategic: 'Finding the best way through',
  }),
]

interface DomainMeaning {
  summary: string
  startsFrom: Style
}

/** What a profile that leans to a domain is about, in our words. `startsFrom` is a hypothesis without validation. */
export const DOMAIN_MEANINGS: Record<Domain, DomainMeaning> = {
  Executing: {
    summary: 'Leans on making things happen: close to the work and to whether it gets finished.',
    startsFrom: 'Directive',
  },
  Influencing: {
    summary: 'Leans on moving people: speaks up, sets a pace and brings others along.',
    startsFrom: 'Coaching',
  },
  'Relationship Building': {
    summary: 'Leans on relations: holds people together and makes room for each of them.',
    startsFrom: 'Supportive',
  },
  'Strategic Thinking': {
    summary:
      'Leans on thinking: gathers what is known, sees ways ahead and leaves others room to find theirs.',
    startsFrom: 'Delegating',
  },
}
