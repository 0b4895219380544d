import { ProgressPage } from '../features/gamification/progress-page.tsx'
import { SkillSources } from '../features/sources/skill-sources.tsx'

/** What practice adds up to, and below it what several sources say of one skill. */
export const ProgressScreen = () => <ProgressPage skills={<SkillSources />} />
