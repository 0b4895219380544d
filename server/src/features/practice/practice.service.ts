import { choosePractice, type Spaced } from '@lodestar/coach/practice/choose-practice'
import { listItems } from '@lodestar/coach/practice/list-items'
import { spacePractice } from '@lodestar/coach/practice/space-practice'
import type { Felt, Practice } from '@lodestar/contract/practice'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import { addDays, readLocalTime } from '../../lib/zoned-time.ts'
import { listRehearsals } from '../rehearsals/rehearsals.store.ts'
import { type ItemKey, isPracticeOn, listStates, saveAside, savePracticed } from './practice.store.ts'

/** What is rehearsed rests for two days before it comes back for the first time. */
const FIRST_AFTER_DAYS = 2

/** Whose practice it is, and where their day begins. */
interface Owner {
  id: string
  timeZone: string
}

/** Says what comes back today, and what later. It is read from the rehearsals, so what is deleted there is gone here. */
export async function readPractice(db: Db, owner: Owner, now: Date): Promise<Practice> {
  const [spaced, isOn] = await Promise.all([listSpaced(db, owner), isPracticeOn(db, owner.id)])
  return choosePractice(spaced, isOn, readLocalTime(now, owner.timeZone).day)
}

/**
 * Notes how it went. What is practiced again on the same day is reckoned as the day's first time.
 *
 * @throws AppError `not_found` for what is not theirs, or not to be practiced.
 */
export async function notePracticed(
  db: Db,
  owner: Owner,
  { said, felt, ...key }: ItemKey & { said: string; felt: Felt },
  now: Date,
): Promise<void> {
  await findSpaced(db, owner, key)
  const practicedOn = readLocalTime(now, owner.timeZone).day
  const state = (await listStates(db, owner.id)).find((one) => isSame(one, key))
  const before =
    state?.spacing && state.practicedOn && state.practicedOn < practicedOn
      ? { spacing: state.spacing, practicedOn: state.practicedOn }
      : null
  await savePracticed(db, owner.id, key, {
    ...spacePractice(before, felt, practicedOn),
    practicedOn,
    said,
    felt,
  })
}

/** Lets something not come back, or come back again. @throws AppError `not_found`. */
export async function putAside(db: Db, owner: Owner, key: ItemKey, isAside: boolean): Promise<void> {
  await findSpaced(db, owner, key)
  await saveAside(db, owner.id, key, isAside)
}

async function findSpaced(db: Db, owner: Owner, key: ItemKey): Promise<void> {
  if (!(await listSpaced(db, owner)).some((one) => isSame(one, key))) throw new AppError('not_found')
}

const isSame = (one: ItemKey, other: ItemKey): boolean =>
  one.rehearsalId === other.rehearsalId && one.item === other.item

async function listSpaced(db: Db, { id: userId, timeZone }: Owner): Promise<Spaced[]> {
  const [rehearsals, states] = await Promise.all([listRehearsals(db, userId), listStates(db, userId)])
  const begun = new Map(
    rehearsals.map(({ id, createdAt }) => [id, readLocalTime(new Date(createdAt), timeZone).day]),
  )
  return listItems(rehearsals).map((item) => {
    const state = states.find((one) => isSame(one, item))
    return {
      ...item,
      said: state?.said || null,
      dueOn: state?.dueOn ?? addDays(begun.get(item.rehearsalId) ?? '', FIRST_AFTER_DAYS),
      practicedOn: state?.practicedOn ?? null,
      isAside: state?.setAside ?? false,
    }
  })
}
