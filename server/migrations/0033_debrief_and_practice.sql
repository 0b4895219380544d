-- What somebody has kept of a meeting's transcript: figures and quoted lines. The transcript itself is stored nowhere.
create table transcripts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  -- Shape: TranscriptReading in contract/src/transcript.ts.
  reading jsonb not null,
  created_at timestamptz not null
);
create index transcripts_of_users on transcripts (user_id, created_at desc);

create trigger count_added after insert on transcripts referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on transcripts referencing old table as taken for each statement execute function count_storage();

-- When something that was rehearsed comes back. What comes back is read from the rehearsals; here stands only how it went.
create table practice_items (
  user_id text not null references users (id) on delete cascade,
  rehearsal_id text not null references rehearsals (id) on delete cascade,
  -- `sentence`, or the id of the other person's line in the rehearsal.
  item text not null,
  -- The state of the spacing library. Shape: Spacing in coach/src/practice/space-practice.ts; null before the first time.
  spacing jsonb,
  due_on date,
  -- The last day it was practiced, what was said then, and how it felt.
  practiced_on date,
  said text,
  felt text check (felt in ('again', 'hard', 'good', 'easy')),
  -- It does not come back.
  set_aside boolean not null default false,
  primary key (user_id, rehearsal_id, item)
);
create index practice_items_of_rehearsals on practice_items (rehearsal_id);

-- Whoever has no row here has practice switched on.
create table practice_settings (
  user_id text primary key references users (id) on delete cascade,
  is_on boolean not null
);
