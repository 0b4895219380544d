import { StartError } from '../lib/start-error.ts'

const FILE_SYSTEM_REASONS: Record<string, string> = {
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not change it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'a file of this name is in the way',
}

/**
 * Turns what the file system refused into a StartError; leaves every other error as it is.
 *
 * @param dataDir the absolute data folder, named where the error itself names no path.
 */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const { code, path = dataDir } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : FILE_SYSTEM_REASONS[code]
  if (reason === undefined) return error
  return new StartError(`Lodestar cannot use its data folder: ${reason} (${path}).`, { cause: error })
}

/** Finds in what a program of PostgreSQL printed the words that say why it ended. */
export function findReason(output: string): string {
  const lines = output.trim().split('\n')
  const line = lines.find((candidate) => /(error|FATAL|PANIC):/.test(candidate)) ?? lines.at(-1)
  return line?.replace(/^.*?(error|FATAL|PANIC): +/, '') || 'it ended without a word'
}
