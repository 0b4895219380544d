-- What a leader has decided about the people they talk about. Who they are is read from the cases; only decisions are kept.
create table people_books (
  user_id text primary key references users (id) on delete cascade,
  -- False switches the pages of people off, and everything that is made of them.
  is_on boolean not null default true,
  -- Names to show, names that mean somebody else, and promises of others that are settled. Shape: PeopleBook in contract/src/people.ts.
  book jsonb not null default '{"labels": {}, "same": {}, "settled": []}',
  updated_at timestamptz not null
);
create trigger count_added after insert on people_books referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on people_books referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on people_books referencing old table as taken new table as added for each statement execute function count_storage();

-- Whether somebody wants a letter about their week, since when, and at which hour of which weekday (0 is Sunday) of their clock.
create table letter_choices (
  user_id text primary key references users (id) on delete cascade,
  is_on boolean not null default false,
  weekday smallint not null default 5 check (weekday between 0 and 6),
  hour smallint not null default 16 check (hour between 7 and 20),
  since timestamptz not null,
  updated_at timestamptz not null
);

-- The letters, one a week at most: `week` is the day it was due, on the person's clock.
create table letters (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  week date not null,
  -- As it was written then: what is corrected later is in the next one. Shape: LetterText in contract/src/letters.ts.
  letter jsonb not null,
  created_at timestamptz not null,
  unique (user_id, week)
);
create trigger count_added after insert on letters referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on letters referencing old table as taken for each statement execute function count_storage();
