-- What is read of each message on every visit, beside the message, so that a visit neither opens the large metadata nor
-- needs the coach.

alter table coaching_messages
  add column words integer not null
    generated always as (array_length(regexp_split_to_array(btrim(content), '\s+'), 1)) stored,
  -- The situation the coach works with after this turn, and whom it is about.
  add column situation text generated always as (metadata -> 'turn' -> 'situations' ->> 0) stored,
  add column person text generated always as (metadata -> 'turn' ->> 'person') stored,
  -- How a leader's message is worded (coach/src/coaching/talk-figures.ts). Written when the coach has read it: `feelings`
  -- is null until then.
  add column feelings smallint,
  add column hopeful smallint,
  add column clarity float8,
  add column confidence float8;

-- Insights are derived on every read; only what somebody put away is kept, by the insight's id.
create table dismissed_insights (
  user_id text not null references users (id) on delete cascade,
  insight_id text not null,
  dismissed_at timestamptz not null,
  primary key (user_id, insight_id)
);
