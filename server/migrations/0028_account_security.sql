-- What people can see and do about the safety of their account.

-- A session ends 30 days after it began, whatever its use. Until now it went on with every use.
alter table auth_sessions
  add column last_used_at timestamptz not null default now(),
  -- When its person last typed their password in it; some things ask for that.
  add column confirmed_at timestamptz;
update auth_sessions set
  last_used_at = updated_at,
  expires_at = least(expires_at, created_at + interval '30 days');

-- The second factor: an authenticator app. Its key and the codes for a lost phone are encrypted with the server's key.
alter table users add column two_factor_enabled boolean not null default false;
create table auth_second_factors (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes_secret text not null,
  -- False until a first code has proved that the app knows the key.
  verified boolean not null default false,
  failed_count integer not null default 0,
  locked_until timestamptz
);

-- What happened around an account. Without a person where none has the address; then `subject` is a keyed hash of it.
create table security_events (
  id text primary key,
  user_id text references users (id) on delete cascade,
  subject text,
  event text not null,
  network text not null,
  device text,
  request_id text not null,
  at timestamptz not null
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_at on security_events (at);

-- Passkeys: what checks that a device holds the private key. It proves nothing to anybody else, so it is no secret.
create table auth_passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index auth_passkeys_user on auth_passkeys (user_id);
