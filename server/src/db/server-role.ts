import pg from 'pg'
import { type LockPatience, runSetup } from './run-setup.ts'

/** The role the server's statements run as: it owns nothing, so it can neither pass by a policy nor change one. */
export const SERVER_ROLE = 'lodestar_server'
/** Any number will do: servers that start at once prepare the role one after the other. */
const LOCK = 1_514_902_612

const RIGHTS = `
  grant usage on schema public to ${SERVER_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${SERVER_ROLE};
  grant usage, select on all sequences in schema public to ${SERVER_ROLE};
  alter default privileges grant usage on schemas to ${SERVER_ROLE};
  alter default privileges grant select, insert, update, delete on tables to ${SERVER_ROLE};
  alter default privileges grant usage, select on sequences to ${SERVER_ROLE};`
/** The queue's tables are made by the queue. */
const RIGHTS_ON_QUEUE = `
  grant usage on schema pgboss to ${SERVER_ROLE};
  grant select, insert, update, delete on all tables in schema pgboss to ${SERVER_ROLE};`

/** Whose role it is, and how it is waited for where another server prepares it. */
export interface RoleSettings {
  /** Of the role that serves; without it, the one that owns the tables. */
  url?: string
  /** Told who holds a lock that is waited for. */
  tell?: (line: string) => void
  patience?: LockPatience
}

/**
 * Makes the server's role where it may, and gives it its rights on what is there and on what comes.
 *
 * @param ownerUrl of the role that owns the tables.
 * @returns the role; null where the one that serves may not take it on: there is none that could be made, or it is no member.
 * @throws StartError when others held a lock for too long.
 */
export const prepareServerRole = (
  ownerUrl: string,
  { url = ownerUrl, ...waiting }: RoleSettings = {},
): Promise<string | null> =>
  runSetup(ownerUrl, { name: "The server's role", lock: LOCK, ...waiting }, (transact) =>
    transact((client) => makeRole(client, url)),
  )

async function makeRole(client: pg.Client, url: string): Promise<string | null> {
  if (!(await has(client, `exists (select from pg_roles where rolname = '${SERVER_ROLE}')`))) {
    if (!(await has(client, 'rolcreaterole or rolsuper'))) return null
    await client.query(`create role ${SERVER_ROLE} nologin; grant ${SERVER_ROLE} to current_user`)
  }
  await client.query(RIGHTS)
  if (await has(client, "to_regnamespace('pgboss') is not null")) await client.query(RIGHTS_ON_QUEUE)
  const { username } = new URL(url)
  const isMember = `pg_has_role(${pg.escapeLiteral(decodeURIComponent(username))}, '${SERVER_ROLE}', 'member')`
  return username === '' || (await has(client, isMember)) ? SERVER_ROLE : null
}

async function has(client: pg.Client, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    `select ${condition} as holds from pg_roles where rolname = current_user`,
  )
  return rows[0]?.holds === true
}

/** Whether the wall between people's rows stands for these connections: `full`, `owner` (it could take it down), or `off`. */
export async function findWall(pool: pg.Pool): Promise<'full' | 'owner' | 'off'> {
  const { rows } = await pool.query<{ isActive: boolean; isOwner: boolean }>(`
    select row_security_active('goals') as "isActive",
      pg_has_role(current_user, relowner, 'usage') as "isOwner" from pg_class where oid = 'goals'::regclass`)
  const [{ isActive, isOwner } = { isActive: false, isOwner: true }] = rows
  if (!isActive) return 'off'
  return isOwner ? 'owner' : 'full'
}
