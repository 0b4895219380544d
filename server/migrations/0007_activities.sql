-- Everything a leader has done, one row a deed. Points, streaks, insights and forecasts are functions of these rows.
-- `at` of a meeting lies ahead until it has been held, so readers name the moment up to which they read.
-- Every branch can be read by its table's index on user_id. Kinds and values: coach/src/activities/activity.ts.

create view activities as
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
  select user_id, 'commitment_made', completed_at, id || '/' || (ordinality - 1), null, null
  from coaching_sessions, jsonb_array_elements_text(action_items) with ordinality as items (item, ordinality)
  where completed_at is not null and item not like 'Suggested:%'
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
