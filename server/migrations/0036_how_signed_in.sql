-- By what somebody signed in; null for everything else that happens around an account.
alter table security_events add column means text;
