import { connect, createServer } from 'node:net'
import type { Config } from '../lib/config.ts'
import { verifyMailServer } from '../lib/mail.ts'
import { addressOf } from '../llm/provider.ts'
import { type Finding, sayError } from './finding.ts'

const ANSWER_MS = 5_000

/** Looks at what is around the server: its port, the mail server, the language model. */
export async function checkAround(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([
    config.role === 'worker' ? undefined : checkPort(config),
    checkMail(config),
    checkModel(config),
  ])
  return findings.filter((finding) => finding !== undefined)
}

async function checkPort({ port, host }: Config): Promise<Finding | undefined> {
  const refused = await tryListen(port, host)
  if (refused === undefined || (refused === 'EADDRINUSE' && (await isLodestar(port, host)))) return undefined
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program.`,
    EACCES: `This user may not listen on port ${port}.`,
  }
  return {
    what: reasons[refused] ?? `HOST is ${host}, which is not an address of this machine (${refused}).`,
    todo:
      refused === 'EADDRINUSE' || refused === 'EACCES'
        ? 'Stop that program, or set PORT to another number (above 1023).'
        : 'Set HOST to localhost, 0.0.0.0 or an address of this machine.',
  }
}

/** @returns the code of the error, where this address cannot be listened on. */
function tryListen(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** Whether it is a Lodestar that listens there, as it should. */
async function isLodestar(port: number, host: string): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`
  const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined)
  return (await reply?.text().catch(() => '')) === '{"status":"ok"}'
}

async function checkMail({ smtp }: Config): Promise<Finding | undefined> {
  if (!smtp) return undefined
  try {
    await verifyMailServer(smtp)
    return undefined
  } catch (error) {
    return {
      what: `The mail server ${new URL(smtp.url).host} takes no mail from here (${sayError(error)}).`,
      todo: 'Check SMTP_URL: its host, its port, and the name and password in it.',
    }
  }
}

async function checkModel({ ai }: Config): Promise<Finding | undefined> {
  if (!ai) return undefined
  const url = new URL(addressOf(ai))
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const error = await tryConnect(url.hostname.replace(/^\[|\]$/g, ''), port)
  if (!error) return undefined
  return {
    what: `The language model at ${url.host} cannot be reached (${error}); the built-in coach writes meanwhile.`,
    todo: 'Start it, or check AI_BASE_URL and whether this machine may reach that address.',
  }
}

function tryConnect(host: string, port: number): Promise<string | undefined> {
  const socket = connect({ host, port, timeout: ANSWER_MS })
  return new Promise<string | undefined>((resolve) => {
    socket.once('connect', () => resolve(undefined))
    socket.once('timeout', () => resolve('no answer'))
    socket.once('error', (error) => resolve(sayError(error) || 'refused'))
  }).finally(() => socket.destroy())
}
