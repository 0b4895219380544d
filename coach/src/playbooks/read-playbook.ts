import { parse } from 'yaml'
import type * as z from 'zod/mini'
import { Around } from './around.ts'
import { type Asked, AskedFile, type Feared, FearedFile, ToldFile, type ToldOf } from './asked.ts'
import { type Form, FormFile } from './form.ts'
import { HeardLine, HeardPurpose } from './heard.ts'
import { OpenQuestions } from './open-questions.ts'
import {
  AnswerFile,
  type Choice,
  ChoiceFile,
  type Conduct,
  ConductFile,
  type Happening,
  HappeningFile,
  type PlainAnswer,
  Playbook,
  type Point,
  PointFile,
  type Purpose,
  PurposeFile,
  type Speech,
  SpeechFile,
} from './playbook.ts'

/**
 * Reads one playbook file.
 *
 * @param text the YAML of the file.
 * @param fileName without folder; its stem must equal the playbook's key. Named in every error.
 * @returns the playbook, whole.
 * @throws Error with one sentence a non-programmer can act on: the file, the place, what is wrong.
 */
export function readPlaybook(text: string, fileName: string): Playbook {
  const playbook = readContent(text, fileName, Playbook)
  const problem = findWrongName(playbook.key, fileName) ?? crossCheck(playbook)
  if (problem) throw new Error(`${fileName}: ${problem}`)
  return playbook
}

/** Checks what one file lists: keys that differ, and blanks that can be filled. */
function checkKeyed<T extends { readonly key: string }>(
  list: string,
  items: T[],
  fileName: string,
  slots: readonly string[] = SLOTS,
): T[] {
  const keys = items.map(({ key }) => key)
  const problem = findTwice(list, keys) ?? findUnknownSlot(items, slots)
  if (problem) throw new Error(`${fileName}: ${problem}`)
  return items
}

/** Reads the plain answers, as `readPlaybook` does a playbook. */
export const readAnswers = (text: string, fileName: string): PlainAnswer[] =>
  checkKeyed('answers', readContent(text, fileName, AnswerFile).answers, fileName)

/** Reads points, as `readPlaybook` does a playbook. */
export const readPoints = (text: string, fileName: string): Point[] =>
  checkKeyed('points', readContent(text, fileName, PointFile).points, fileName)

/** Reads the kinds of conduct, as `readPlaybook` does a playbook. */
export const readConducts = (text: string, fileName: string): Conduct[] =>
  checkKeyed('behaviors', readContent(text, fileName, ConductFile).behaviors, fileName)

/** Reads the parts of the speech acts, as `readPlaybook` does a playbook. */
export const readSpeeches = (text: string, fileName: string): Speech[] =>
  checkKeyed('acts', readContent(text, fileName, SpeechFile).acts, fileName)

/** Reads what stands around a leader's own sentences, as `readPlaybook` does a playbook. */
export const readAround = (text: string, fileName: string): Around => readContent(text, fileName, Around)

/** Reads what is answered to kinds of questions, as `readPlaybook` does a playbook. */
export const readAsked = (text: string, fileName: string): Asked[] =>
  checkKeyed('kinds', readContent(text, fileName, AskedFile).kinds, fileName, [])

/** Reads what is replied to kinds of fears, as `readPlaybook` does a playbook. */
export const readFeared = (text: string, fileName: string): Feared[] =>
  checkKeyed('kinds', readContent(text, fileName, FearedFile).kinds, fileName, [])

/** Reads what is replied to kinds of what is told, as `readPlaybook` does a playbook. */
export const readTold = (text: string, fileName: string): ToldOf[] =>
  checkKeyed('kinds', readContent(text, fileName, ToldFile).kinds, fileName, [])

/** Reads the forms of words, as `readPlaybook` does a playbook. */
export const readForms = (text: string, fileName: string): Form[] =>
  checkKeyed('forms', readContent(text, fileName, FormFile).forms, fileName, ['it'])

/** Reads choices, as `readPlaybook` does a playbook. */
export const readChoices = (text: string, fileName: string): Choice[] =>
  checkKeyed('choices', readContent(text, fileName, ChoiceFile).choices, fileName)

/** Reads the questions that fit whatever the matter is, as `readPlaybook` does a playbook. */
export function readOpenQuestions(text: string, fileName: string): OpenQuestions {
  const questions = readContent(text, fileName, OpenQuestions)
  const lost = findUnknownSlot(questions, ['words'])
  if (lost) throw new Error(`${fileName}: ${lost}`)
  return questions
}

/** Reads what can happen, as `readPlaybook` does a playbook. */
export const readHappenings = (text: string, fileName: string): Happening[] =>
  checkKeyed('happenings', readContent(text, fileName, HappeningFile).happenings, fileName)

