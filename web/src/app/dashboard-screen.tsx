import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { ToldToday } from '../features/dashboard/told-today.tsx'
import { ProgressBlock } from '../features/gamification/progress-block.tsx'
import { NextMeeting } from '../features/meetings/next-meeting.tsx'
import { PracticeToday } from '../features/practice/practice-today.tsx'
import { PlannedTalks } from '../features/rehearsals/planned-talks.tsx'

/** The dashboard with what practice adds up to, the next meeting and what is planned in their places. */
export const DashboardScreen = () => (
  <DashboardPage
    gamification={<ProgressBlock />}
    nextMeeting={<NextMeeting />}
    plannedTalks={
      <div className="grid gap-10 *:mt-0! empty:hidden">
        <PlannedTalks />
        <ToldToday />
        <PracticeToday />
      </div>
    }
  />
)
