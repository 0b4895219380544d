import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLibrary, type Index, indexPlaybooks, type Library } from '@lodestar/coach/playbooks/library'
import type { PlainAnswer, Playbook, ReplyFile } from '@lodestar/coach/playbooks/playbook'
import { readAnswers, readPlaybook, readReplies } from '@lodestar/coach/playbooks/read-playbook'
import { readSigns } from './signs.ts'

/** Where the playbooks and the replies are written. */
const PLAYBOOK_DIR = join(import.meta.dirname, '../../../coach/playbooks')
const REPLY_DIR = join(import.meta.dirname, '../../../coach/replies')
const ANSWER_DIR = join(import.meta.dirname, '../../../coach/answers')

const readFolder = <T>(folder: string, read: (text: string, name: string) => T): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => read(readFileSync(join(folder, name), 'utf8'), name))

/**
 * Reads every playbook of a folder, in the order of their names.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export const loadPlaybooks = (folder = PLAYBOOK_DIR): Playbook[] => readFolder(folder, readPlaybook)

/** Reads the replies of every situation, and throws as `loadPlaybooks` does. */
export const loadReplies = (): ReplyFile[] => readFolder(REPLY_DIR, readReplies)

/** Reads the plain answers, and throws as `loadPlaybooks` does. */
export const loadAnswers = (): PlainAnswer[] => readFolder(ANSWER_DIR, readAnswers).flat()

/** Everything a library is put together from; plain values, so that they can be stored. */
export interface LibraryParts {
  readonly playbooks: readonly Playbook[]
  readonly replies: readonly ReplyFile[]
  readonly index: Index
  readonly signs: Library['signs']
  readonly answers: readonly PlainAnswer[]
}

/** Lists the signs of all readings, and the ways in which plain questions are asked. */
export const listSigns = (playbooks: readonly Playbook[], answers: readonly PlainAnswer[]): string[] => [
  ...playbooks.flatMap(({ readings }) => readings.flatMap(({ signs }) => signs)),
  ...answers.flatMap(({ asked }) => asked),
]

/**
 * Reads and indexes every playbook of a folder, with what their signs mean; takes a second or two.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function readLibrary(folder = PLAYBOOK_DIR): LibraryParts {
  const playbooks = loadPlaybooks(folder)
  const answers = loadAnswers()
  return {
    playbooks,
    replies: loadReplies(),
    index: indexPlaybooks(playbooks),
    signs: readSigns(listSigns(playbooks, answers)),
    answers,
  }
}

/** Puts a library together; a few hundredths of a second. */
export const assembleLibrary = ({ playbooks, replies, signs, answers, index }: LibraryParts): Library =>
  buildLibrary(playbooks, replies, signs, answers, index)

/** Reads the library from what people wrote, as `readLibrary` does. */
export const loadLibrary = (folder = PLAYBOOK_DIR): Library => assembleLibrary(readLibrary(folder))
