-- Whether a language model may lead: what it has made of the turns of the self-test, for each version of the brief.
create table language_model_self_tests (
  provider text not null,
  model text not null,
  brief_version text not null,
  passed boolean not null,
  turns integer not null,
  -- How many of the turns have passed each check. Shape: SelfTestCounts in coach/src/self-test/judge-self-test.ts.
  checks jsonb not null,
  checked_at timestamptz not null,
  primary key (provider, model, brief_version)
);

-- What a language model was sent for an answer, so that its leader can read it. The instructions are the same for everybody and
-- kept once; earlier messages of the session are named where they were sent as they stand. Shape: Sent in server/src/db/columns.ts.
create table model_instructions (
  hash text primary key,
  instructions text not null
);
alter table coaching_messages
  add column sent_instructions text references model_instructions (hash) on delete set null,
  add column sent jsonb;
