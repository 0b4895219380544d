-- What is kept for a while only is found by when it runs out, however much there is of it.
create index idempotency_keys_expiry on idempotency_keys (expires_at);
create index auth_sessions_expiry on auth_sessions (expires_at);
create index auth_verifications_expiry on auth_verifications (expires_at);
-- Notifications are written about when they are due.
create index notifications_time on notifications using brin (due_at);

select allow_purpose('notifications', 'jobs', 'select');
select allow_purpose('notifications', 'jobs', 'delete');
