import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLesson, type Vectors } from '@lodestar/coach/coaching/meaning'
import { buildLibrary, type Library } from '@lodestar/coach/coaching/recognize'
import { type Line, listLines, type Playbook, type ReplyFile } from '@lodestar/coach/playbooks/playbook'
import { readPlaybook, readReplies } from '@lodestar/coach/playbooks/read-playbook'
import { LESSONS_FILE, readLessons } from '../nlp/lessons.ts'

/** Where the playbooks and the replies are written. */
const PLAYBOOK_DIR = join(import.meta.dirname, '../../../coach/playbooks')
const REPLY_DIR = join(import.meta.dirname, '../../../coach/replies')

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

/**
 * Reads and indexes every playbook of a folder, with what has been learned about their lines; takes half a second.
 *
 * @returns also the lines written since then, which `learnLines` adds once they are encoded.
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function loadLibrary(folder = PLAYBOOK_DIR): { library: Library; missing: Line[] } {
  const playbooks = loadPlaybooks(folder)
  const { meaning, missing } = readLessons(
    readFileSync(LESSONS_FILE, 'utf8'),
    playbooks.map(({ key }) => key),
    playbooks.flatMap(listLines),
  )
  return { library: buildLibrary(playbooks, loadReplies(), meaning), missing }
}

/** Adds lines that have been encoded to what has been learned; one that has not been is left out. */
export function learnLines(library: Library, lines: readonly Line[], vectors: Vectors): Library {
  const meaning = lines.reduce((known, { key, text }) => {
    const vector = vectors.get(text)
    return known && vector ? addLesson(known, key, text, vector) : known
  }, library.meaning)
  return { ...library, meaning }
}
