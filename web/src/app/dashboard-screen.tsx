import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { ProgressBlock } from '../features/gamification/progress-block.tsx'
import { NextMeeting } from '../features/meetings/next-meeting.tsx'

/** The dashboard with what practice adds up to and the next meeting in their places. */
export const DashboardScreen = () => (
  <DashboardPage gamification={<ProgressBlock />} nextMeeting={<NextMeeting />} />
)
