-- Points and achievements are derived on read. What is kept: what somebody has been shown, and everybody's standing for
-- the leaderboard, which looks across people and cannot be derived at every visit.

-- Unlocked achievements that have been displayed: they are not new any more.
create table achievements_seen (
  user_id text not null references users (id) on delete cascade,
  achievement text not null,
  seen_at timestamptz not null,
  primary key (user_id, achievement)
);

-- A cache: emptying it loses nothing, it is filled again from the activities.
create table standings (
  user_id text primary key references users (id) on delete cascade,
  points integer not null check (points >= 0),
  level smallint not null check (level >= 1),
  computed_at timestamptz not null
);
create index standings_best on standings (points desc, user_id);

-- Up to when the activities of everybody are in the standings. One row.
create table standings_refreshes (
  id boolean primary key default true check (id),
  refreshed_at timestamptz not null
);

-- Who has done something since a moment, asked across everybody. The rows lie in the order of time, so an index of their
-- ranges is enough: it is thousands of times smaller than one of every row.
create index assessment_results_time on assessment_results using brin (completed_at);
create index coaching_preferences_time on coaching_preferences using brin (updated_at);
create index external_assessments_time on external_assessments using brin (imported_at);
create index coaching_sessions_time on coaching_sessions using brin (completed_at);
create index coaching_messages_time on coaching_messages using brin (created_at);
create index session_feedback_time on session_feedback using brin (created_at);
create index commitment_outcomes_time on commitment_outcomes using brin (noted_at);
create index goals_time on goals using brin (created_at);
create index goals_completion on goals using brin (completed_at);
create index goal_progress_time on goal_progress using brin (created_at);
create index meeting_reflections_time on meeting_reflections using brin (created_at);
create index communication_analyses_time on communication_analyses using brin (created_at);

-- Those who stay off the leaderboard are few, and left out of every rank.
create index users_off_leaderboard on users (id) where leaderboard_opt_out;

-- Deleted goals whose words have still to be wiped, once they can no longer be restored.
create index deleted_goals_with_words on deleted_goals (deleted_at) where goal ? 'title';
