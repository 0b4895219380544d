-- What a visit used to write is there before anybody looks, or is written by a job.

-- Leaders' messages that the coach has not read, because it failed or its server ended then. They are few.
create index coaching_messages_unread on coaching_messages (position) where role = 'user' and feelings is null;

-- Everybody has a private calendar address from the beginning, so that showing it writes nothing. It is 32 random bytes
-- (three random UUIDs hold more), in letters that need no escaping in an address.
create function make_feed_token() returns text language sql volatile as $$
  select rtrim(translate(encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
    'base64'), '+/', '-_'), '=')
$$;

alter table calendar_feeds alter column token set default make_feed_token();

create function give_feed() returns trigger language plpgsql as $$
begin
  insert into calendar_feeds (user_id, created_at) values (new.id, new.created_at);
  return null;
end $$;

create trigger give_feed after insert on users for each row execute function give_feed();

insert into calendar_feeds (user_id, created_at)
  select id, now() from users where not exists (select from calendar_feeds where user_id = users.id);

-- Predictions about goals whose words have been wiped: they used to go when their owner came by.
delete from predictions
  where asked ->> 'kind' = 'goal'
    and not exists (select from goals where goals.id = asked ->> 'goalId' and goals.user_id = predictions.user_id)
    and not exists (
      select from deleted_goals as gone
      where gone.id = asked ->> 'goalId' and gone.user_id = predictions.user_id and gone.goal ? 'title');
