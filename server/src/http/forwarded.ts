import type { FastifyInstance } from 'fastify'

/** An address with a port, as some gateways write it: `192.0.2.4:5678`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/

/** Reads the addresses that proxies have noted without their ports: else each connection would count as a network. */
export function registerForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const noted = headers['x-forwarded-for']
    if (typeof noted === 'string') headers['x-forwarded-for'] = noted.split(',').map(dropPort).join(',')
  })
}

const dropPort = (entry: string): string => entry.trim().replace(WITH_PORT, '$1$2')
