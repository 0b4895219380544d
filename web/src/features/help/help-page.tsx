import { useState } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Page } from '../../ui/page.tsx'
import { CATEGORY_LABELS, FAQ, FAQ_CATEGORIES, type FaqItem } from './faq.data.ts'
import { FaqGroup } from './faq-group.tsx'

const ALL = 'all'
const TOPICS = [
  { value: ALL, label: 'All Topics' },
  ...FAQ_CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABELS[category] })),
]

type Props = { items?: readonly FaqItem[] }

/** Questions people ask about the product, by topic, and where to turn with others. */
export function HelpPage({ items = FAQ }: Props) {
  const [topic, setTopic] = useState<string>(ALL)
  const groups = FAQ_CATEGORIES.filter((category) => topic === ALL || topic === category)
    .map((category) => ({ category, entries: items.filter((item) => item.category === category) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page
      title="Help & Support"
      back={{ href: PATHS.home, label: 'Back to Dashboard' }}
      lead="What this site does, what becomes of what you write, and what to do when something is stuck."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <div className="mb-10 max-w-72">
            <Select label="Topic" value={topic} options={TOPICS} onChange={setTopic} />
          </div>
          {groups.map(({ category, entries }) => (
            <FaqGroup key={category} title={CATEGORY_LABELS[category]} entries={entries} />
          ))}
          {groups.length === 0 ? <NothingFound onViewAll={() => setTopic(ALL)} /> : null}
        </div>
        <aside aria-label="More help">
          <div className="lg:sticky lg:top-24">
            <MoreHelp />
          </div>
        </aside>
      </div>
    </Page>
  )
}

const NothingFound = ({ onViewAll }: { onViewAll: () => void }) => (
  <div role="status" className="border-y border-line py-8">
    <p>No FAQs found for the selected category.</p>
    <Button className="mt-5" onClick={onViewAll}>
      View All Topics
    </Button>
  </div>
)

const MoreHelp = () => (
  <Card>
    <h2 className="font-serif text-lg font-medium">Need More Help?</h2>
    <p className="mt-2 text-ink-soft">
      Bring a situation with your team to the coach. Questions about this server go to whoever runs it.
    </p>
    <ButtonLink href={PATHS.prompts} className="mt-5">
      Ask the AI coach
    </ButtonLink>
  </Card>
)
