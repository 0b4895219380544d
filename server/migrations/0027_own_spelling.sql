-- Words that somebody has called right, in small letters: the message reader never marks them.
create table own_words (
  user_id text not null references users (id) on delete cascade,
  word text not null,
  added_at timestamptz not null,
  primary key (user_id, word)
);

-- The English somebody spells by; without a row it is guessed from each text.
create table spelling_choices (
  user_id text primary key references users (id) on delete cascade,
  dialect text not null
);
