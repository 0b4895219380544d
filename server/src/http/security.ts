import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../lib/config.ts'
import { AppError } from './errors.ts'
import { isApiPath, pathOf } from './paths.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const ONE_YEAR_SECONDS = 31_536_000
/** What pages may never ask the browser for. */
const UNUSED_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
]

/**
 * Sends the security headers with every reply and refuses changes asked for by other sites.
 *
 * The policy allows nothing but our own files: no inline script or style, no frame around us, no form to elsewhere.
 * Strict-Transport-Security is sent only where people come by https; on plain http it would lock them out. Hosts below ours
 * are named only where the operator says so: we cannot know whether another of them is still served without https.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
): Promise<void> {
  const own = ["'self'"]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: own,
        styleSrc: own,
        imgSrc: ["'self'", 'data:'],
        fontSrc: own,
        connectSrc: own,
        manifestSrc: own,
        workerSrc: own,
        formAction: own,
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: hstsSubdomains }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // Dictating a message is all the microphone is for.
  const permissions = [...UNUSED_POWERS.map((power) => `${power}=()`), 'microphone=(self)'].join(', ')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (!SAFE_METHODS.has(request.method) && isApiPath(pathOf(request.url)))
      refuseOtherSites(request, publicUrl)
  })
}

/**
 * Refuses a change that another site's page asks for with this person's cookies.
 *
 * Browsers say where a request comes from in `Sec-Fetch-Site` or `Origin`, and pages cannot forge either. A program
 * that sends neither brings no person's cookies along, so it is let through.
 */
function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = origin === undefined || origin === publicUrl || isThisHost(origin, host, publicUrl)
  if (!isOwnSite || !isOwnOrigin)
    throw new AppError('invalid_input', {
      fields: { 'headers.origin': 'Requests from other sites are refused' },
    })
}

/**
 * Says whether an origin is the host that was called, whatever address we are known under.
 *
 * Where people come by https, a page of this host that came without it may have been written by anybody on the way.
 */
function isThisHost(origin: string, host: string | undefined, publicUrl: string): boolean {
  const { protocol, host: own } = URL.canParse(origin) ? new URL(origin) : { protocol: '', host: undefined }
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !publicUrl.startsWith('https:'))
  return isSafe && own === host
}
