import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findComposeFaults, findDockerFaults, findManifestFaults } from './check-deploy.ts'
import { listFiles, ROOT } from './list-files.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const manifests = (change: (text: string) => string) =>
  listFiles('deploy/kubernetes/*.yaml').map((file) => ({ file, text: change(read(file)) }))
const SETTINGS = new Set(
  'ROLE SECRET_KEY DATABASE_URL DATABASE_OWNER_URL PUBLIC_URL TRUSTED_PROXIES LOG_LEVEL HOST PORT POSTGRES_DB POSTGRES_PASSWORD POSTGRES_USER SITE'.split(
    ' ',
  ),
)

it.each([
  ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'lodestar-web may write into its image'],
  ['runAsNonRoot: true', 'runAsNonRoot: false', 'lodestar-web may run as root'],
  ['path: /readyz', 'path: /', 'lodestar-web is not asked for /readyz'],
  ['- name: ROLE', '- name: ROLL', 'sets ROLL, which is no setting of .env.example'],
  ['component: worker\n    spec', 'component: walker\n    spec', 'Deployment lodestar-worker selects no pod'],
  ['- worker.yaml', '- workers.yaml', 'names workers.yaml, which is not there'],
  ['SECRET_KEY:', 'SECRET:', 'sets SECRET, which is no setting of .env.example'],
])('a manifest with a mistake is told: %s', (right, wrong, says) => {
  expect(
    findManifestFaults(
      manifests((text) => text),
      SETTINGS,
    ),
  ).toEqual([])
  const faults = findManifestFaults(
    manifests((text) => text.replace(right, wrong)),
    SETTINGS,
  )
  expect(faults.join('\n')).toContain(says)
})

it.each([
  ['read_only: true', 'read_only: false', 'write into its image'],
  ['"127.0.0.1:', '"0.0.0.0:', 'to the network without a proxy'],
  ['- database:/var', '- databases:/var', 'mounts databases, which is not there'],
  ['./deploy/Caddyfile', './deploy/Caddy', 'mounts ./deploy/Caddy, which is not there'],
  ['SECRET_KEY: ', 'SECRETS_KEY: ', 'SECRETS_KEY, which is no setting'],
])('a Compose file with a mistake is told: %s', (right, wrong, says) => {
  const text = read('compose.yaml')
  expect(findComposeFaults('compose.yaml', text, SETTINGS)).toEqual([])
  expect(findComposeFaults('compose.yaml', text.replace(right, wrong), SETTINGS).join('\n')).toContain(says)
})

it('a Dockerfile that copies what is not there, runs as root, or has a shell before the server is told', () => {
  const faults = findDockerFaults(
    'Dockerfile',
    'COPY here gone to/\nUSER node\nCMD npm start\n',
    (path) => path === 'here',
  )
  expect(faults).toEqual([
    'Dockerfile copies gone, which is not there',
    'Dockerfile does not name its user by number',
    'Dockerfile cannot be asked whether it is well',
    'Dockerfile puts something between the signals and the server',
  ])
})
