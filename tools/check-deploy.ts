import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { listFiles, ROOT } from './list-files.ts'

/** Holds what people deploy with against what it names, and has the linters look at it that this machine has. */
const KUBERNETES = 'deploy/kubernetes'
const UNITS = 'deploy/systemd'

// biome-ignore lint/suspicious/noExplicitAny: what a file of somebody else's format holds; each look at it says what it expects.
type Loose = any

/** A file of Kubernetes' objects. */
export interface Manifest {
  file: string
  text: string
}

const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Finds names of settings that there are not. */
export function findUnknownSettings(
  file: string,
  names: readonly string[],
  settings: ReadonlySet<string>,
): string[] {
  return names
    .filter((name) => !settings.has(name))
    .map((name) => `${file} sets ${name}, which is no setting of .env.example`)
}

/** Finds what is wrong with the objects of Kubernetes: loose containers, and selectors and references that meet nothing. */
export function findManifestFaults(manifests: readonly Manifest[], settings: ReadonlySet<string>): string[] {
  const objects = manifests.flatMap(({ file, text }) =>
    parseAllDocuments(text).map((document) => ({ file, object: document.toJS() as Loose })),
  )
  const ofKind = (kind: string) => objects.filter(({ object }) => object.kind === kind)
  const pods: Loose[] = ofKind('Deployment').map(({ object }) => object.spec.template)
  // What `kustomize` adds to every one of them.
  const added = ofKind('Kustomization').flatMap(({ object }) => object.labels ?? [])
  const labels = pods.map((pod) => Object.assign({}, ...added.map(({ pairs }) => pairs), pod.metadata.labels))
  const faults = ofKind('Deployment').flatMap(({ file, object }) => findPodFaults(file, object, settings))
  for (const { file, object } of objects) {
    const { selector, podSelector } = object.spec ?? {}
    const wanted = podSelector?.matchLabels ?? selector?.matchLabels ?? selector
    if (wanted && !labels.some((own) => isWithin(wanted, own)))
      faults.push(`${file} ${object.kind} ${object.metadata.name} selects no pod`)
  }
  const files = new Set(manifests.map(({ file }) => file))
  for (const { file, object } of ofKind('Kustomization'))
    for (const name of object.resources)
      if (!files.has(join(file, '..', name))) faults.push(`${file} names ${name}, which is not there`)
  const given = ofKind('Secret').flatMap(({ object }) => Object.keys(object.stringData))
  const configured: string[] = ofKind('Kustomization').flatMap(({ object }) =>
    object.configMapGenerator.flatMap(({ literals }: Loose) =>
      literals.map((line: string) => line.split('=')[0]),
    ),
  )
  return [...faults, ...findUnknownSettings(KUBERNETES, [...given, ...configured], settings)]
}

const isWithin = (wanted: Record<string, string>, own: Record<string, string>): boolean =>
  Object.entries(wanted).every(([key, value]) => own[key] === value)

function findPodFaults(file: string, { metadata, spec }: Loose, settings: ReadonlySet<string>): string[] {
  const pod = spec.template.spec
  const isWeb = metadata.name.endsWith('-web')
  return pod.containers.flatMap((container: Loose) => {
    const may = container.securityContext ?? {}
    const rules: [boolean, string][] = [
      [pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser > 0, 'may run as root'],
      [may.readOnlyRootFilesystem === true, 'may write into its image'],
      [may.allowPrivilegeEscalation === false, 'may take on more rights'],
      [may.capabilities?.drop?.includes('ALL') === true, 'keeps capabilities'],
      [container.resources?.limits?.memory !== undefined, 'has no limit of memory'],
      [pod.automountServiceAccountToken === false, 'is given a token of the cluster'],
      [!isWeb || container.readinessProbe?.httpGet?.path === '/readyz', 'is not asked for /readyz'],
      [!isWeb || container.livenessProbe?.httpGet?.path === '/healthz', 'is not asked for /healthz'],
    ]
    const env: string[] = (container.env ?? []).map(({ name }: Loose) => name)
    return [
      ...rules.filter(([holds]) => !holds).map(([, says]) => `${file} ${metadata.name} ${says}`),
      ...findUnknownSettings(file, env, settings),
    ]
  })
}

/** Settings that tell the product nothing: the images' own. */
const OF_OTHERS = [
  'NODE_ENV',
  'SITE',
  'COMPOSE_PROFILES',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
]

