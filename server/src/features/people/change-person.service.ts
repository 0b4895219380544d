import { keyInSession } from '@lodestar/coach/people/gather-people'
import {
  MOST_DECISIONS,
  type PeopleBook,
  type PersonChange,
  type PersonPage,
} from '@lodestar/contract/people'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { findGathered, forgetEverywhere, readPerson } from './people.service.ts'
import { lockBook, saveBook } from './people.store.ts'

const TOO_MANY = 'You have decided enough about people: take some decisions back first.'

interface Owner {
  id: string
  timeZone: string
}
type Needs = Pick<Deps, 'clock'>

/**
 * Keeps one decision about a person.
 *
 * @returns the page of whom it was about, as it stands then.
 * @throws AppError `not_found` where nobody is called so, `quota_reached` where too much has been decided already.
 */
export async function changePerson(
  db: Db,
  owner: Owner,
  id: string,
  change: PersonChange,
  { clock }: Needs,
): Promise<PersonPage> {
  return db.transaction().execute(async (tx) => {
    const kept = await lockBook(tx, owner.id)
    const found = await findGathered(tx, owner.id, id)
    const other = change.change === 'merge' ? await findGathered(tx, owner.id, change.into) : found
    if (!found || !other) throw new AppError('not_found')
    const book = decide(found.book, { key: found.person.id, other: other.person.id }, change)
    const { labels, same, settled } = book
    if (Object.keys(labels).length + Object.keys(same).length + settled.length > MOST_DECISIONS)
      throw new AppError('quota_reached', { message: TOO_MANY })
    await saveBook(tx, owner.id, { isOn: kept.isOn, book }, clock().toISOString())
    const page = await readPerson(tx, owner, other.person.id)
    // Taken apart, they may be called by their name alone again.
    const shown = page ?? (await readPerson(tx, owner, found.person.name))
    if (!shown) throw new AppError('not_found')
    return shown
  })
}

/** The book after a decision about the person of a key; `other` is whom they are merged into. */
function decide(
  { labels, same, settled }: PeopleBook,
  { key, other }: { key: string; other: string },
  change: PersonChange,
): PeopleBook {
  if (change.change === 'rename') return { labels: { ...labels, [key]: change.name }, same, settled }
  if (change.change === 'merge')
    return key === other ? { labels, same, settled } : { labels, same: { ...same, [key]: other }, settled }
  if (change.change === 'apart') {
    const { [change.name]: _, ...rest } = same
    return { labels, same: rest, settled }
  }
  if (change.change === 'apart-in-session') {
    const own = keyInSession(key, change.sessionId)
    return { labels, same: { ...same, [own]: own }, settled }
  }
  const others = settled.filter((one) => one !== change.promise)
  return { labels, same, settled: change.isSettled ? [...others, change.promise] : others }
}

/**
 * Forgets a person: out of every case, and out of what was decided about them.
 *
 * @throws AppError `not_found` where nobody is called so.
 */
export async function forget(db: Db, userId: string, id: string, { clock }: Needs): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { isOn, book } = await lockBook(tx, userId)
    const found = await findGathered(tx, userId, id)
    if (!found || !(await forgetEverywhere(tx, userId, id))) throw new AppError('not_found')
    const key = found.person.id
    const without = <Value>(entries: Record<string, Value>, isGone: (entry: [string, Value]) => boolean) =>
      Object.fromEntries(Object.entries(entries).filter((entry) => !isGone(entry)))
    await saveBook(
      tx,
      userId,
      {
        isOn,
        book: {
          labels: without(book.labels, ([of]) => of === key),
          same: without(book.same, ([of, to]) => of === key || to === key),
          settled: book.settled,
        },
      },
      clock().toISOString(),
    )
  })
}
