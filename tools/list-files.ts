import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '..')

const NOT_OURS = /(^|[\\/])(node_modules|dist|\.git|\.cache|artifacts|data)([\\/]|$)/

/**
 * Lists the project's own files: nothing installed, built or written while running.
 *
 * @param patterns globs from the root, such as `coach/src/**\/*.ts`.
 * @returns paths from the root with forward slashes, sorted.
 */
export function listFiles(patterns: string | string[], root = ROOT): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => NOT_OURS.test(name) })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}
