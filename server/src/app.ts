import { join } from 'node:path'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { asNobody } from './db/scope.ts'
import type { Deps } from './deps.ts'
import { mountAccount } from './features/account/account.routes.ts'
import { mountAnalytics } from './features/analytics/analytics.routes.ts'
import { mountAssessment } from './features/assessment/assessment.routes.ts'
import { mountCoaching } from './features/coaching/coaching.routes.ts'
import { mountCommunication } from './features/communication/communication.routes.ts'
import { mountDashboard } from './features/dashboard/dashboard.routes.ts'
import { mountFeedback } from './features/feedback/feedback.routes.ts'
import { mountGamification } from './features/gamification/gamification.routes.ts'
import { mountGoals } from './features/goals/goals.routes.ts'
import { mountInsights } from './features/insights/insights.routes.ts'
import { wordFirstInsights } from './features/insights/word-insights.ts'
import { mountIntegrations } from './features/integrations/integrations.routes.ts'
import { mountLetters } from './features/letters/letters.routes.ts'
import { mountMeetings } from './features/meetings/meetings.routes.ts'
import { mountNotifications } from './features/notifications/notifications.routes.ts'
import { mountOutcomes } from './features/outcomes/outcomes.routes.ts'
import { mountPeople } from './features/people/people.routes.ts'
import { mountPractice } from './features/practice/practice.routes.ts'
import { mountPreferences } from './features/preferences/preferences.routes.ts'
import { mountProfile } from './features/profile/profile.routes.ts'
import { mountPrompts } from './features/prompts/prompts.routes.ts'
import { mountPulses } from './features/pulse/pulse.routes.ts'
import { mountRehearsals } from './features/rehearsals/rehearsals.routes.ts'
import { mountSecurity } from './features/security/security.routes.ts'
import { mountSources } from './features/sources/sources.routes.ts'
import { mountTranscripts } from './features/transcript/transcript.routes.ts'
import { createBrokenRequestHandler } from './http/broken-requests.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { registerErrors, sendProblem } from './http/errors.ts'
import { registerForwarded } from './http/forwarded.ts'
import { registerHealth } from './http/health.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerOpenApi } from './http/open-api.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { createRequestIds } from './http/request-id.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerTracing } from './http/request-trace.ts'
import { registerSecurity } from './http/security.ts'
import { registerSite } from './http/site.ts'
import { createTrust } from './http/trusted-proxies.ts'
import { provideWeights } from './lib/learned-weights.ts'

/** Every feature, once. The account comes first: it is what tells the others who is calling. */
const FEATURES: readonly ((app: FastifyInstance, deps: Deps) => void)[] = [
  (app, deps) => mountSecurity(app, deps, mountAccount(app, deps)),
  mountAssessment,
  mountProfile,
  mountPreferences,
  (app, deps) => mountCoaching(app, deps, (user) => wordFirstInsights(user, deps)),
  mountFeedback,
  mountPrompts,
  mountGoals,
  mountMeetings,
  mountRehearsals,
  mountOutcomes,
  mountPeople,
  mountLetters,
  mountPulses,
  mountTranscripts,
  mountPractice,
  mountNotifications,
  mountIntegrations,
  mountCommunication,
  mountInsights,
  mountAnalytics,
  mountDashboard,
  mountSources,
  mountGamification,
]

/** Where `npm run build` writes the browser application. */
const SITE_DIR = join(import.meta.dirname, '../../web/dist')

const RECEIVE_TIMEOUT_MS = 30_000
/** How often it is looked whether one has taken longer than that. */
const RECEIVE_CHECK_MS = 2_000

/** Builds the whole server around what it is given; it opens nothing and listens to nothing yet. */
export async function buildApp(deps: Deps, siteDir: string = SITE_DIR): Promise<FastifyInstance> {
  provideWeights()
  // Under its general type: the log's own would make this a different kind of app to every plugin.
  const loggerInstance: FastifyBaseLogger = deps.log
  const isTrusted = createTrust(deps.config.trustedProxies)
  const app = fastify({
    loggerInstance,
    // One line a request is enough; http/request-log.ts writes it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(deps.ids, isTrusted),
    bodyLimit: deps.limits.bodyBytes,
    trustProxy: isTrusted,
    requestTimeout: RECEIVE_TIMEOUT_MS,
    // Node waits for a body as long as for headers where that is longer.
    http: { headersTimeout: RECEIVE_TIMEOUT_MS, connectionsCheckingInterval: RECEIVE_CHECK_MS },
    clientErrorHandler: createBrokenRequestHandler(deps.ids, deps.log),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot even be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  })
  app.decorate('db', deps.db)
  app.decorate('clock', deps.clock)
  app.decorate('limits', deps.limits)
  // Until it is known who is calling, no statement sees a row of anybody.
  app.addHook('onRequest', (_request, _reply, done) => asNobody(done))
  registerTracing(app, deps.tracing, isTrusted)
  acceptJsonOnly(app)
  registerErrors(app)
  registerForwarded(app)
  registerRequestLog(app)
  refuseWhileClosing(app)
  await registerSecurity(app, deps.config)
  await registerRateLimit(app, deps.limits)
  await registerSite(app, siteDir)
  registerHealth(app)
  registerMetrics(app, deps)
  registerOpenApi(app)
  for (const mountFeature of FEATURES) mountFeature(app, deps)
  return app
}
