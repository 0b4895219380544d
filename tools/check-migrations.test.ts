import { expect, it } from 'vitest'
import { findContractions } from './check-migrations.ts'

it.each([
  'drop table goals;',
  'alter table goals drop column title;',
  'alter table goals drop title;',
  'alter table goals alter column title drop default;',
  'alter table goals rename to aims;',
  'alter table goals rename column title to name;',
  'alter table goals alter column progress type bigint;',
  'alter table goals alter progress set data type bigint;',
  'alter table goals alter column title set not null;',
  'alter table goals add column weight integer not null;',
  'alter table goals add column a integer not null default 1, add column b text not null;',
  'alter table goals add weight integer not null check (weight > 0);',
  'alter table goals add constraint weighty check (weight > 0);',
  'alter table goals add foreign key (kind) references kinds;',
  'create unique index on goals (user_id, title);',
  'revoke select on goals from lodestar_server;',
  'DROP\n  VIEW activities;',
])('finds that the version before does not survive "%s"', (statement) => {
  expect(findContractions(`select 1;\n\n${statement}`)).toMatchObject([{ line: 3 }])
})

it.each([
  'create table goals (id text not null unique, title text not null);',
  "create table kinds (id text); alter table kinds add constraint few check (id <> ''); create unique index on kinds (id);",
  'alter table goals add column weight integer;',
  'alter table goals add column weight integer not null default 1;',
  'alter table goals add column weight integer default 1 not null;',
  'alter table goals add column sum integer not null generated always as (1) stored;',
  'alter table goals alter column title drop not null;',
  'alter table goals drop constraint weighty;',
  'drop index goals_by_title;',
  'create index on goals (user_id);',
  '-- drop table goals;\nselect 1;',
  "comment on table goals is 'rename or drop table goals';",
  'create function sweep() returns void language plpgsql as $$ begin drop table goals; end $$;',
  "insert into kinds values ('drop table goals; rename');",
])('leaves "%s"', (sql) => {
  expect(findContractions(sql)).toEqual([])
})

it('takes a reason right above the statement for each, and a real one', () => {
  const statement = 'alter table goals drop column title;'
  const reason = '-- contracts: nothing has read it since 0041, which came a version ago\n'
  expect(findContractions(`${reason}${statement}`)).toEqual([])
  expect(findContractions(`${reason}${statement}\n${statement}`)).toMatchObject([{ line: 3 }])
  expect(findContractions(`-- contracts: unused\n${statement}`)).toHaveLength(1)
  expect(findContractions(`${reason}select 1;\n${statement}`)).toHaveLength(1)
})
