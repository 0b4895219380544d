import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as assessment from './assessment.ts'
import * as coaching from './coaching.ts'
import * as communication from './communication.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedback from './feedback.ts'
import * as gamification from './gamification.ts'
import * as goals from './goals.ts'
import * as insights from './insights.ts'
import * as integrations from './integrations.ts'
import * as letters from './letters.ts'
import * as meetings from './meetings.ts'
import * as notifications from './notifications.ts'
import * as outcomes from './outcomes.ts'
import * as people from './people.ts'
import * as practice from './practice.ts'
import * as preferences from './preferences.ts'
import * as profile from './profile.ts'
import * as prompts from './prompts.ts'
import * as pulse from './pulse.ts'
import * as rehearsals from './rehearsals.ts'
import * as security from './security.ts'
import * as sources from './sources.ts'
import * as transcript from './transcript.ts'

const FEATURES = {
  account,
  analytics,
  assessment,
  coaching,
  communication,
  dashboard,
  feedback,
  gamification,
  goals,
  insights,
  integrations,
  letters,
  meetings,
  notifications,
  outcomes,
  people,
  practice,
  preferences,
  profile,
  prompts,
  pulse,
  rehearsals,
  security,
  sources,
  transcript,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value

/** Every endpoint of the product with its name and feature: what the server must mount and the API page must print. */
export const ENDPOINTS: readonly { feature: string; name: string; endpoint: Endpoint }[] = Object.entries(
  FEATURES,
).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
)
