import { SENT_FIELDS } from '@lodestar/contract/sent-fields.data'
import type { ReactNode } from 'react'
import { type LanguageModel, nameModel, useLanguageModel } from '../../lib/language-model.ts'
import { PATHS } from '../../lib/paths.ts'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'

/** What leaves this server, to whom and when: for the language model that is connected, and field by field for each task. */
export function PrivacyPage() {
  const model = useLanguageModel()
  return (
    <Page
      title="What leaves this server"
      width="text"
      back={{ href: PATHS.home, label: 'Back to Home' }}
      lead="What you write is kept on the server that runs this site. This page lists all that goes from there to a language model: to whom, when, and every field of it."
    >
      <Section title="To whom">
        <p>{describeReader(model)}</p>
        <dl className="mt-6 grid gap-4 text-sm">
          {PLACES.map(([place, what]) => (
            <Entry key={place} term={place}>
              {what}
            </Entry>
          ))}
        </dl>
      </Section>
      {Object.entries(SENT_FIELDS).map(([task, { title, when, fields, never }]) => (
        <Section key={task} title={title}>
          <p>{when}</p>
          <ul className="mt-4 grid list-disc gap-1 pl-5 text-sm marker:text-ink-faint">
            {Object.entries(fields).map(([place, words]) => (
              <li key={place}>{words}</li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-soft">
            <span className="font-semibold">Never:</span> {never}
          </p>
        </Section>
      ))}
      <Section title="Never, for anything">
        <p>
          Your name, mail address and account are not added to it. What belongs with other people than a
          coach, such as harassment, violence or the wish to die, is recognized by rules on this server first
          and not sent. Before all of it stand instructions of ours, the same for everybody.
        </p>
        <p className="mt-4">
          “What was sent” opens every character that left: below an answer of the coach, an improved version,
          a summary and an insight, also where the model’s words were not shown. It is exported and deleted
          with the rest.
        </p>
      </Section>
    </Page>
  )
}

/** How far it goes, by where a model runs. */
const PLACES: readonly [place: string, what: string][] = [
  [
    'On the machine of this server',
    'Ollama, LM Studio and the like, at its own address. Nothing leaves that machine; whoever runs the server is responsible for it.',
  ],
  [
    'At another address of the operator',
    'A server of their own in their network. It leaves this machine, and goes to nobody but them.',
  ],
  [
    'At a provider',
    'OpenAI, Anthropic, Google or another host on the internet. It leaves the operator’s hands; how long it is kept is between the operator and the provider. OpenAI is asked not to store it.',
  ],
]

const OWN_NETWORK =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[?f[cd]|[^.]+$)|\.(?:local|internal|lan|home\.arpa)$/i

function describeReader(model: LanguageModel | null): string {
  if (!model)
    return 'No language model is connected here. Nothing of what this page lists leaves this server.'
  const name = nameModel(model)
  if (!model.leads)
    return `A language model is connected, ${name}, but does not lead. Nothing of what this page lists goes to it.`
  if (model.host === null)
    return `A language model is connected, ${name}: what this page lists does not leave its machine.`
  return OWN_NETWORK.test(model.host)
    ? `A language model is connected, ${name}: what this page lists leaves this server for that address, which looks like one of the operator’s own network.`
    : `A language model is connected, ${name}: what this page lists leaves this server for that host.`
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{term}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
)
