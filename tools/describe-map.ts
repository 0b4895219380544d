import { basename } from 'node:path'

const HEAD = `# Where everything is

Written by \`npm run docs\`: one row per feature, one column per layer. Tests lie beside what they test.
`
const ROLES = /\.(routes|service|store|queries)\.ts$|-page\.tsx$/

/** The layers of a feature, each with the files that are its doors. */
const LAYERS: Record<string, (feature: string) => RegExp> = {
  contract: (feature) => new RegExp(`^contract/src/${feature}\\.ts$`),
  coach: (feature) => new RegExp(`^coach/src/${feature}/`),
  server: (feature) => new RegExp(`^server/src/features/${feature}/[^/]+\\.ts$`),
  web: (feature) => new RegExp(`^web/src/features/${feature}/[^/]+\\.tsx?$`),
  e2e: (feature) => new RegExp(`^e2e/${feature}\\.spec\\.ts$`),
}

/**
 * Writes the table of features and layers.
 *
 * @param files every file of the project, from its root; only those with a role are named.
 */
export function describeMap(files: readonly string[]): string {
  const features = new Set(
    files.flatMap(
      (file) => /^(?:contract\/src|(?:server|web)\/src\/features)\/([a-z-]+)[./]/.exec(file)?.[1] ?? [],
    ),
  )
  const rows = [...features]
    .filter((feature) =>
      files.some(
        (file) =>
          file.startsWith(`web/src/features/${feature}/`) ||
          file.startsWith(`server/src/features/${feature}/`),
      ),
    )
    .toSorted()
    .map(
      (feature) =>
        `| ${[feature, ...Object.values(LAYERS).map((layer) => listDoors(files, layer(feature)))].join(' | ')} |`,
    )
  const columns = ['feature', ...Object.keys(LAYERS)]
  return `${HEAD}\n| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}\n${rows.join('\n')}\n`
}

function listDoors(files: readonly string[], place: RegExp): string {
  const own = files.filter((file) => place.test(file) && !/\.test\.tsx?$/.test(file))
  const [first] = own
  if (!first) return '–'
  // All of the coach's files of a feature are one machine: the folder says more than its parts.
  if (first.startsWith('coach/')) return link(first.slice(0, first.lastIndexOf('/') + 1))
  const doors =
    first.startsWith('contract/') || first.startsWith('e2e/') ? own : own.filter((file) => ROLES.test(file))
  return doors.map(link).join('<br>') || '–'
}

const link = (path: string): string =>
  `[${path.endsWith('/') ? path.slice(0, -1) : basename(path)}](../${path})`
