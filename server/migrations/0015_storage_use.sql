-- How much each person keeps here: the characters of the rows they fill, kept up to date by the statements that write them.
-- Reading it is one look, where summing up would be a walk through everything somebody ever wrote.

create table storage_use (
  user_id text primary key references users (id) on delete cascade,
  characters bigint not null
);

-- One statement changes the count once, however many rows it writes. A person who is being deleted has no row any more.
create function count_storage() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into storage_use as used (user_id, characters)
      select user_id, sum(length(added::text)) from added group by user_id order by user_id
      on conflict (user_id) do update set characters = used.characters + excluded.characters;
  elsif tg_op = 'DELETE' then
    update storage_use as used set characters = greatest(0, used.characters - gone.characters)
      from (select user_id, sum(length(taken::text)) as characters from taken group by user_id) as gone
      where used.user_id = gone.user_id;
  else
    update storage_use as used set characters = greatest(0, used.characters + grown.characters)
      from (
        select user_id, sum(characters) as characters from (
          select user_id, length(added::text) as characters from added
          union all select user_id, -length(taken::text) from taken
        ) as changes group by user_id
      ) as grown
      where used.user_id = grown.user_id and grown.characters <> 0;
  end if;
  return null;
end $$;

-- Every table in which a person's rows can be long. Messages, analyses and imported results are never written anew.
create trigger count_added after insert on goals referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on goals referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on goals referencing old table as taken new table as added for each statement execute function count_storage();

create trigger count_added after insert on goal_progress referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on goal_progress referencing old table as taken for each statement execute function count_storage();

create trigger count_added after insert on deleted_goals referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on deleted_goals referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on deleted_goals referencing old table as taken new table as added for each statement execute function count_storage();

create trigger count_added after insert on meetings referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on meetings referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on meetings referencing old table as taken new table as added for each statement execute function count_storage();

create trigger count_added after insert on meeting_reflections referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on meeting_reflections referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on meeting_reflections referencing old table as taken new table as added for each statement execute function count_storage();

create trigger count_added after insert on session_feedback referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on session_feedback referencing old table as taken for each statement execute function count_storage();
create trigger count_changed after update on session_feedback referencing old table as taken new table as added for each statement execute function count_storage();

create trigger count_added after insert on coaching_messages referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on coaching_messages referencing old table as taken for each statement execute function count_storage();

create trigger count_added after insert on external_assessments referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on external_assessments referencing old table as taken for each statement execute function count_storage();

create trigger count_added after insert on communication_analyses referencing new table as added for each statement execute function count_storage();
create trigger count_taken after delete on communication_analyses referencing old table as taken for each statement execute function count_storage();

-- What is there already.
insert into storage_use (user_id, characters)
  select user_id, sum(characters) from (
    select user_id, length(t::text) as characters from goals as t
    union all select user_id, length(t::text) from goal_progress as t
    union all select user_id, length(t::text) from deleted_goals as t
    union all select user_id, length(t::text) from meetings as t
    union all select user_id, length(t::text) from meeting_reflections as t
    union all select user_id, length(t::text) from session_feedback as t
    union all select user_id, length(t::text) from coaching_messages as t
    union all select user_id, length(t::text) from external_assessments as t
    union all select user_id, length(t::text) from communication_analyses as t
  ) as kept group by user_id;
