-- How many people stand at each number of points, counted at every refresh of the standings. A rank is then a sum over
-- the few numbers that occur instead of a count of everybody above.
create table standings_counts (
  points integer primary key,
  people integer not null
);
