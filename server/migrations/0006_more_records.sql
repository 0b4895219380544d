-- What a leader records besides: analyzed messages, what became of commitments, what happened in meetings.

create table communication_analyses (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  communication_type text not null,
  context text not null,
  subject text not null,
  original_text text not null,
  -- As it was shown then: an analyzer that gets better does not change what somebody has been told.
  feedback jsonb not null,
  created_at timestamptz not null
);
create index communication_analyses_newest on communication_analyses (user_id, created_at desc);

-- Rules of the communication analyzer that somebody has called a false alarm.
create table muted_rules (
  user_id text not null references users (id) on delete cascade,
  rule text not null,
  muted_at timestamptz not null,
  primary key (user_id, rule)
);

-- What became of an action item of a completed session, numbered from 0.
create table commitment_outcomes (
  session_id text not null references coaching_sessions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  item smallint not null check (item >= 0),
  outcome text not null check (outcome in ('done', 'dropped')),
  noted_at timestamptz not null,
  primary key (session_id, item)
);
create index commitment_outcomes_newest on commitment_outcomes (user_id, noted_at desc);

-- The answer to the one question asked after a meeting.
create table meeting_reflections (
  id text primary key,
  meeting_id text not null unique references meetings (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  answer text not null,
  created_at timestamptz not null
);
create index meeting_reflections_newest on meeting_reflections (user_id, created_at desc);