/** Finds what is wrong with a Compose file: unknown settings, services that are waited for and are not there, a loose application. */
export function findComposeFaults(file: string, text: string, settings: ReadonlySet<string>): string[] {
  const { services, volumes = {} } = parse(text) as Loose
  const { app } = services
  const rules: [boolean, string][] = [
    [app.read_only === true, 'lets the application write into its image'],
    [app.cap_drop?.includes('ALL') === true, 'leaves the application capabilities'],
    [
      app.security_opt?.includes('no-new-privileges:true') === true,
      'lets the application take on more rights',
    ],
    [
      app.ports.every((port: string) => port.startsWith('127.0.0.1:')),
      'opens the application to the network without a proxy',
    ],
  ]
  const found = rules.filter(([holds]) => !holds).map(([, says]) => `${file} ${says}`)
  for (const [name, service] of Object.entries<Loose>(services)) {
    found.push(...findUnknownSettings(file, Object.keys(service.environment ?? {}), settings))
    const others = Object.keys(service.depends_on ?? {}).filter((other) => !services[other])
    found.push(...others.map((other) => `${file} ${name} waits for ${other}, which is not there`))
    const mounted: string[] = (service.volumes ?? []).map((mount: string) => mount.split(':')[0])
    const missing = mounted.filter(
      (from) => !(from.startsWith('./') ? existsSync(join(ROOT, from)) : from in volumes),
    )
    found.push(...missing.map((from) => `${file} ${name} mounts ${from}, which is not there`))
  }
  return found
}

const COPIED = /^COPY (?!--from)(.+) \S+$/gm

/** Finds sources of a Dockerfile that are not there, and steps that are missing. */
export function findDockerFaults(file: string, text: string, exists: (path: string) => boolean): string[] {
  const sources = [...text.matchAll(COPIED)].flatMap(([, list = '']) => list.split(' '))
  const rules: [RegExp, string][] = [
    [/^USER [1-9]\d*$/m, 'does not name its user by number'],
    [/^HEALTHCHECK /m, 'cannot be asked whether it is well'],
    [/^CMD \["node", "server\/src\/main\.ts"\]$/m, 'puts something between the signals and the server'],
  ]
  return [
    ...sources
      .filter((path) => path !== '.' && !exists(path))
      .map((path) => `${file} copies ${path}, which is not there`),
    ...rules.filter(([pattern]) => !pattern.test(text)).map(([, says]) => `${file} ${says}`),
  ]
}

/** Linters of others; what is not on this machine is left out, with a word. */
const LINTERS = (units: readonly string[], manifests: readonly string[]): [string, string[]][] => [
  ['hadolint', ['Dockerfile']],
  ['systemd-analyze', ['verify', '--man=no', ...units]],
  ['kubernetes-validate', manifests.filter((file) => !file.endsWith('kustomization.yaml'))],
]

function lint([program, args]: [string, string[]]): { faults: string[]; isHere: boolean } {
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  if (error) return { faults: [], isHere: false }
  return { faults: status === 0 ? [] : [`${program}: ${`${stdout}${stderr}`.trim()}`], isHere: true }
}

if (import.meta.main) {
  const settings = new Set([
    ...[...readText('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name),
    ...OF_OTHERS,
  ])
  const manifests = listFiles(`${KUBERNETES}/*.yaml`)
  const units = listFiles(`${UNITS}/*.{service,timer}`)
  const exists = (path: string) => existsSync(join(ROOT, path))
  const linted = LINTERS(units, manifests).map((linter) => ({ name: linter[0], ...lint(linter) }))
  const faults = [
    ...findDockerFaults('Dockerfile', readText('Dockerfile'), exists),
    ...findComposeFaults('compose.yaml', readText('compose.yaml'), settings),
    ...findManifestFaults(
      manifests.map((file) => ({ file, text: readText(file) })),
      settings,
    ),
    ...linted.flatMap((linter) => linter.faults),
  ]
  for (const fault of faults) console.log(fault)
  const absent = linted.filter(({ isHere }) => !isHere).map(({ name }) => name)
  const files = 2 + units.length + manifests.length
  console.log(
    `${files} files, ${faults.length} faults${absent.length > 0 ? `, not here: ${absent.join(', ')}` : ''}`,
  )
  if (faults.length > 0) process.exitCode = 1
}
