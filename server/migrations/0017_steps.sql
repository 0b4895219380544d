-- What a session came to is kept as facts: whose each step is, when it is to be done and for which day. They used to stand
-- in its text alone. Shape: Step in contract/src/step.ts.

alter table coaching_sessions add column steps jsonb not null default '[]';

-- The day that an item's words name; they name no year, so it is the one at most half a year from the session's end.
create function read_named_day(item text, ended_at timestamptz) returns date language sql as $$
  select day
  from coalesce(
      regexp_match(item, '\((?:\w+day, )?(January|February|March|April|May|June|July|August|September|October|November|December) ([0-9]{1,2})\)$'),
      regexp_match(item, '(January|February|March|April|May|June|July|August|September|October|November|December) ([0-9]{1,2})(?![0-9A-Za-z_])')
    ) as named,
    generate_series(-1, 1) as more,
    lateral (select extract(year from ended_at at time zone 'UTC') + more as year) as near,
    lateral (select to_date(named[1] || ' ' || year, 'FMMonth YYYY') + named[2]::integer - 1 as day) as dated
  where abs(extract(epoch from day::timestamp at time zone 'UTC' - ended_at)) <= 183 * 24 * 60 * 60
  order by more limit 1
$$;

update coaching_sessions set steps = (
  select jsonb_agg(
    case when suggested is null
      then jsonb_build_object(
        'text', item, 'origin', 'leader', 'timeframe', null, 'dueOn', read_named_day(item, completed_at))
      else jsonb_build_object(
        'text', suggested[1], 'origin', 'coach', 'timeframe', suggested[2], 'dueOn', null)
    end order by number)
  from jsonb_array_elements_text(action_items) with ordinality as items (item, number),
    regexp_match(item, '^Suggested: (.*?)(?: \(([^()]*)\))?$') as suggested
) where action_items <> '[]';
drop function read_named_day;

-- The first answer to a create is given again to repeats; a session that is just created has no steps.
update idempotency_keys set reply = reply || '{"steps": []}' where reply ? 'actionItems';

-- As in 0007, but for whose step is a commitment.
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
  select user_id, 'commitment_made', completed_at, id || '/' || (number - 1), null, null
  from coaching_sessions, jsonb_array_elements(steps) with ordinality as planned (step, number)
  where completed_at is not null and step ->> 'origin' = 'leader'
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
  select user_id, 'goal_set', (goal ->> 'createdAt')::timestamptz, id, null, goal ->> 'category' from deleted_goals
union all
  select user_id, 'goal_moved', (step ->> 'createdAt')::timestamptz, id, (step ->> 'progress')::float8, null
  from deleted_goals, jsonb_array_elements(steps) as step
union all
  select user_id, 'goal_completed', (goal ->> 'completedAt')::timestamptz, id, null, goal ->> 'category'
  from deleted_goals where goal ->> 'completedAt' is not null
union all
  select user_id, 'meeting_planned', created_at, id, null, meeting_type from meetings
union all
  select user_id, 'meeting_held', end_time, id, null, meeting_type from meetings
union all
  select user_id, 'meeting_reflected', created_at, meeting_id, null, null from meeting_reflections
union all
  select user_id, 'message_analyzed', created_at, id, (feedback ->> 'overallScore')::float8, communication_type
  from communication_analyses;

alter table coaching_sessions drop column action_items;
