-- Whether the coach's turn handed over to people better placed to help. What is derived from sessions leaves such ones out,
-- and should not open the large metadata to find that.

alter table coaching_messages
  add column handed_over boolean not null
    generated always as (coalesce(metadata -> 'turn' ->> 'move' = 'hand-over', false)) stored;
