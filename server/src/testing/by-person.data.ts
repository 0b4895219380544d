/** Tables whose rows are nobody's, and what they hold: on every machine alike, or on one alone. */
export const NOBODYS: Readonly<Record<string, string>> = {
  auth_verifications: 'mailed links, found by their hash before it is known whose they are; short-lived',
  language_model_self_tests: 'what a model made of its test; one row a model',
  model_instructions: 'what every model is told; the same for everybody',
  sealing_keys: 'which keys there are; a few rows',
  standings_counts: 'the leaderboard: counts across everybody, made anew by a job',
  standings_refreshes: 'the leaderboard: when it was made; one row',
  throttles: 'attempts by network and address, under hashes; short-lived',
}

/** An `id` that somebody else may try to take, and why nobody may: it is held among everybody, as tokens and addresses are. */
export const HELD_IDS: Readonly<Record<string, string>> = {
  coaching_sessions_pkey:
    'a conversation held without an account is kept by one person: the first who keeps it',
}

/** Tests of the API suite that cannot hold where tables are split up by person, by a part of their file and name; and why. */
export const CANNOT_HOLD: Readonly<Record<string, string>> = {
  'by-person.test.ts > docs/by-person.md > says what is so':
    'tells how the tables lie before they are laid out, and here they are',
  'growth.test.ts > and this would notice one that does':
    'asks for a scan by the name of a table, and what is scanned here is one of its parts; so the test beside it shows nothing here',
  'schema.test.ts > every table that belongs to a person goes with the person':
    'asks how links end: those that were cut (`set null`) are cut by a trigger here. That all of a person goes is held by their rows, in `profile.test.ts`, and does',
}

/** How the tests did last, by the settings of `npm run bench -- by-person`. */
export const LAST_RUN = {
  on: '2026-11-24',
  files: 98,
  all: 98,
  passed: 1925,
  failed: 0,
  cannot: 3,
  skipped: 3,
  note: 'In one run of five minutes. Those skipped need PgBouncer, HAProxy or a PostgreSQL of another version from the distribution.',
}

/** What partitions of one PostgreSQL do not show of Citus. */
export const TO_SHOW: readonly string[] = [
  'The wall: a person is told to a transaction by `set_config`, and that has to reach the machine that holds the rows. Citus passes on `set local`, where `citus.propagate_set_commands` says so.',
  'Triggers: Citus runs them on distributed tables only with `citus.enable_unsafe_triggers`. Those that count storage and reopen histories stay with the person, but go by statement, with the rows it has written; whether it gives them those has to be seen.',
  'The directory: a trigger here, in the same transaction. There it is a table of its own, distributed by the value, so that signing up, signing in and a new calendar address write on two machines.',
  'Lookups by token, address and link ask every machine, unless the product asks the directory first and names the person then.',
  'Statements that name a row by its id alone find it here by the policy, which names the person; a router that reads the statement only would ask every machine.',
  'Removal in batches by the place of a row (`ctid`) is one of one machine.',
  'The identity that orders messages: only later versions take one on a distributed table. It counts across everybody.',
  'The queue, advisory locks and presence stay on one machine, the one that is connected to.',
]
