import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { ProgressBlock } from '../features/gamification/progress-block.tsx'

/** The dashboard with what practice adds up to in its place. */
export const DashboardScreen = () => <DashboardPage gamification={<ProgressBlock />} />
