-- One question to a team, by a link without an account. What an answer may tell, and what not: docs/decisions/0033-pulse.md.
create table pulses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  behavior text not null,
  question text not null,
  asked_by text not null,
  -- The end of the address that people are given. Whoever knows it may answer, until the pulse ends.
  link_token text not null unique,
  started_on date not null,
  closes_on date not null,
  -- The end of that day where the leader is.
  closes_at timestamptz not null,
  -- Null while it is open. What it came to is fixed with it, and its answers are gone from then on.
  ended_on date,
  people integer,
  average double precision
);
create index pulses_of_users on pulses (user_id, started_on desc);
create unique index one_open_pulse on pulses (user_id) where ended_on is null;
create index pulses_to_end on pulses (closes_at) where ended_on is null;

-- Answers of an open pulse, chance put into each. No moment, no order, no address: a browser is a hash that fits no other pulse.
create table pulse_answers (
  pulse_id text not null references pulses (id) on delete cascade,
  browser_hash text not null,
  user_id text not null references users (id) on delete cascade,
  answer smallint not null check (answer between 1 and 5),
  primary key (pulse_id, browser_hash)
);
create index pulse_answers_of_users on pulse_answers (user_id);

create trigger count_added after insert on pulses referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on pulses referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on pulses referencing old table as taken new table as added for each statement execute function count_storage();
