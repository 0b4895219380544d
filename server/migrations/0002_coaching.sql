-- What a leader records while being coached: assessment results, preferences, conversations, ratings.

create table assessment_results (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The answers as given and what they scored; the texts shown are derived on read.
  responses jsonb not null,
  profile jsonb not null,
  completed_at timestamptz not null
);
create index assessment_results_newest on assessment_results (user_id, completed_at desc);

create table coaching_preferences (
  user_id text primary key references users (id) on delete cascade,
  -- All fields of the contract's CoachingPreferences except userId.
  preferences jsonb not null,
  updated_at timestamptz not null
);

create table coaching_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  status text not null check (status in ('active', 'completed', 'archived')),
  leadership_style text not null,
  strengths jsonb not null,
  -- As they were when the session started: a change applies from the next session.
  preferences jsonb not null,
  summary text,
  action_items jsonb not null default '[]',
  started_at timestamptz not null,
  completed_at timestamptz,
  session_duration integer,
  -- Set while the coach is answering; an old value is a turn that died.
  turn_started_at timestamptz
);
create index coaching_sessions_newest on coaching_sessions (user_id, started_at desc);

create table coaching_messages (
  id text primary key,
  session_id text not null references coaching_sessions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  position bigint generated always as identity,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  metadata jsonb not null default '{}',
  -- The Idempotency-Key a message was sent with, and the message an answer answers: one of each.
  request_key text,
  answers text unique references coaching_messages (id) on delete cascade,
  created_at timestamptz not null,
  unique (session_id, request_key)
);
create index coaching_messages_order on coaching_messages (session_id, position);
create index coaching_messages_newest on coaching_messages (user_id, position desc) where role = 'user';

create table session_feedback (
  id text primary key,
  session_id text not null unique references coaching_sessions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  feedback text not null,
  created_at timestamptz not null
);
create index session_feedback_newest on session_feedback (user_id, created_at desc);
