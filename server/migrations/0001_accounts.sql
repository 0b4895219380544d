-- People and how they sign in. Column names follow the sign-in library's fields, in snake case.
-- Every table that belongs to a person references users(id) and goes with the person.

create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  profile_image_url text,
  time_zone text,
  nda_accepted_at timestamptz,
  nda_version text,
  leaderboard_opt_out boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);

create table auth_accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- Answers already given to a create, so that the same request sent twice makes one row.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  reply jsonb not null,
  expires_at timestamptz not null,
  primary key (user_id, key)
);

-- Counts attempts in a window. Losing it in a crash only resets the counts, so it needs no write-ahead log.
create unlogged table throttles (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index throttles_resets_at on throttles (resets_at);
