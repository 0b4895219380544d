-- Meetings a leader has, and the private address their own calendar reads them at.

create table meetings (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  description text not null,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  location text not null,
  meeting_type text not null check (meeting_type in ('one-on-one', 'team', 'client', 'general')),
  importance text not null check (importance in ('low', 'medium', 'high', 'critical')),
  -- How often it was changed: of two copies, a calendar keeps the one with the higher number.
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index meetings_latest on meetings (user_id, start_time desc);

create table calendar_feeds (
  user_id text primary key references users (id) on delete cascade,
  -- 32 random bytes. Kept as they are, because the screen shows the address again whenever it is opened.
  token text not null unique,
  created_at timestamptz not null
);
