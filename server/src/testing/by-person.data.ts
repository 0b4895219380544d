/** Tables whose rows are nobody's, and what they hold: on every machine alike, or on one alone. */
export const NOBODYS: Readonly<Record<string, string>> = {
  auth_verifications: 'mailed links, found by their hash before it is known whose they are; short-lived',
  language_model_self_tests: 'what a model made of its test; one row a model',
  model_instructions: 'what every model is told; the same for everybody',
  sealing_keys: 'which keys there are; a few rows',
  standings_counts: 'the leaderboard: counts across everybody, made anew by a job',
  standings_refreshes: 'the leaderboard: when it was made; one row',
  throttles: 'attempts by network and address, under hashes; short-lived',
}

const LOOKED_UP =
  'looked up before it is known whose it is: needs a directory of its own, unique across all machines'
const ONE_EACH = 'one for each row above it: takes the person into the key with it'

/** Unique keys without the person that are not the `id` of a table, and why. */
export const KEYS_WITHOUT: Readonly<Record<string, string>> = {
  auth_accounts_provider_id_account_id_key: LOOKED_UP,
  auth_passkeys_credential_id_key: LOOKED_UP,
  auth_sessions_token_key: LOOKED_UP,
  calendar_feeds_token_key: LOOKED_UP,
  pulses_link_token_key: LOOKED_UP,
  users_email_key: LOOKED_UP,
  coaching_messages_answers_key: ONE_EACH,
  coaching_messages_session_id_request_key_key: ONE_EACH,
  meeting_reflections_meeting_id_key: ONE_EACH,
  session_feedback_session_id_key: ONE_EACH,
}
