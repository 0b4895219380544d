-- Somebody is on the leaderboard only after having said so. Nobody has been asked yet, so nobody is on it.
alter table users
  add column on_leaderboard boolean not null default false,
  alter column leaderboard_opt_out set default true;
update users set leaderboard_opt_out = true;

-- The version before knows `leaderboard_opt_out` only: while both run, each change of one column is made to the other.
-- Once no server of that version is left, a later migration drops the column with this trigger.
create function match_leaderboard_opt_out() returns trigger language plpgsql as $$
begin
  if new.leaderboard_opt_out <> old.leaderboard_opt_out then
    new.on_leaderboard := not new.leaderboard_opt_out;
  else
    new.leaderboard_opt_out := not new.on_leaderboard;
  end if;
  return new;
end $$;
create trigger match_leaderboard_opt_out before update of leaderboard_opt_out, on_leaderboard on users
  for each row execute function match_leaderboard_opt_out();

-- Those on the leaderboard may be few, those off it no longer are.
create index users_on_leaderboard on users (id) where on_leaderboard;
drop index users_off_leaderboard;

-- Counted are only those on the leaderboard: whoever joins or leaves between two refreshes is added or taken away at once.
delete from standings_counts;
create function count_on_leaderboard() returns trigger language plpgsql as $$
begin
  insert into standings_counts (points, people)
    select points, case when new.on_leaderboard then 1 else -1 end
    from standings where user_id = new.id and points > 0
  on conflict (points) do update set people = standings_counts.people + excluded.people;
  return null;
end $$;
create trigger count_on_leaderboard after update on users
  for each row when (old.on_leaderboard <> new.on_leaderboard) execute function count_on_leaderboard();
