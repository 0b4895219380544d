-- What a step soon would make of a forecast, and what there must be more of before it says anything.
alter table predictions add column what_if jsonb, add column missing jsonb;
