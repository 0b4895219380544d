import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildLibrary,
  type Index,
  indexPlaybooks,
  type Library,
  listSigns,
  type Phrased,
} from '@lodestar/coach/playbooks/library'
import type { Choice, Happening, PlainAnswer, Playbook } from '@lodestar/coach/playbooks/playbook'
import {
  addHeard,
  addHeardLines,
  readAnswers,
  readAround,
  readAsked,
  readChoices,
  readConducts,
  readFeared,
  readForms,
  readHappenings,
  readOpenQuestions,
  readPlaybook,
  readPoints,
  readPurposes,
  readSpeeches,
  readTold,
} from '@lodestar/coach/playbooks/read-playbook'
import { readWording, type Worded, type Wording } from '@lodestar/coach/playbooks/wording'
import { readSigns } from './signs.ts'

/** Where the playbooks are written. */
const PLAYBOOK_DIR = join(import.meta.dirname, '../../../coach/playbooks')
const ANSWER_DIR = join(import.meta.dirname, '../../../coach/answers')
const CHOICE_DIR = join(import.meta.dirname, '../../../coach/choices')
const FEARED_DIR = join(import.meta.dirname, '../../../coach/feared')
const HAPPENING_DIR = join(import.meta.dirname, '../../../coach/happenings')
const STORY_DIR = join(import.meta.dirname, '../../../coach/stories')
const TWIST_DIR = join(import.meta.dirname, '../../../coach/twists')
const PURPOSE_DIR = join(import.meta.dirname, '../../../coach/purposes')
const HEARD = 'heard.jsonl'
const POINT_DIR = join(import.meta.dirname, '../../../coach/points')
const OPEN_QUESTIONS = join(import.meta.dirname, '../../../coach/questions/open.yaml')
const ASKED_DIR = join(import.meta.dirname, '../../../coach/asked')
const WORD_DIR = join(import.meta.dirname, '../../../coach/words')

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

const readHeard = (folder: string) => readFileSync(join(folder, HEARD), 'utf8')

/** Reads the units of a folder, with how others than their authors say them. */
const readUnits = <Unit extends PlainAnswer | Choice | Happening>(
  folder: string,
  read: (text: string, name: string) => Unit[],
): Unit[] => addHeardLines(readFolder(folder, read).flat(), readHeard(folder), HEARD)

/** Reads the happenings of one kind, with how others than their author tell them. */
function loadHappenings(kind: 'failed' | 'outcomes'): Happening[] {
  const [units, heard] = [`${kind}.yaml`, `${kind}.jsonl`]
  const read = (name: string) => readFileSync(join(HAPPENING_DIR, name), 'utf8')
  return addHeardLines(readHappenings(read(units), units), read(heard), heard)
}

const loadPurposes = () =>
  addHeard(readFolder(PURPOSE_DIR, readPurposes).flat(), readHeard(PURPOSE_DIR), HEARD)

const readPhrased = (): Phrased => ({
  answers: readUnits(ANSWER_DIR, readAnswers),
  points: readFolder(POINT_DIR, readPoints).flat(),
  conducts: readConducts(readFileSync(join(WORD_DIR, 'behaviors.yaml'), 'utf8'), 'behaviors.yaml'),
  speeches: readSpeeches(readFileSync(join(WORD_DIR, 'speech.yaml'), 'utf8'), 'speech.yaml'),
  choices: readUnits(CHOICE_DIR, readChoices),
  purposes: loadPurposes(),
  feared: readUnits(FEARED_DIR, readHappenings),
  failed: loadHappenings('failed'),
  outcomes: loadHappenings('outcomes'),
  stories: readUnits(STORY_DIR, readHappenings),
  twists: readUnits(TWIST_DIR, readHappenings),
  around: readAround(readFileSync(join(WORD_DIR, 'around.yaml'), 'utf8'), 'around.yaml'),
  forms: readForms(readFileSync(join(WORD_DIR, 'forms.yaml'), 'utf8'), 'forms.yaml'),
  asked: readAsked(readFileSync(join(ASKED_DIR, 'answers.yaml'), 'utf8'), 'answers.yaml'),
  fearedKinds: readFeared(readFileSync(join(ASKED_DIR, 'fears.yaml'), 'utf8'), 'fears.yaml'),
  matters: readTold(readFileSync(join(ASKED_DIR, 'matters.yaml'), 'utf8'), 'matters.yaml'),
  news: readTold(readFileSync(join(ASKED_DIR, 'news.yaml'), 'utf8'), 'news.yaml'),
  openQuestions: readOpenQuestions(readFileSync(OPEN_QUESTIONS, 'utf8'), 'open.yaml'),
})

let phrased: Phrased | undefined

/** Reads all that is found by how leaders say it, once, and throws as `loadPlaybooks` does; some seconds. */
export function loadPhrased(): Phrased {
  phrased ??= readPhrased()
  return phrased
}

/** Everything a library is put together from; plain values, so that they can be stored. */
export interface LibraryParts {
  readonly playbooks: readonly Playbook[]
  readonly index: Index
  readonly signs: Library['signs']
  readonly phrased: Phrased
}

/** How the units of each list that is found by its wording are worded; it takes some seconds to read. */
export function readWordings({
  answers,
  points,
  conducts,
  choices,
  purposes,
  feared,
  failed,
  outcomes,
  stories,
  twists,
}: Phrased): Map<readonly Worded[], Wording> {
  const lists = [answers, points, conducts, choices, purposes, feared, failed, outcomes, stories, twists]
  return new Map(lists.map((units) => [units, readWording(units)]))
}

/**
 * Reads and indexes every playbook of a folder, with what their signs mean; takes a second or two.
 *
 * @throws Error naming the file and the place when a playbook is not complete.
 */
export function readLibrary(folder = PLAYBOOK_DIR): LibraryParts {
  const playbooks = loadPlaybooks(folder)
  const own = loadPhrased()
  return {
    playbooks,
    index: indexPlaybooks(playbooks),
    signs: readSigns(listSigns(playbooks, own)),
    phrased: own,
  }
}

/** Puts a library together; a few hundredths of a second. */
export const assembleLibrary = ({ playbooks, signs, phrased, index }: LibraryParts): Library =>
  buildLibrary(playbooks, signs, phrased, index)

/** Reads the library from what people wrote, as `readLibrary` does. */
export const loadLibrary = (folder = PLAYBOOK_DIR): Library => assembleLibrary(readLibrary(folder))
