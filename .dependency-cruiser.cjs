/**
 * The architecture, as rules. Each says what an import may not do. Read from top to bottom: web and server sit on top,
 * the contract at the bottom. `npm run check` runs them; tools/check-imports.test.ts breaks each of them on purpose.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Tests and what only tests use may reach further than the product. */
const TESTS = ['\\.test\\.tsx?$', '/src/testing/']
/** A package's own files, wherever npm has put it. */
const packages = (...names) => `node_modules/(${names.join('|')})/`

/** Measurements and training that look at the inner parts of one of the coach's rooms; all others go through its door. */
const MEASURES = {
  screen: ['^models/concern/train\\.ts$'],
  listen: [
    '^bench/recognition\\.ts$',
    '^bench/conversation/measure-(intents|replies|fits)\\.ts$',
    '^models/intents/read-rows\\.ts$',
    '^bench/hearing/report-hearing\\.ts$',
    '^bench/hearing/conversations\\.ts$',
    '^bench/steps\\.ts$',
    '^models/(acts|drafts|fit|steps|turns)/train\\.ts$',
    '^models/drafts/(learn-places|read-rows)\\.ts$',
    '^bench/(drafts|fit)\\.ts$',
  ],
  decide: ['^bench/recognition\\.ts$', '^bench/conversation/measure-(replies|fits)\\.ts$'],
  say: [],
  // Texts that stand for themselves are briefed and read as turns are.
  lead: ['^coach/src/coaching/texts/', '^coach/src/coaching/rehearse/model-'],
}
/** A room is entered through one file; all others of it are its own. */
const forbidBehindDoor = (folder, door, comment, except = []) =>
  forbid(
    `${folder.split('/').at(-1)}-has-one-door`,
    comment,
    { pathNot: [`^coach/src/${folder}/`, ...except] },
    { path: `^coach/src/${folder}/`, pathNot: `/${door}\\.ts$` },
  )

const FACTS =
  'account|security|profile|preferences|assessment|goals|meetings|communication|prompts|integrations|coaching|feedback|rehearsals|outcomes|people|letters|pulse|transcript|practice'
