import { Section } from '../../ui/section.tsx'

const READERS: readonly [who: string, what: string][] = [
  [
    'Only you',
    'Your answers, conversations, ratings, goals, meetings and imports. There is no view of them for a manager, a colleague or HR.',
  ],
  [
    'Others who use this site',
    'Your first name, the first letter of your last name, your level and your points, on the leaderboard. Nothing once you leave it.',
  ],
  ['Whoever runs this server', 'They can reach the database it is kept in, and are responsible for it.'],
  ['Your own calendar program', 'Your meetings, if you give it the private address on the Meetings screen.'],
]

/** Says who can see what a person keeps here. */
export const WhoCanSee = () => (
  <Section title="Who can see this">
    <dl className="grid gap-4 text-sm">
      {READERS.map(([who, what]) => (
        <div key={who}>
          <dt className="font-semibold">{who}</dt>
          <dd className="text-ink-soft">{what}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
