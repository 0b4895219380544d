-- A second wall (decision 34): PostgreSQL shows a statement the rows of the person it is run for, and nobody's where nobody was
-- named. For whom, the server says in each transaction: `app.user_id`, or `app.purpose` for what is done across people.

-- Walls a table off; `owner` is the column that says whose a row is. Every new table of people calls it in its migration.
create function protect_rows(walled regclass, owner text default 'user_id') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy own_rows on %s using (%I = current_setting(''app.user_id'', true))', walled, owner);
  -- Migrations, the job that encrypts, a copy of the database.
  execute format('create policy upkeep on %s using (current_setting(''app.purpose'', true) = ''upkeep'')', walled);
end $$;

-- Lets a purpose do one thing across people: `command` is all, select, insert, update or delete.
create function allow_purpose(walled regclass, purpose text, command text) returns void language plpgsql as $$
begin
  execute format('create policy %I on %s for %s using (current_setting(''app.purpose'', true) = %L)',
    replace(purpose, '-', '_') || '_' || command, walled, command, purpose);
end $$;

select protect_rows('users', 'id');
select protect_rows(pg_class.oid::regclass)
  from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'user_id' and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p');

-- Before it is known who is calling: accounts alone, and whose a calendar's address or
select allow_purpose(walled::regclass, 'sign-in', 'all') from unnest(array[
  'users', 'auth_sessions', 'auth_accounts', 'auth_second_factors', 'auth_passkeys', 'security_events']) as walled;
-- a pulse's is.
select allow_purpose(walled::regclass, 'sign-in', 'select') from unnest(array['calendar_feeds', 'pulses']) as walled;

-- The leaderboard: what somebody has done, and when; nothing is written but standings.
select allow_purpose('standings', 'standings', 'all');
select allow_purpose(walled::regclass, 'standings', 'select') from unnest(array[
  'users', 'assessment_results', 'coaching_preferences', 'external_assessments', 'coaching_sessions', 'coaching_messages',
  'session_feedback', 'commitment_outcomes', 'goals', 'goal_progress', 'deleted_goals', 'meetings', 'meeting_reflections',
  'communication_analyses']) as walled;

-- Jobs: whose turn it is, and what was kept for a while only. What they do for one person they do as that person.
select allow_purpose(walled::regclass, 'jobs', 'select') from unnest(array['users', 'coaching_messages', 'predictions', 'pulses']) as walled;
select allow_purpose('predictions', 'jobs', 'delete');
select allow_purpose(walled::regclass, 'jobs', 'all') from unnest(array[
  'deleted_goals', 'external_assessments', 'idempotency_keys', 'auth_sessions', 'security_events', 'storage_use']) as walled;

-- What all people together have taken of a day's tokens belongs to nobody, and everybody is held against it.
create policy of_all on language_model_use using (user_id is null);
create policy earlier_days on language_model_use for delete using (day < current_date);

-- A view is read as whoever asks, so that the wall stands before it too.
alter view activities set (security_invoker = true);