/** Reads what words can be for, as `readPlaybook` does a playbook. */
export function readPurposes(text: string, fileName: string): Purpose[] {
  const purposes = readContent(text, fileName, PurposeFile).purposes
  const lost = purposes.find(({ core, said }) => core.some((at) => at > said.length))
  if (lost) throw new Error(`${fileName}: ${lost.key} has a core that names a sentence it does not have`)
  const misplaced = purposes.find(({ situations }) => `${situations[0]}.yaml` !== fileName)
  if (misplaced) throw new Error(`${fileName}: ${misplaced.key} belongs to ${misplaced.situations[0]}.yaml`)
  return checkKeyed('purposes', purposes, fileName, [...SLOTS, 'topic', 'often', 'other', 'what'])
}

/** Reads JSON, one a line. @throws Error naming the line that is not right. */
const readJsonLines = <T>(text: string, fileName: string, schema: z.ZodMiniType<T>): T[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => readContent(line, `${fileName}, line ${at + 1}`, schema))

/** Groups rows by their key. @throws Error naming a key that there is not. */
function groupRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  keys: ReadonlySet<string>,
  fileName: string,
): Map<string, Row[]> {
  const lost = rows.findIndex(({ key }) => !keys.has(key))
  if (lost >= 0) throw new Error(`${fileName}, line ${lost + 1}: there is no "${rows[lost]?.key}"`)
  return Map.groupBy(rows, ({ key }) => key)
}

/**
 * Adds to purposes how others than their authors tell and ask for them.
 *
 * @param text JSON, one a line.
 * @throws Error naming the line that is not right.
 */
export function addHeard(purposes: readonly Purpose[], text: string, fileName: string): Purpose[] {
  const keys = new Set(purposes.map(({ key }) => key))
  const rows = groupRows(readJsonLines(text, fileName, HeardPurpose), keys, fileName)
  return purposes.map((purpose) => ({
    ...purpose,
    heard: [...purpose.heard, ...(rows.get(purpose.key) ?? []).map(({ told, asks }) => ({ told, asks }))],
  }))
}

/** Adds to units of a folder how others than their authors say them, as `addHeard` does to purposes. Throws where two have one key. */
export function addHeardLines<Unit extends PlainAnswer | Choice | Happening>(
  units: readonly Unit[],
  text: string,
  fileName: string,
): Unit[] {
  const keys = new Set(units.map(({ key }) => key))
  const twice = units.find((unit, at) => units.findIndex(({ key }) => key === unit.key) < at)
  if (twice) throw new Error(`${fileName}: two units beside it have the key ${JSON.stringify(twice.key)}`)
  const rows = groupRows(readJsonLines(text, fileName, HeardLine), keys, fileName)
  return units.map((unit) => {
    const lines = (rows.get(unit.key) ?? []).map(({ heard }) => heard)
    return 'asked' in unit
      ? { ...unit, asked: [...unit.asked, ...lines] }
      : { ...unit, heard: [...unit.heard, ...lines] }
  })
}

function readContent<T>(text: string, fileName: string, schema: z.ZodMiniType<T>): T {
  let raw: unknown
  try {
    raw = parse(text)
  } catch (error) {
    throw new Error(`${fileName}: not readable as YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${fileName}: ${issue?.path.join('.') || 'the file'} ${issue?.message ?? 'is not valid'}`)
}

const SLOT = /\{(\w+)\}/g
const SLOTS = ['person', 'when']

/** What a schema of single fields cannot see: names that must agree, ids that must be unique, blanks that can be filled. */
const crossCheck = (playbook: Playbook): string | undefined =>
  findLostApproach(playbook) ?? findDoubledId(playbook) ?? findUnknownSlot(playbook)

const findWrongName = (key: string, fileName: string) =>
  `${key}.yaml` === fileName ? undefined : `key is "${key}" but the file name says otherwise`

function findTwice(list: string, ids: readonly string[]): string | undefined {
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  return twice && `${list} has the id "${twice}" twice`
}

function findLostApproach({ readings, approaches }: Playbook): string | undefined {
  const known = new Set(approaches.map(({ id }) => id))
  const named = readings.flatMap(({ key, approaches: ids }) => ids.map((id) => ({ key, id })))
  const lost = named.find(({ id }) => !known.has(id))
  return lost && `readings.${lost.key} names the approach "${lost.id}", which does not exist`
}

function findDoubledId(playbook: Playbook): string | undefined {
  for (const list of ['approaches', 'actions', 'exercises', 'scripts'] as const) {
    const twice = findTwice(
      list,
      playbook[list].map(({ id }) => id),
    )
    if (twice) return twice
  }
  return undefined
}

function findUnknownSlot(content: unknown, known: readonly string[] = SLOTS): string | undefined {
  const slots = [...JSON.stringify(content).matchAll(SLOT)].map(([, slot]) => slot ?? '')
  const unknown = slots.find((slot) => !known.includes(slot))
  const named = known
    .map((slot) => `{${slot}}`)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1')
  return unknown && `uses {${unknown}}; only ${named} can be filled`
}
