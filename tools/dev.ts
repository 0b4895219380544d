import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './list-files.ts'

const SITE_PORT = 5173
const SERVER_PORT = Number(process.env['PORT'] ?? 3000)
const SITE = `http://localhost:${SITE_PORT}`

/** `npm run dev`: the browser application from its sources, and the server, which starts anew when its sources change. */
const site = await createServer({
  root: join(ROOT, 'web'),
  server: {
    port: SITE_PORT,
    strictPort: true,
    proxy: {
      '/api': {
        target: `http://localhost:${SERVER_PORT}`,
        // The sign-in page stands below /api but is a page of the browser application.
        bypass: ({ method, url }) =>
          method === 'GET' && url?.startsWith('/api/login') ? '/index.html' : null,
      },
    },
  },
})
await site.listen()

const watched = ['server/src', 'server/migrations', 'coach', 'contract/src'].map(
  (folder) => `--watch-path=${folder}`,
)
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(SERVER_PORT), PUBLIC_URL: SITE },
  stdio: 'inherit',
  // Ctrl-C would reach the server twice, from the terminal and from the watcher, and twice means "stop at once".
  detached: true,
})
console.log(`The application is on ${SITE}, with its server on port ${SERVER_PORT}`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  void site.close().then(() => process.exit(code ?? 0))
})
