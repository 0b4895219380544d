import { Page } from '../../ui/page.tsx'
import { Principles } from './principles.tsx'
import { PromptDesk } from './prompt-desk.tsx'
import { SkillExplorer } from './skill-explorer.tsx'

/** A quick word of coaching without a conversation, and questions to think with; open to visitors. */
export const PromptsPage = () => (
  <Page
    title="AI coach"
    lead="One way and its first steps, for the ten minutes before. Nothing you write here is kept."
  >
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <PromptDesk />
        <SkillExplorer />
      </div>
      <aside aria-label="What the coach goes by">
        <div className="lg:sticky lg:top-24">
          <Principles />
        </div>
      </aside>
    </div>
  </Page>
)
