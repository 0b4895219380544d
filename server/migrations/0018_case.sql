-- What the coach has understood in a session, as the leader has corrected it. Shape: Case in contract/src/case.ts.

alter table coaching_sessions add column "case" jsonb not null default
  '{"matters": [], "inHand": null, "people": [], "facts": [], "promises": [], "time": null, "corrected": []}';
