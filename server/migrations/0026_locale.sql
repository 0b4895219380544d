-- The browser's language and region, by which days and times are written to somebody; unknown until the browser has told it.
alter table users add column locale text;
