-- What a leader wants to reach, how far it has come, and what was deleted but may still be wanted back.

create table goals (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The coaching session an action item of which became this goal.
  session_id text references coaching_sessions (id) on delete set null,
  title text not null,
  description text not null,
  category text not null,
  priority text not null check (priority in ('high', 'medium', 'low')),
  status text not null check (status in ('active', 'paused', 'completed')),
  progress smallint not null check (progress between 0 and 100),
  target_date date,
  created_at timestamptz not null,
  -- When the status became completed; null while it is not.
  completed_at timestamptz,
  check ((status = 'completed') = (completed_at is not null))
);
create index goals_newest on goals (user_id, created_at desc);

create table goal_progress (
  id text primary key,
  goal_id text not null references goals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  progress smallint not null check (progress between 0 and 100),
  note text not null,
  created_at timestamptz not null
);
create index goal_progress_newest on goal_progress (goal_id, created_at desc);
create index goal_progress_of_person on goal_progress (user_id, created_at desc);

-- Deleted goals stand here whole, and nowhere else, so that nothing that reads goals has to leave them out.
create table deleted_goals (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  goal jsonb not null,
  steps jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_goals_oldest on deleted_goals (user_id, deleted_at);
