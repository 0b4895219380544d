-- Results of other tests that a leader has pasted in. Which one of a kind is active, the newest, is derived on read.

create table external_assessments (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  assessment_type text not null check (assessment_type in ('disc', 'myers_briggs', 'enneagram', 'strengthsfinder')),
  assessment_provider text not null,
  -- As pasted, without names, addresses and dates.
  raw_results text not null,
  input_format text not null check (input_format in ('text', 'json')),
  -- What was read out of it then: a reader that gets better does not change what somebody has been told.
  processed_results jsonb not null,
  assessment_date timestamptz not null,
  imported_at timestamptz not null,
  -- Set while a deletion can still be undone; the row is removed afterwards.
  deleted_at timestamptz
);
create index external_assessments_newest on external_assessments (user_id, imported_at desc);
