-- The tokens a language model has taken for each person on a day (UTC), and for everybody together where `user_id` is null. Kept only
-- while a daily budget is set, and until the next day.
create table language_model_use (
  user_id text references users (id) on delete cascade,
  day date not null,
  tokens bigint not null,
  unique nulls not distinct (user_id, day)
);
