-- What people write is encrypted from now on (decision 34). What SQL asks of it stands beside it in columns of its own, which hold
-- no sentence; rows that are there already are read as they are, and encrypted by a job.

-- The secret keys in use, by the id of each: a known text, encrypted by it, so that a wrong key is told at the start.
create table sealing_keys (
  key_id text primary key,
  canary text not null,
  added_at timestamptz not null default now(),
  -- When the job has found nothing left to encrypt anew by it.
  finished_at timestamptz
);

-- Figures of a message: counted, and read from its metadata, by whoever writes it.
alter table coaching_messages
  alter column words drop expression,
  alter column situation drop expression,
  alter column person drop expression,
  alter column handed_over drop expression;
alter table coaching_messages
  alter column words set default 0,
  alter column handed_over set default false;

-- The numbers of the steps that the leader has promised.
alter table coaching_sessions add column promised jsonb not null default '[]';
update coaching_sessions set promised = (
  select coalesce(jsonb_agg(number - 1 order by number), '[]')
  from jsonb_array_elements(steps) with ordinality as planned (step, number)
  where step ->> 'origin' = 'leader');

-- Whether anybody is named in what was understood of a session: those are the sessions the pages of people read.
alter table coaching_sessions add column names_people boolean not null default false;
update coaching_sessions set names_people = true
  where jsonb_typeof("case" -> 'people') = 'array' and jsonb_array_length("case" -> 'people') > 0;

-- What a message is plainly about (coach/src/assessment/message-subjects.ts), how it scored, and the rules that found something.
alter table communication_analyses
  add column subjects jsonb not null default '[]',
  add column overall_score float8,
  add column rules jsonb not null default '[]';
update communication_analyses set
  overall_score = (feedback ->> 'overallScore')::float8,
  rules = (
    select coalesce(jsonb_agg(distinct jsonb_build_object('rule', finding -> 'rule', 'ruleName', finding -> 'ruleName')), '[]')
    from jsonb_array_elements(coalesce(feedback -> 'findings', '[]')) as finding),
  subjects = to_jsonb(array_remove(array[
    case when communication_type = 'feedback' then 'feedback' end,
    case when original_text ~* '\m(hand(ing|ed)?[- ]?over|hand(ing|ed)? (\w+ ){1,5}over|tak(e|ing) over|delegat(e|ing))\M' then 'hand-over' end,
    case when original_text ~* '\m(please|(can|could|would|will) you|(i|we) need you to)\M' then 'request' end,
    case when original_text ~ '^[^.!?]*[?]' then 'question' end], null));

-- What stays of a deleted goal: dates, category and numbers. Its words are beside it until they are wiped.
alter table deleted_goals add column done jsonb not null default '{}';
update deleted_goals set done = jsonb_build_object(
  'category', goal -> 'category', 'progress', goal -> 'progress',
  'createdAt', goal -> 'createdAt', 'completedAt', goal -> 'completedAt',
  'steps', (
    select coalesce(jsonb_agg(jsonb_build_object('progress', step -> 'progress', 'createdAt', step -> 'createdAt')), '[]')
    from jsonb_array_elements(steps) as step));
update deleted_goals set goal = '{}', steps = '[]' where not goal ? 'title';
drop index deleted_goals_with_words;
create index deleted_goals_with_words on deleted_goals (deleted_at) where goal <> '{}';

-- A calendar's address is made, and encrypted, by the server: the database cannot.
drop trigger give_feed on users;
drop function give_feed();
alter table calendar_feeds alter column token drop default;
drop function make_feed_token();

-- As in 0017, but read from the columns above.
create or replace view activities as
  select user_id, 'assessment_taken' as kind, completed_at as at, id as subject_id,
    null::float8 as value, null::text as detail
  from assessment_results
union all
  select user_id, 'preferences_set', updated_at, user_id, null, null from coaching_preferences
union all
  select user_id, 'profile_imported', imported_at, id, null, assessment_type
  from external_assessments where deleted_at is null
union all
  select user_id, 'session_started', started_at, id, null, null from coaching_sessions
union all
  select user_id, 'session_completed', completed_at, id, session_duration, null
  from coaching_sessions where completed_at is not null
union all
  select user_id, 'commitment_made', completed_at, id || '/' || number, null, null
  from coaching_sessions, jsonb_array_elements_text(promised) as number
  where completed_at is not null
union all
  select user_id, 'commitment_' || outcome, noted_at, session_id || '/' || item, null, null from commitment_outcomes
union all
  -- A session's first message tells; the later ones answer the coach.
  select user_id, case when first then 'situation_told' else 'question_answered' end, created_at, session_id, null, null
  from (
    select user_id, created_at, session_id,
      row_number() over (partition by user_id, session_id order by position) = 1 as first
    from coaching_messages where role = 'user'
  ) as said
union all
  select user_id, 'session_rated', created_at, session_id, rating, case when feedback <> '' then 'with text' end
  from session_feedback
union all
  select user_id, 'goal_set', created_at, id, null, category from goals
union all
  select user_id, 'goal_moved', created_at, goal_id, progress, null from goal_progress
union all
  select user_id, 'goal_completed', completed_at, id, null, category from goals where completed_at is not null
union all
  -- What was done for a goal stays done when the goal is deleted.
  select user_id, 'goal_set', (done ->> 'createdAt')::timestamptz, id, null, done ->> 'category' from deleted_goals
union all
  select user_id, 'goal_moved', (step ->> 'createdAt')::timestamptz, id, (step ->> 'progress')::float8, null
  from deleted_goals, jsonb_array_elements(done -> 'steps') as step
union all
  select user_id, 'goal_completed', (done ->> 'completedAt')::timestamptz, id, null, done ->> 'category'
  from deleted_goals where done ->> 'completedAt' is not null
union all
  select user_id, 'meeting_planned', created_at, id, null, meeting_type from meetings
union all
  select user_id, 'meeting_held', end_time, id, null, meeting_type from meetings
union all
  select user_id, 'meeting_reflected', created_at, meeting_id, null, null from meeting_reflections
union all
  select user_id, 'message_analyzed', created_at, id, overall_score, communication_type
  from communication_analyses;
