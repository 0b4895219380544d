-- The meeting a session prepares, so that the meeting can show it.

alter table coaching_sessions add column meeting_id text references meetings (id) on delete set null;
create index coaching_sessions_of_meetings on coaching_sessions (meeting_id) where meeting_id is not null;

-- The first answer to a create is given again to repeats; a session from before prepares no meeting.
update idempotency_keys set reply = reply || '{"meetingId": null}' where reply ? 'actionItems';
