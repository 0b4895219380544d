-- What was predicted, so that it can be held against what came, and which insights of the analytics screen were read.

create table predictions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  prediction_type text not null
    check (prediction_type in ('goal_achievement', 'growth_trajectory', 'engagement_risk', 'skill_recommendation')),
  prediction_value float8 not null check (prediction_value between 0 and 1),
  confidence_score float8 not null check (confidence_score between 0 and 1),
  confidence_level text not null check (confidence_level in ('low', 'medium', 'high')),
  -- Among those predicted together.
  position smallint not null,
  time_horizon smallint not null,
  generated_at timestamptz not null,
  -- When the facts answer the question; a prediction that a newer one replaces expires before that.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  -- The question in words, and in a form that the facts can answer.
  question text not null,
  asked jsonb not null,
  evidence text not null,
  factors jsonb not null,
  -- A suggestion has neither base rate nor interval.
  base_rate float8,
  interval_low float8,
  interval_high float8,
  outcome text check (outcome in ('yes', 'no', 'void')),
  resolved_at timestamptz,
  check ((outcome is null) = (resolved_at is null))
);
create index predictions_newest on predictions (user_id, generated_at desc);
create index predictions_due on predictions (due_at) where outcome is null;

create table read_signals (
  user_id text not null references users (id) on delete cascade,
  signal_id text not null,
  read_at timestamptz not null,
  primary key (user_id, signal_id)
);
