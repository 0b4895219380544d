import { findFacts, findPromises, isTheirPromise, patternOf } from '@lodestar/coach/people/find-told'
import { forgetPerson } from '@lodestar/coach/people/forget-person'
import {
  type GatheredPerson,
  gatherPeople,
  resolveKey,
  type SessionPerson,
} from '@lodestar/coach/people/gather-people'
import { type KnownPerson, keyOfName, type PersonPage } from '@lodestar/contract/people'
import type { Db, Tx } from '../../db/connect.ts'
import { lockCase, saveCase } from '../coaching/case.store.ts'
import { listOutcomes } from '../outcomes/outcomes.store.ts'
import * as store from './people.store.ts'

/** Whose people, and the clock their days are told by. */
interface Owner {
  id: string
  timeZone: string
}

const summarize = ({ id, name, sessions, lastAt }: KnownPerson): KnownPerson => ({
  id,
  name,
  sessions,
  lastAt,
})

/** The people somebody talks about, newest first; none while that is switched off. */
export async function listPeople(db: Db, userId: string): Promise<{ isOn: boolean; people: KnownPerson[] }> {
  const { isOn, book } = await store.findBook(db, userId)
  if (!isOn) return { isOn, people: [] }
  return { isOn, people: gatherPeople(await store.listTold(db, userId), book).map(summarize) }
}

/** Everybody, and one of them by their key or a name; undefined where nobody is called so, or people are switched off. */
export async function findGathered(db: Db, userId: string, id: string) {
  const [{ isOn, book }, sessions] = await Promise.all([
    store.findBook(db, userId),
    store.listTold(db, userId),
  ])
  const everybody = gatherPeople(sessions, book)
  const key = resolveKey(book, id)
  const byName = resolveKey(book, keyOfName(id))
  const person =
    everybody.find((one) => one.id === key) ??
    everybody.find((one) => one.id === byName) ??
    everybody.find(({ name }) => keyOfName(name) === keyOfName(id))
  return isOn && person ? { person, book, sessions } : undefined
}

/** One person's page; undefined where nobody is called so. */
export async function readPerson(db: Db, owner: Owner, id: string): Promise<PersonPage | undefined> {
  const found = await findGathered(db, owner.id, id)
  if (!found) return undefined
  const { person, book, sessions } = found
  const [rows, outcomes] = await Promise.all([
    store.listTexts(db, owner.id, store.sessionIdsOf(person)),
    listOutcomes(db, owner),
  ])
  const texts = new Map(rows.map((row) => [row.id, row.content]))
  const writtenAt = new Map(rows.map((row) => [row.id, row.createdAt]))
  const told = new Map(sessions.map((session) => [session.id, session]))
  const everybody = gatherPeople(sessions, book)
  const parts = person.inSessions.map((one) => {
    const session = told.get(one.session.id)
    const known = { people: listIn(everybody, one.session.id), texts }
    const place = ({ messageId }: { messageId: string }) => ({
      sessionId: one.session.id,
      sessionTitle: session?.title ?? '',
      at: writtenAt.get(messageId) ?? one.session.startedAt,
    })
    const refer = (line: { id: string }) => `${one.session.id}/${line.id}`
    const facts = findFacts(one, known)
    return {
      said: facts.map((fact) => ({ ...place(fact), kind: fact.kind, quote: fact.quote })),
      youPromised: findPromises(one, known)
        .filter(({ text }) => !isDone(session, text))
        .map((promise) => ({
          ...place(promise),
          id: refer(promise),
          text: promise.text,
          dueOn: promise.dueOn,
        })),
      theyPromised: facts
        .filter((fact) => isTheirPromise(fact) && !book.settled.includes(refer(fact)))
        .map((fact) => ({ ...place(fact), id: refer(fact), text: fact.quote })),
      talk: { id: one.session.id, title: session?.title ?? '', at: one.session.startedAt },
    }
  })
  return {
    ...summarize(person),
    names: listNames(person),
    said: parts.flatMap(({ said }) => said),
    youPromised: parts.flatMap(({ youPromised }) => youPromised),
    theyPromised: parts.flatMap(({ theyPromised }) => theyPromised),
    talks: parts.map(({ talk }) => talk),
    outcomes: outcomes
      .filter(({ subject }) => person.inSessions.some((one) => patternOf(one).test(subject)))
      .map(({ day, came, line, words }) => ({ day, came, line, words })),
  }
}

/** Everybody of one session, for telling whom its lines are about. */
const listIn = (everybody: readonly GatheredPerson[], sessionId: string): SessionPerson[] =>
  everybody.flatMap(({ inSessions }) => inSessions.filter(({ session }) => session.id === sessionId))

/** A promise whose step was done or dropped is open no more. */
const isDone = (session: store.ToldSession | undefined, text: string): boolean =>
  session?.outcomes.some(({ item }) => session.steps[item]?.text.includes(text)) ?? false

function listNames({ inSessions }: GatheredPerson): PersonPage['names'] {
  const names = new Map(inSessions.map(({ label }) => [keyOfName(label), label]))
  return [...names].map(([key, name]) => ({ key, name }))
}

/**
 * Takes a person out of every case they stand in.
 *
 * @returns false where nobody is called so.
 */
export async function forgetEverywhere(tx: Tx, userId: string, id: string): Promise<boolean> {
  const found = await findGathered(tx, userId, id)
  if (!found) return false
  const { person, book } = found
  for (const sessionId of store.sessionIdsOf(person)) {
    // Read again under the lock: a turn may have grown the case meanwhile.
    const held = await lockCase(tx, userId, sessionId)
    if (!held) continue
    const session = { id: sessionId, startedAt: '', case: held.case }
    const everybody = gatherPeople([session], book)
    const texts = new Map(
      (await store.listTexts(tx, userId, [sessionId])).map((row) => [row.id, row.content]),
    )
    let understood = held.case
    for (const one of everybody
      .filter((each) => each.id === person.id)
      .flatMap(({ inSessions }) => inSessions))
      understood = forgetPerson(
        { ...one, session: { ...session, case: understood } },
        { people: listIn(everybody, sessionId), texts },
      )
    await saveCase(tx, userId, sessionId, understood)
  }
  return true
}
