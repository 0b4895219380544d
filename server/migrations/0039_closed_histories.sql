-- What somebody did before a month that lies well back, summed up, so that a visit reads the last months only (decision 36).
create table closed_histories (
  user_id text primary key references users (id) on delete cascade,
  -- What lies before this instant may be in it. Null until the job has closed it for the first time.
  until timestamptz,
  time_zone text not null,
  -- By what it was closed; another text than that of the server means that it is not used.
  rules text not null,
  -- Shape: ClosedHistory in coach/src/activities/closed-history.ts.
  history jsonb,
  -- Something before `until` has changed: it is not used until the job has closed it anew.
  is_touched boolean not null default true,
  closed_at timestamptz not null
);
create index closed_histories_touched on closed_histories (user_id) where is_touched;
create index closed_histories_until on closed_histories (until);
create index closed_histories_rules on closed_histories (rules);
select protect_rows('closed_histories');
select allow_purpose('closed_histories', 'jobs', 'all');
select allow_purpose('closed_histories', 'standings', 'select');

-- Says that something before `until` has changed. The row is locked whatever it says, so that a history which is being closed at
-- this moment is told as well. What is recent lies after every `until`. Who is being deleted has no history any more.
create function reopen_history(whose text, changed_at timestamptz) returns void language sql as $$
  update closed_histories set is_touched = is_touched or until is null or until >= changed_at
  where user_id = whose and changed_at < now() - interval '30 days' and exists (select from users where id = whose)
$$;

create function reopen_after_rows() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in execute format(
    case tg_op when 'INSERT' then 'select user_id, min(%I) as at from added group by user_id'
      else 'select user_id, min(%I) as at from taken group by user_id' end, tg_argv[0])
  loop
    perform reopen_history(one.user_id, one.at);
  end loop;
  return null;
end $$;

create function reopen_after_change() returns trigger language plpgsql as $$
begin
  perform reopen_history(new.user_id,
    least((to_jsonb(old) ->> tg_argv[0])::timestamptz, (to_jsonb(new) ->> tg_argv[0])::timestamptz));
  return null;
end $$;

create trigger reopen_taken after delete on assessment_results referencing old table as taken for each statement execute function reopen_after_rows('completed_at');
create trigger reopen_taken after delete on coaching_sessions referencing old table as taken for each statement execute function reopen_after_rows('started_at');
create trigger reopen_taken after delete on coaching_messages referencing old table as taken for each statement execute function reopen_after_rows('created_at');
create trigger reopen_taken after delete on session_feedback referencing old table as taken for each statement execute function reopen_after_rows('created_at');
create trigger reopen_taken after delete on commitment_outcomes referencing old table as taken for each statement execute function reopen_after_rows('noted_at');
create trigger reopen_taken after delete on goals referencing old table as taken for each statement execute function reopen_after_rows('created_at');
create trigger reopen_taken after delete on goal_progress referencing old table as taken for each statement execute function reopen_after_rows('created_at');
create trigger reopen_taken after delete on meeting_reflections referencing old table as taken for each statement execute function reopen_after_rows('created_at');
create trigger reopen_taken after delete on communication_analyses referencing old table as taken for each statement execute function reopen_after_rows('created_at');
-- A deleted goal comes back with its dates.
create trigger reopen_added after insert on goals referencing new table as added for each statement execute function reopen_after_rows('created_at');
create trigger reopen_added after insert on goal_progress referencing new table as added for each statement execute function reopen_after_rows('created_at');

create trigger reopen_changed after update on coaching_sessions for each row
  when (old.completed_at is distinct from new.completed_at and old.completed_at is not null)
  execute function reopen_after_change('completed_at');
create trigger reopen_changed after update on session_feedback for each row
  when ((old.created_at, old.rating, old.feedback <> '') is distinct from (new.created_at, new.rating, new.feedback <> ''))
  execute function reopen_after_change('created_at');
create trigger reopen_changed after update on commitment_outcomes for each row
  when ((old.noted_at, old.outcome) is distinct from (new.noted_at, new.outcome))
  execute function reopen_after_change('noted_at');
create trigger reopen_recategorized after update on goals for each row
  when (old.category <> new.category) execute function reopen_after_change('created_at');
create trigger reopen_changed after update on goals for each row
  when (old.completed_at is distinct from new.completed_at and old.completed_at is not null)
  execute function reopen_after_change('completed_at');
create trigger reopen_changed after update on goal_progress for each row
  when ((old.created_at, old.progress) is distinct from (new.created_at, new.progress))
  execute function reopen_after_change('created_at');
create trigger reopen_changed after update on meeting_reflections for each row
  when (old.created_at <> new.created_at) execute function reopen_after_change('created_at');

-- Days begin elsewhere: nothing that was closed holds.
create function reopen_after_travel() returns trigger language plpgsql as $$
begin
  update closed_histories set is_touched = true where user_id = new.id;
  return null;
end $$;
create trigger reopen_travelled after update of time_zone on users for each row
  when (old.time_zone is distinct from new.time_zone) execute function reopen_after_travel();

-- What came since is read by time. The first also finds everything of one person, for the export and for deletion, which went
-- through all of the table before.
create index coaching_messages_of_person on coaching_messages (user_id, created_at);
-- With the person in it, so that PostgreSQL never goes through all messages of a person to find those of one session.
drop index coaching_messages_order;
create index coaching_messages_order on coaching_messages (session_id, user_id, position);
create index coaching_sessions_ended on coaching_sessions (user_id, completed_at) where completed_at is not null;
create index goals_ended on goals (user_id, completed_at) where completed_at is not null;

-- As in 0037, but whether a message is its session's first is asked of the session, so that a stretch of time is read by itself. The
-- person is not asked for there: PostgreSQL would go through all they have said, once for each message.
create or replace view activities with (security_invoker = true) as
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
  select user_id,
    case when exists (
      select from coaching_messages as earlier
      where earlier.session_id = said.session_id and earlier.role = 'user' and earlier.position < said.position)
      then 'question_answered' else 'situation_told' end,
    created_at, session_id, null, null
  from coaching_messages as said where role = 'user'
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
