-- What came of a meeting is told as what came of a planned conversation: a tap, and a line where there is one to say.
alter table meeting_reflections add column came text check (came in ('well', 'mixed', 'not-held', 'dropped'));
-- When the outcome was told last; a reflection keeps the date it was first written.
alter table meeting_reflections add column told_at timestamptz;
alter table rehearsals add column told_at timestamptz;
update rehearsals set told_at = updated_at where outcome is not null and outcome <> 'null'::jsonb;

-- The step of a goal that an outcome was counted as. No foreign key: a deleted goal takes its steps along, and brings them back.
alter table meeting_reflections add column goal_step_id text;
alter table rehearsals add column goal_step_id text;

create index meeting_reflections_told on meeting_reflections (user_id, told_at desc) where told_at is not null;
create index rehearsals_told on rehearsals (user_id, told_at desc) where told_at is not null;
