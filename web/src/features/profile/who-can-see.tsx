import { Link } from 'wouter'
import { type LanguageModel, nameModel, useLanguageModel } from '../../lib/language-model.ts'
import { PATHS } from '../../lib/paths.ts'
import { Section } from '../../ui/section.tsx'

const READERS: readonly [who: string, what: string][] = [
  [
    'Only you',
    'Your answers, conversations, ratings, goals, meetings and imports. There is no view of them for a manager, a colleague or HR.',
  ],
  [
    'Others who use this site',
    'Nothing, unless you join the leaderboard: then your first name, the first letter of your last name, your level and your points, until you leave it.',
  ],
  ['Whoever runs this server', 'They can reach the database it is kept in, and are responsible for it.'],
  ['Your own calendar program', 'Your meetings, if you give it the private address on the Meetings screen.'],
]

/** Says who can see what a person keeps here. */
export function WhoCanSee() {
  const model = useLanguageModel()
  const readers = model ? [...READERS, describeModel(model)] : READERS
  return (
    <Section title="Who can see this">
      <dl className="grid gap-4 text-sm">
        {readers.map(([who, what]) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm">
        <Link href={PATHS.privacy} className="text-link">
          What leaves this server, part by part
        </Link>
      </p>
    </Section>
  )
}

const LED =
  'Your conversations with the coach, and with each of them what the coach has understood, your last session and its promises, your position, assessment result, open goals, meetings of the week and imported results. What a session came to and the insights after it. What you tell for a prompt, with your position, and the messages you have analyzed, with their subjects. Below what it was asked for you can read exactly what it was sent. How long it keeps that is up to whoever runs it.'
const NOT_LED = 'Nothing: it does not lead, and all is written without it.'

const describeModel = (model: LanguageModel): [who: string, what: string] => [
  `A language model: ${nameModel(model)}`,
  model.leads ? LED : NOT_LED,
]
