/** How a table keeps what people wrote: which columns are encrypted, and why the others with text are not. */
export interface Secrecy {
  /** The column that says whose a row is; `user_id` where it is left out. A value opens only in that person's rows. */
  readonly owner?: string
  /** Encrypted texts. */
  readonly texts?: readonly string[]
  /** Encrypted JSON, as a whole: the column holds one JSON string. */
  readonly json?: readonly string[]
  /** Encrypted so that the same text of the same person gives the same value: equality can be asked in SQL. */
  readonly alike?: readonly string[]
  /** Encrypted so that the same text gives the same value, whoever's it is: random tokens, which rows are found by. */
  readonly tokens?: readonly string[]
  /** Columns with text that holds no sentence of anybody, by the reason. Ids and references to other rows need no mention. */
  readonly plain?: Readonly<Partial<Record<Reason, readonly string[]>>>
}

/** Why a column with text is not encrypted. */
const REASONS = {
  choice: 'one of a few words that the program knows',
  ours: 'words of the program, the same for everybody',
  hash: 'a hash; what it was made of cannot be read from it',
  figures: 'ids, dates and numbers',
  device: 'a network address or the kind of a browser, for the list of sign-ins',
  region: 'a time zone, language or spelling',
  library: 'encrypted by the sign-in library, by the same secret key',
  address: 'an e-mail address or a link to a picture: accounts are found by it',
  public: 'known to others by its nature',
} as const
type Reason = keyof typeof REASONS

/** Every table. A new table is one line; `secrecy.test.ts` asks for every column with text. */
export const SECRECY: Readonly<Record<string, Secrecy>> = {
  achievements_seen: { plain: { ours: ['achievement'] } },
  assessment_results: { json: ['responses', 'profile'] },
  auth_accounts: {
    texts: ['access_token', 'refresh_token', 'id_token'],
    plain: { hash: ['password'], public: ['scope'] },
  },
  auth_passkeys: {
    texts: ['name'],
    plain: { public: ['public_key', 'transports', 'aaguid'], choice: ['device_type'] },
  },
  auth_second_factors: { plain: { library: ['secret', 'backup_codes_secret'] } },
  auth_sessions: { tokens: ['token'], plain: { device: ['ip_address', 'user_agent'] } },
  auth_verifications: { plain: { hash: ['identifier'], address: ['value'] } },
  calendar_feeds: { tokens: ['token'] },
  closed_histories: { plain: { region: ['time_zone'], hash: ['rules'], figures: ['history'] } },
  coaching_messages: {
    texts: ['content'],
    json: ['metadata', 'sent'],
    alike: ['person'],
    plain: { choice: ['role'], ours: ['situation'], figures: ['request_key'], hash: ['sent_instructions'] },
  },
  coaching_preferences: { json: ['preferences'] },
  coaching_sessions: {
    texts: ['title', 'summary'],
    json: ['preferences', 'steps', 'case'],
    plain: { figures: ['promised'], choice: ['status'], ours: ['leadership_style', 'strengths'] },
  },
  commitment_outcomes: { plain: { choice: ['outcome'] } },
  communication_analyses: {
    texts: ['subject', 'original_text'],
    json: ['feedback'],
    plain: { choice: ['communication_type', 'context', 'subjects'], ours: ['rules'] },
  },
  deleted_goals: { json: ['goal', 'steps'], plain: { figures: ['done'] } },
  dismissed_insights: {},
  external_assessments: {
    texts: ['assessment_provider', 'raw_results'],
    json: ['processed_results'],
    plain: { choice: ['assessment_type', 'input_format'] },
  },
  goal_progress: { texts: ['note'] },
  goals: { texts: ['title', 'description'], plain: { choice: ['category', 'priority', 'status'] } },
  idempotency_keys: { json: ['reply'], plain: { figures: ['key'], hash: ['fingerprint'] } },
  language_model_self_tests: { plain: { ours: ['provider', 'model', 'brief_version'], figures: ['checks'] } },
  language_model_use: {},
  letter_choices: {},
  letters: { json: ['letter'] },
  meeting_reflections: { texts: ['answer'], plain: { choice: ['came'] } },
  meetings: {
    texts: ['title', 'description', 'location'],
    plain: { choice: ['meeting_type', 'importance'] },
  },
  migrations: { plain: { ours: ['name'], hash: ['checksum'] } },
  model_instructions: { plain: { hash: ['hash'], ours: ['instructions'] } },
  model_texts: {
    texts: ['built_in', 'written'],
    json: ['sent'],
    plain: { choice: ['task'], figures: ['subject'], hash: ['sent_instructions'] },
  },
  muted_rules: { plain: { ours: ['rule'] } },
  notification_preferences: { plain: { choice: ['reminder_frequency'] } },
  notifications: { texts: ['title', 'message'], plain: { choice: ['type'], figures: ['occasion'] } },
  own_words: { alike: ['word'] },
  people_books: { json: ['book'] },
  practice_items: {
    texts: ['said'],
    plain: { choice: ['felt'], figures: ['item', 'spacing'] },
  },
  practice_settings: {},
  predictions: {
    texts: ['question', 'evidence'],
    json: ['factors', 'what_if', 'missing'],
    plain: { choice: ['prediction_type', 'confidence_level', 'outcome'], figures: ['asked'] },
  },
  pulse_answers: { plain: { hash: ['browser_hash'] } },
  pulses: { texts: ['behavior', 'question', 'asked_by'], tokens: ['link_token'] },
  push_subscriptions: { texts: ['p256dh', 'auth'], plain: { public: ['endpoint'] } },
  read_signals: {},
  rehearsals: {
    texts: ['kept_sentence'],
    json: ['scene', 'lines', 'closing', 'plan', 'outcome'],
    plain: { choice: ['status'] },
  },
  sealing_keys: { plain: { figures: ['key_id'], ours: ['canary'] } },
  security_events: {
    plain: {
      hash: ['subject'],
      choice: ['event', 'means'],
      device: ['network', 'device'],
      figures: ['request_id'],
    },
  },
  session_feedback: { texts: ['feedback'] },
  spelling_choices: { plain: { region: ['dialect'] } },
  standings: {},
  standings_counts: {},
  standings_refreshes: {},
  storage_use: {},
  throttles: { plain: { hash: ['key'] } },
  transcripts: { texts: ['title'], json: ['reading'] },
  users: {
    owner: 'id',
    texts: ['first_name', 'last_name'],
    plain: {
      address: ['email', 'profile_image_url'],
      region: ['time_zone', 'locale'],
      ours: ['nda_version'],
    },
  },
}
