import * as contract from '@lodestar/contract/pulse'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import { asPerson, asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { countThrottle, networkOf, throttle } from '../../http/throttle.ts'
import { blur, hashBrowser, makePulse, makeSecret } from './pulse.service.ts'
import * as pulses from './pulse.store.ts'
import { CLOSED_PAGE, FULL_PAGE, OWN_PAGE, writePulsePage } from './write-pulse-page.ts'

const MONTH_MINUTES = 30 * 24 * 60

/** One question to a team, by a link without an account. */
export function mountPulses(app: FastifyInstance, deps: Deps): void {
  const { clock, limits, coach } = deps
  const perMinute = (userId: string) => ({ name: 'pulse-words', of: [userId], most: limits.derivedPerMinute })

  mount(app, contract.listPulses, ({ db, user }) => pulses.listPulses(db, user.id, clock()))
  mount(app, contract.offerQuestions, async ({ db, user, body }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    return { questions: await coach.analyzer.ask('offerQuestions', body) }
  })
  mount(app, contract.checkQuestion, async ({ db, user, body }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    return { problems: await coach.analyzer.ask('checkQuestion', body) }
  })
  mount(app, contract.startPulse, async ({ db, user, body }) => {
    await requireRoom({ db, userId: user.id, limits }, 'pulses')
    const [pulse, now] = [makePulse(user, body, deps), clock()]
    await pulses.endDuePulses(db, now)
    if (await pulses.hasOpenPulse(db, user.id, now)) throw new AppError('pulse_open')
    // Deleting one does not give back that it was asked: by many pulses of the same people one could be told from the others.
    const perMonth = { name: 'pulses', of: [user.id], most: limits.pulsesPerMonth }
    await throttle(db, [perMonth], MONTH_MINUTES, now)
    const added = await pulses.addPulse(db, user.id, pulse, now)
    if (!added) throw new AppError('pulse_open')
    return added
  })
  mount(app, contract.endPulse, async ({ db, user, params }) => {
    const ended = await pulses.endPulse(db, user.id, params.id, clock())
    if (!ended) throw new AppError('not_found')
    return ended
  })
  mount(app, contract.deletePulse, async ({ db, user, params }) => {
    if (!(await pulses.removePulse(db, user.id, params.id))) throw new AppError('not_found')
    return SUCCESS
  })
  mountAnswering(app, deps)
}

type Route = { Params: { link: string }; Body: unknown }

/** What the end of an address looks like; anything else is not looked up. */
const LINK = /^[\w-]{20,64}$/
const COOKIE = 'lodestar.pulse'
const MONTH_SECONDS = 30 * 24 * 60 * 60
/** Longer than anything a browser sends for one choice. */
const FORM_BYTES = 1_000

/** The page on which people answer. It is written here, so that nothing but itself is loaded. */
function mountAnswering(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps
  const path = `${pulses.PULSE_PATH}/:link`
  const options = { config: { rateLimit: app.publicWriteLimit }, bodyLimit: FORM_BYTES }
  // Whose pulse it is, is known by its link alone; everything after is asked for that leader.
  const findPulse = async ({ params }: FastifyRequest<Route>) =>
    LINK.test(params.link)
      ? asPurpose('sign-in', () => pulses.findAsked(db, params.link, clock()))
      : undefined
  const isOwn = async (request: FastifyRequest<Route>, reply: FastifyReply, pulse: pulses.AskedPulse) =>
    (await app.identify(request, reply))?.id === pulse.userId

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get<Route>(path, options, async (request, reply) => {
      const pulse = await findPulse(request)
      if (!pulse) return sendPage(reply, 404, CLOSED_PAGE)
      if (await isOwn(request, reply, pulse)) return sendPage(reply, 200, OWN_PAGE)
      const token = readCookie(request)
      const hasAnswered = (browser: string) =>
        asPerson(pulse.userId, () => pulses.hasAnswered(db, pulse.id, browser))
      const isAgain = token !== null && (await hasAnswered(hashBrowser(pulse, token)))
      return sendPage(reply, 200, writePulsePage(pulse, isAgain ? 'again' : 'first'))
    })
    scope.post<Route>(path, options, async (request, reply) => {
      const pulse = await findPulse(request)
      if (!pulse) return sendPage(reply, 404, CLOSED_PAGE)
      if (await isOwn(request, reply, pulse)) return sendPage(reply, 403, OWN_PAGE)
      const answer = readAnswer(request.body)
      if (answer === null) return sendPage(reply, 400, writePulsePage(pulse, 'unchosen'))
      const browserToken = readCookie(request) ?? makeSecret()
      const given = blur(pulse, answer, browserToken)
      const outcome = await asPerson(pulse.userId, () => takeAnswer(pulse, given, request.ip, deps))
      return sendOutcome(reply, outcome, pulse, writeCookie(browserToken, config.publicUrl))
    })
    done()
  })
}

function sendOutcome(
  reply: FastifyReply,
  outcome: 'kept' | 'ended' | 'full',
  pulse: pulses.AskedPulse,
  cookie: string,
): FastifyReply {
  if (outcome === 'ended') return sendPage(reply, 404, CLOSED_PAGE)
  if (outcome === 'full') return sendPage(reply, 429, FULL_PAGE)
  return sendPage(reply.header('set-cookie', cookie), 200, writePulsePage(pulse, 'thanks'))
}

const writeCookie = (token: string, publicUrl: string): string =>
  `${COOKIE}=${token}; Path=${pulses.PULSE_PATH}; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`

function readAnswer(body: unknown): number | null {
  const given = typeof body === 'object' && body !== null && 'answer' in body ? body.answer : undefined
  const { success, data } = contract.PulseAnswer.safeParse(Number(given))
  return success && typeof given === 'string' ? data : null
}

const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE.replace('.', '\\.')}=([\\w-]{20,64})(?:;|$)`)
const readCookie = ({ headers }: FastifyRequest): string | null =>
  TOKEN.exec(headers.cookie ?? '')?.[1] ?? null

/** The beginning of a day, by UTC. */
const dayOf = (at: Date): Date => new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`)

/** Keeps an answer where its link and the network it comes from have room for one more browser. */
async function takeAnswer(
  pulse: pulses.AskedPulse,
  given: pulses.BlurredAnswer,
  ip: string,
  { db, clock, limits, secretKey }: Deps,
): Promise<'kept' | 'ended' | 'full'> {
  if (!(await pulses.hasAnswered(db, pulse.id, given.browserHash))) {
    // Nobody can try addresses against the hash without the key, and when its counting began is told by the day.
    const network = { name: 'pulse-answers', of: [secretKey, pulse.id, networkOf(ip)] }
    const { count } = await countThrottle(db, network, MONTH_MINUTES, dayOf(clock()))
    if (count > limits.answersPerNetwork) return 'full'
  }
  return pulses.keepAnswer(db, pulse, given, limits.answersPerPulse)
}

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page)
