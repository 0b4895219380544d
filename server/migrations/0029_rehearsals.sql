-- Conversations that somebody rehearses before they hold them. Nothing of it counts as done: no figure reads this table.
create table rehearsals (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text references coaching_sessions (id) on delete set null,
  meeting_id text references meetings (id) on delete set null,
  -- What was known of the conversation when it began. Shape: Scene in contract/src/rehearsals.ts.
  scene jsonb not null,
  -- Both sides' lines, oldest first, those put aside included. Shape: RehearsalLine[].
  lines jsonb not null default '[]',
  status text not null default 'open' check (status in ('open', 'ended')),
  closing jsonb,
  -- The sentence put on the take-away card; null while none.
  kept_sentence text,
  kept_at timestamptz,
  -- When, where and with which first words. Shape: IfThen.
  plan jsonb,
  -- Counts up with each change, so that two at the same moment do not write over each other.
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index rehearsals_of_users on rehearsals (user_id, created_at desc);
create index rehearsals_of_sessions on rehearsals (session_id) where session_id is not null;
create index rehearsals_of_meetings on rehearsals (meeting_id) where meeting_id is not null;

create trigger count_added after insert on rehearsals referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on rehearsals referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on rehearsals referencing old table as taken new table as added for each statement execute function count_storage();

-- What a language model was sent for a line of a rehearsal is kept as for the other texts.
alter table model_texts drop constraint model_texts_task_check;
alter table model_texts add constraint model_texts_task_check check (task in ('summary', 'rewrite', 'insight', 'rehearsal'));

-- What came of the conversation itself, told after its day. Shape: Outcome in contract/src/rehearsals.ts.
alter table rehearsals add column outcome jsonb;
-- A planned conversation is announced and asked about once each; a new day is a new occasion.
alter table notifications add column rehearsal_id text references rehearsals (id) on delete cascade;
create index notifications_of_rehearsal on notifications (rehearsal_id) where rehearsal_id is not null;
