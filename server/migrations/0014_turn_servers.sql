-- Which server holds a turn. A server that runs holds an advisory lock on its number, which PostgreSQL frees when the
-- server ends in whatever way; so a turn of a server that died can be taken over at once.

create sequence server_numbers as integer cycle;

alter table coaching_sessions
  -- Beside turn_started_at, and null with it.
  add column turn_server integer;
