import { Card } from '../../ui/card.tsx'

const PRINCIPLES = [
  ['See potential', 'Talk to the person they are about to become, and give them work for that one.'],
  [
    'Prioritize psychological safety',
    'Whoever brings you bad news early has done you a favor. Let them feel it.',
  ],
  ['Lead with empathy and purpose', 'Understand first what it is like for them; then say what it is for.'],
  [
    'Embrace the ripple effect',
    'What you do in a hard minute is what others will do when you are not there.',
  ],
] as const

/** The four things every answer goes by. */
export const Principles = () => (
  <Card as="section" tone="growth">
    <h2 className="font-serif text-lg font-medium">Four core principles</h2>
    <dl className="mt-4 grid gap-4">
      {PRINCIPLES.map(([name, meaning]) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd className="mt-0.5 text-sm text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
