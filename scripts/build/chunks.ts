/** Groups of modules. Without them the bundler makes dozens of files of a few hundred bytes. */
export const chunks = [
  {
    // Months, weeks and stars of Bravo lists.
    name: 'bravo-lists',
    test: /\/web\/(lib\/school\/school-today|ui\/(Choice|MonthChoice|Stars))\.|\/domain\/(calendar|school-months)\./,
    includeDependenciesRecursively: false,
  },
  {
    // The libraries that the entry imports.
    name: 'libraries',
    test: /node_modules/,
    tags: ['$initial' as const],
  },
  {
    // Our own modules that the entry imports, so that every page loads them.
    name: 'core',
    test: /\/(web|content|domain)\/|preload-helper/,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  {
    // Small independent rules that pages and games share: permissions, accents, slugs, game types, mission pages, focus.
    name: 'shared-rules',
    test: /\/web\/(lib\/store|lib\/session\/(actor|use-pupil-id)|lib\/display\/focus-free)\.|\/domain\/(access|marks|slug|text-hash|games\/game)\.|\/content\/missions\./,
    includeDependenciesRecursively: false,
  },
  {
    // Links of the menu: visibility, addresses, names and tiles. The modules depend on each other.
    name: 'menu-links',
    test: /\/web\/(lib\/menu\/(menu|menu-query|whitelist-query)|ui\/LinkChips)\.|\/domain\/(always-open|menu-visibility)\.|\/content\/(site\/(games-on-page|link-kind|link-path|link-tile|page-name)|words\/media-path)\./,
    includeDependenciesRecursively: false,
  },
  {
    // Drawings that several pages show. Each would be a file of a hundred bytes.
    name: 'animal-drawings',
    test: /\/web\/ui\/art\/(bear|chick|fox|frog|owl)\.svg/,
  },
  {
    // Offers the mission and the stories on screens that are too small for games.
    name: 'plays-here',
    test: /\/web\/ui\/PlaysHere\./,
    includeDependenciesRecursively: false,
  },
  {
    // Text display: French spaces and rich text.
    name: 'text-display',
    test: /\/web\/lib\/text\/french-spaces\.|\/domain\/rich-text\./,
    includeDependenciesRecursively: false,
  },
  {
    // A page of words and the modules shared by its forms. Each form's own modules are separate files.
    name: 'vocabulary',
    test: /\/web\/(routes\/vocabulary|features\/vocabulary\/(?!Project|Read)[^/]+)\.|\/content\/site\/page-words\./,
    includeDependenciesRecursively: false,
  },
  {
    // Playing sounds. A page that needs one of these modules needs most of them.
    name: 'sound',
    test: /\/web\/lib\/sound\/(sound|sound-channel|late-voice)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Reading texts aloud on pages of words, in stories and songs.
    name: 'speech',
    test: /\/web\/(lib\/speaking\/speaking|lib\/sound\/use-read-aloud|ui\/SoundOffButton)\./,
    includeDependenciesRecursively: false,
  },
  {
    // Opening lazily loaded parts, and the icons of buttons that do so.
    name: 'lazy-dialogs',
    test: /\/web\/(ui\/(IconButton|SpeakerIcon|ToolIcon)|lib\/loading\/use-lazy-dialog)\./,
    includeDependenciesRecursively: false,
  },
  {
    // Background work of every page: the room and the teacher's recordings.
    name: 'background',
    test: /\/web\/lib\/(live\/live|sound\/own-voices-query)\./,
    includeDependenciesRecursively: false,
  },
  {
    // Parsing of records and answers.
    name: 'schemas',
    test: /node_modules\/zod\/|\/domain\/(api\/(user|activity|idempotency-key)|learning\/task)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Sending a result from a game, film or song to the school, and the cheers that come back.
    name: 'earning',
    test: /\/web\/lib\/(earning\/|school\/week-query|api\/call-as|new-key)/,
    includeDependenciesRecursively: false,
  },
  {
    // A running lesson and its own page, for pupils whose class has one.
    name: 'lesson',
    test: /\/web\/(features\/lesson\/|lib\/lesson\/(current-lesson|lesson-cache|lesson-queries))/,
    includeDependenciesRecursively: false,
  },
  {
    // Shared by the question games.
    name: 'quiz-games',
    test: /\/web\/games\/quiz\/|\/domain\/games\/(quiz|quiz-state|question-deck|question-quiz|options|(comprehension|listening)\/rules)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Shared by the pair games.
    name: 'pair-games',
    test: /\/domain\/games\/(pairs|(memory|exposed)\/rules)\.ts|\/web\/games\/memory\/card-view\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Asking for a word, in a mission and in the garden.
    name: 'word-questions',
    test: /\/web\/games\/(mission\/(QuestionView|LetterTiles|Instruction|MissionRun|MeetView)|garden\/(WateringDialog|use-watering))\.|\/domain\/learning\/(question|spelling|mission-round)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // A pupil's word memories and how pages show them before a question is asked.
    name: 'word-progress',
    test: /\/web\/(lib\/learning\/|ui\/Plant\.|games\/mission\/no-mission\.)|\/domain\/(api\/words|learning\/(asked-word|mission-deck|garden))\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Words that must not appear together in choices and pairs. Not needed by letters and drawings.
    name: 'near-words',
    test: /\/domain\/games\/near-words\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Shared by all games, and loaded by no page before its game is fetched.
    // Without dependencies: otherwise pages without a game would load zod with it.
    name: 'all-games',
    test: new RegExp(
      [
        '/domain/learning/first-try\\.ts',
        '/domain/games/(?!(check-record|first-form|from-words|game|kinds|note-sentences|record-draft|record-form|registry|story-quiz)\\.)[^/]+\\.ts',
        '/web/games/(frame/|(?!views\\.)[^/]+$)',
        '/web/ui/(PressGuard|hold-presses|use-roving-focus|grid-keys)\\.',
        '/web/features/play/(round|tools)/',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
  },
]
