import { ASSESSMENT_TYPES } from '@lodestar/contract/integrations'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { ASSESSMENT_WORDS } from './assessment-types.data.ts'

/** What an imported result is, what is kept of it, and what it is for. */
export const Explanations = () => (
  <Section title="Before you paste">
    <div className="grid gap-5 md:grid-cols-3">
      <Explanation title="A hypothesis, not a verdict">
        There is no proven link from these tests to a leadership style. You read where people with your
        profile often start from, and check that against your questionnaire and your week.
      </Explanation>
      <Explanation title="What is stored">
        The profile, and the text you pasted without names, mail addresses, phone numbers and dates. A name
        written in small letters can be missed, so read the stored text. No other user sees it, and deleting
        takes both away.
      </Explanation>
      <Explanation title="For development, not for hiring">
        Preferences are not skills. Use a profile to understand your own first moves, never to choose, rate or
        pay anybody.
      </Explanation>
    </div>
  </Section>
)

const Explanation = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <h3 className="font-serif text-lg font-medium">{title}</h3>
    <p className="mt-2 text-ink-soft">{children}</p>
  </Card>
)

/** What results of the four tests look like when they are pasted. */
export const SupportedTypes = () => (
  <Section title="What you can paste" aside="As text or as JSON">
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {ASSESSMENT_TYPES.map((type) => {
        const { label, about, examples } = ASSESSMENT_WORDS[type]
        return (
          <div key={type} className="min-w-0">
            <h3 className="font-medium">{label}</h3>
            <p className="text-sm text-ink-soft">{about}</p>
            {examples.map((example) => (
              <pre
                key={example}
                className="mt-2 rounded-md bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap text-ink-soft"
              >
                {example}
              </pre>
            ))}
          </div>
        )
      })}
    </div>
    <p className="mt-8 max-w-text text-sm text-ink-faint">
      The names of tests, types and themes belong to their owners, who have no part in this product. They only
      say what you pasted; the descriptions are ours.
    </p>
  </Section>
)
