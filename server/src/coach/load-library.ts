import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLibrary, type Index, indexPlaybooks, type Library } from '@lodestar/coach/playbooks/library'
import { addLesson, createMeaning, type Lesson } from '@lodestar/coach/playbooks/meaning'
import { type Line, listLines, type Playbook, type ReplyFile } from '@lodestar/coach/playbooks/playbook'
import { readPlaybook, readReplies } from '@lodestar/coach/playbooks/read-playbook'
import type { Vectors } from '@lodestar/coach/text/vectors'
import { LESSONS_FILE, readLessons } from './lessons.ts'

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

/** Everything a library is put together from; plain values, so that they can be stored. */
export interface LibraryParts {
  readonly playbooks: readonly Playbook[]
  readonly replies: readonly ReplyFile[]
  readonly index: Index
  readonly lessons: readonly Lesson[]
  /** Lines written since the lessons were learned, which `learnLines` adds once they are encoded. */
  readonly missing: readonly Line[]
}

/** A library, and the lines that are still to be learned. */
export interface LoadedLibrary {
  readonly library: Library
  readonly missing: readonly Line[]
}

/**
 * Reads and indexes every playbook of a folder, with what has been learned about their lines; takes a second or two.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function readLibrary(folder = PLAYBOOK_DIR): LibraryParts {
  const playbooks = loadPlaybooks(folder)
  const { meaning, missing } = readLessons(
    readFileSync(LESSONS_FILE, 'utf8'),
    playbooks.map(({ key }) => key),
    playbooks.flatMap(listLines),
  )
  const replies = loadReplies()
  return { playbooks, replies, index: indexPlaybooks(playbooks), lessons: meaning.lessons, missing }
}

/** Puts a library together; a few hundredths of a second. */
export function assembleLibrary({
  playbooks,
  replies,
  index,
  lessons,
  missing,
}: LibraryParts): LoadedLibrary {
  const situations = playbooks.map(({ key }) => key)
  return { library: buildLibrary(playbooks, replies, createMeaning(situations, lessons), index), missing }
}

/** Reads the library from what people wrote, as `readLibrary` does. */
export const loadLibrary = (folder = PLAYBOOK_DIR): LoadedLibrary => assembleLibrary(readLibrary(folder))

/** Adds lines that have been encoded to what has been learned; one that has not been is left out. */
export function learnLines(library: Library, lines: readonly Line[], vectors: Vectors): Library {
  const meaning = lines.reduce((known, { key, text }) => {
    const vector = vectors.get(text)
    return known && vector ? addLesson(known, key, text, vector) : known
  }, library.meaning)
  return { ...library, meaning }
}
