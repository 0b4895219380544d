-- What a leader is reminded of, when, and how it reaches them.

create table notification_preferences (
  user_id text primary key references users (id) on delete cascade,
  coaching_reminders_enabled boolean not null,
  reminder_frequency text not null check (reminder_frequency in ('daily', 'weekly', 'biweekly', 'monthly')),
  meeting_reminders_enabled boolean not null,
  pre_meeting_reminder_hours smallint not null check (pre_meeting_reminder_hours between 1 and 48),
  post_meeting_reminder_hours smallint not null check (post_meeting_reminder_hours between 1 and 168),
  email_enabled boolean not null,
  -- When coaching reminders were last switched on or given another frequency: their days are counted from here.
  coaching_since timestamptz not null,
  updated_at timestamptz not null
);

create table notifications (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null,
  meeting_id text references meetings (id) on delete cascade,
  -- What it is about, once: a meeting's start or end, or the local day of a coaching reminder.
  occasion text not null,
  title text not null,
  message text not null,
  due_at timestamptz not null,
  -- For one that is scheduled ahead: the hour on the person's clock, which they take along to another time zone.
  local_hour smallint check (local_hour between 0 and 23),
  read_at timestamptz,
  -- Claimed before sending, so that whatever breaks in between, no second one is sent.
  mail_claimed_at timestamptz,
  mailed_at timestamptz,
  push_claimed_at timestamptz,
  -- The promise of this table: however often a job runs, one occasion makes one notification.
  unique nulls not distinct (user_id, type, meeting_id, occasion)
);
create index notifications_newest on notifications (user_id, due_at desc);
create index notifications_of_meeting on notifications (meeting_id) where meeting_id is not null;

-- Browsers that asked for web push.
create table push_subscriptions (
  endpoint text primary key,
  user_id text not null references users (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