const DERIVED = 'insights|analytics|gamification|dashboard|sources'
const PURE_TEXT_PACKAGES = [
  'zod',
  'yaml',
  'wink-nlp',
  'wink-eng-lite-web-model',
  'chrono-node',
  'retext[^/]*',
  'ts-fsrs',
]

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'An import never leads back to where it started, types included.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolved',
      'Every import leads to a file; one that does not is invisible to the other rules.',
      {},
      { couldNotResolve: true },
    ),
    forbid(
      'contract-imports-only-zod',
      'The contract is the floor: it imports zod and itself.',
      { path: '^contract/src', pathNot: TESTS },
      { pathNot: ['^contract/src', packages('zod')] },
    ),
    forbid(
      'coach-is-pure',
      'The coach imports itself, the contract and pure text packages: no Node, no network, no database.',
      { path: '^coach/src', pathNot: TESTS },
      { pathNot: ['^coach/src', '^contract/src', packages(...PURE_TEXT_PACKAGES)] },
    ),
    // The coach's rooms, in the order in which a turn walks through them: each knows those before it, none those after.
    // What is known before a turn begins stands in coaching/session, which knows no room.
    forbid(
      'session-knows-no-room',
      'What is known of a session before a turn is what its messages hold.',
      { path: '^coach/src/coaching/session/', pathNot: TESTS },
      { path: '^coach/src/coaching/(?!session/)' },
    ),
    forbid(
      'screen-comes-first',
      'What belongs in other hands is found before anything else is asked.',
      { path: '^coach/src/coaching/screen/', pathNot: TESTS },
      { path: '^coach/src/coaching/(?!screen/|(?:words-)?thresholds\\.ts$)' },
    ),
    forbid(
      'listening-decides-nothing',
      'Listening gathers evidence; it does not know what is made of it.',
      { path: '^coach/src/coaching/listen/', pathNot: TESTS },
      { path: '^coach/src/coaching/(?!listen/|(?:words-)?thresholds\\.ts$)' },
    ),
    forbid(
      'deciding-says-nothing',
      'A turn is decided before a word of it is written.',
      { path: '^coach/src/coaching/decide/', pathNot: TESTS },
      { path: '^coach/src/coaching/(?!(session|screen|listen|decide)/|(?:words-)?thresholds\\.ts$)' },
    ),
    forbid(
      'saying-knows-no-model',
      'The built-in words stand without a language model.',
      { path: '^coach/src/coaching/(say/|answer-turn|summarize-session)', pathNot: TESTS },
      { path: '^coach/src/coaching/lead/' },
    ),
    // The message analyzer's rooms: from outside, each is entered by its one door.
    forbidBehindDoor(
      'communication/mistakes',
      'find-mistakes',
      'Whether a list, a part of speech or the grammar checker shows a mistake, its room decides.',
    ),
    forbidBehindDoor(
      'communication/find',
      'find-matches',
      'All rules are matched together, so that of two matches at one place the worse stays.',
    ),
    forbidBehindDoor(
      'communication/rewrite',
      'rewrite-message',
      'All changes are planned together, so that none overlaps another or loses a fact.',
    ),
    forbidBehindDoor(
      'communication/score',
      'score-message',
      'What a score is made of can change without those who read it.',
    ),
    forbidBehindDoor(
      'communication/model-rewrite',
      'model-rewrite',
      "A model's version is asked for and checked as a whole.",
    ),
    forbidBehindDoor(
      'communication/register',
      'write-register',
      'A register is written and checked as a whole message.',
    ),
    forbidBehindDoor(
      'coaching/screen',
      'screen',
      'A text is screened as a whole; patterns, lists and weights are nobody else’s.',
      MEASURES.screen,
    ),
    forbidBehindDoor(
      'coaching/listen',
      'listen',
      'What was heard is handed on as one value.',
      MEASURES.listen,
    ),
    forbidBehindDoor(
      'coaching/decide',
      'decide',
      'What was decided is handed on as one plan.',
      MEASURES.decide,
    ),
    forbidBehindDoor('coaching/say', 'say', 'A plan is put into words as a whole.', MEASURES.say),
    forbidBehindDoor(
      'coaching/lead',
      'lead',
      'A language model is briefed and its answer is read in one place.',
      MEASURES.lead,
    ),
    forbidBehindDoor(
      'coaching/rehearse',
      'rehearse',
      'A line is screened before it is checked, and a reaction never comes twice.',
    ),
    forbid(
      'rehearsing-is-no-turn',
      'A rehearsal needs no turn: it screens, and checks what is said aloud.',
      { path: '^coach/src/coaching/rehearse/', pathNot: TESTS },
      { path: '^coach/src/coaching/(listen|decide|say)/' },
    ),
    forbid(
      'web-meets-only-the-contract',
      'Browser and server share the contract and nothing else.',
      { path: '^web/src' },
      { path: '^(server|coach)/' },
    ),
    forbid('server-knows-no-web', 'And the other way round.', { path: '^server/src' }, { path: '^web/' }),
    forbid(
      'product-knows-no-tools',
      'Tools, journeys, measurements and learning look at the product; it does not look back.',
      { path: '^(contract|coach|server|web)/src' },
      { path: '^(tools|e2e|bench|models)/' },
    ),
    forbid(
      'web-flows-down',
      'ui and lib serve the features; they do not know them.',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(app|features)/' },
    ),
    forbid('lib-draws-nothing', 'ui sits on lib.', { path: '^web/src/lib/' }, { path: '^web/src/ui/' }),
    forbid(
      'ui-fetches-nothing',
      'A ui piece is given its data.',
      { path: '^web/src/ui/' },
      { path: '^(contract/|web/src/lib/(api|query-client)\\.)' },
    ),
    forbid(
      'features-know-no-app',
      'The app composes features, not the reverse.',
      { path: '^(web|server)/src/features/' },
      { path: '^(web/src/(app/|main)|server/src/(operate/|(app|main|jobs|start-server)\\.))' },
    ),
    forbid(
      'web-feature-door',
      'From another feature a feature imports its queries and nothing else; coaching-turns is part of coaching.',
      { path: '^web/src/features/([a-z]+)[-/]' },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1[-/]', '^web/src/features/[^/]+/[a-z-]+\\.queries\\.ts$'],
      },
    ),
    forbid(
      'server-flows-down',
      'Plumbing does not know features.',
      { path: '^server/src/(http|db|embedded|lib|llm|nlp|coach|threads)/' },
      { path: '^server/src/(features/|operate/|app\\.|deps\\.|main\\.|jobs\\.|start-server\\.)' },
    ),
    forbid(
      'sql-lives-in-stores',
      'Routes and services ask a store.',
      { path: '^server/src/features/.*\\.(routes|service)\\.ts$' },
      { path: packages('kysely', 'pg') },
    ),
    forbid(
      'store-knows-no-http',
      'A store knows the database and the shapes.',
      { path: '\\.store\\.ts$' },
      { path: '^server/src/(http/(?!errors)|features/[^/]+/[^/]+\\.(routes|service)\\.ts)' },
    ),
    forbid(
      'service-knows-no-http',
      'A service can be run from a job.',
      { path: '\\.service\\.ts$' },
      { path: '(^server/src/http/(?!errors)|\\.routes\\.ts$)' },
    ),
    forbid(
      'server-feature-door',
      'From another feature a feature reads its store or calls its service.',
      { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^server/src/features/([^/]+)/',
        pathNot: ['^server/src/features/$1/', '\\.(store|service)\\.ts$'],
      },
    ),
    forbid(
      'facts-before-derived',
      'What people record does not know what is computed from it.',
      { path: `^(server|web)/src/features/(${FACTS})[-/]` },
      { path: `^(server|web)/src/features/(${DERIVED}|notifications)/` },
    ),
    forbid(
      'derived-before-outward',
      'Only notifications tells people; nobody asks it.',
      { path: `^(server|web)/src/features/(${DERIVED})/` },
      { path: '^(server|web)/src/features/notifications/' },
    ),
    forbid(
      'no-undeclared-packages',
      'A package is declared in the workspace that uses it.',
      { path: '^(contract|coach|server|web)/', pathNot: TESTS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-development-packages',
      'The product runs without what only developing needs.',
      { path: '^(contract|coach|server|web)/src', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-orphans',
      'Every file is reached from somewhere.',
      { orphan: true, path: '^(contract|coach|server|web)/src', pathNot: [...TESTS, '\\.d\\.ts$'] },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests are judged by what they prove, not by what they reach for.
    exclude: { path: '\\.(test|spec)\\.tsx?$' },
    // Imports of types count: a type is knowledge too.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts', '.css'],
    },
  },
}
