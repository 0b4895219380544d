import { FirstTalk } from '../features/coaching/first-talk.tsx'
import { PromptsPage } from '../features/prompts/prompts-page.tsx'

/** The quick coach with one answer now in its place. */
export const PromptsScreen = () => <PromptsPage firstTalk={<FirstTalk />} />
