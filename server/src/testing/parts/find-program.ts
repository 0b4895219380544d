import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where distributions put what a service manager runs. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Finds a program of this machine; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  // Where programs are is the one thing of the environment that parts need.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS]
  return folders.map((folder) => join(folder, name)).find(canRun)
}

/** Whether a file is there and may be run. */
export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
