-- What a language model was asked to write beside the turns of the coach: what a session came to, the improved version of a message,
-- an insight. One row for each, the newest; it is shown only where it stands for the text that is built in.
create table model_texts (
  user_id text not null references users (id) on delete cascade,
  task text not null check (task in ('summary', 'rewrite', 'insight')),
  -- The id of the session, the analysis or the insight.
  subject text not null,
  -- The text it stands for; null where its words are kept elsewhere, as those of an improved version are.
  built_in text,
  -- Null where it did not hold, so that it is not asked for again.
  written text,
  -- As with the answers of the coach. Shape: KeptSent in server/src/db/columns.ts.
  sent_instructions text references model_instructions (hash) on delete set null,
  sent jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, task, subject)
);
