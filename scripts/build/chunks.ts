/** Fewer, larger files, where the bundler would make dozens of a few hundred bytes. */
export const chunks = [
  {
    // What tells who has how many Bravos, of which month.
    name: 'standing',
    test: /\/web\/(lib\/school\/school-today|ui\/(Choice|MonthChoice|Stars))\.|\/domain\/(calendar|school-months)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    // Of the libraries, what the entry itself needs.
    test: /node_modules/,
    tags: ['$initial' as const],
  },
  {
    name: 'site',
    test: /\/(web|content|domain)\/|preload-helper/,
    // Of our own, what every page begins with.
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  {
    // Small rules that pages and games ask alike, which know nothing of each other: who may do what, letters without marks, by what a text is named, what every game is, which pages are missions, whether the focus is free.
    name: 'everywhere',
    test: /\/web\/(lib\/session\/(actor|use-pupil-id)|lib\/display\/focus-free)\.|\/domain\/(access|marks|slug|text-hash|games\/game)\.|\/content\/missions\./,
    includeDependenciesRecursively: false,
  },
  {
    // Links: which of the menu are shown to who looks, where they lead, how they are named and look. Each half asks the other.
    name: 'links',
    test: /\/web\/(lib\/menu\/(menu|menu-query|whitelist-query)|ui\/LinkChips)\.|\/domain\/(always-open|menu-visibility)\.|\/content\/(games-on|link-kind|link-path|link-tile|page-name|words\/media-path)\./,
    includeDependenciesRecursively: false,
  },
  {
    // The names of the drawings that more than one page shows: a file of each would be a hundred bytes.
    name: 'animals',
    test: /\/web\/ui\/art\/(bear|chick|fox|frog|owl)\.svg/,
  },
  {
    // What pages of words and games offer on a small screen.
    name: 'small',
    test: /\/web\/ui\/PlaysHere\./,
    includeDependenciesRecursively: false,
  },
  {
    // What texts are shown with.
    name: 'texts',
    test: /\/web\/lib\/text\/french-spaces\.|\/domain\/rich-text\./,
    includeDependenciesRecursively: false,
  },
  {
    // A page of words, and what the parts of its forms are made of: those alone are files of their own.
    name: 'vocabulary',
    test: /\/web\/(routes\/vocabulary|features\/vocabulary\/(?!Project|Read)[^/]+)\.|\/content\/page-words\./,
    includeDependenciesRecursively: false,
  },
  {
    // What speaks: a page that needs one of these needs most of them.
    name: 'voices',
    test: /\/web\/lib\/sound\/(sound|sound-channel|late-voice)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What stands beside texts that are said, on pages of words, in stories and songs.
    name: 'aloud',
    test: /\/web\/(lib\/speaking\/speaking|lib\/sound\/use-read-aloud|ui\/SoundOffButton)\./,
    includeDependenciesRecursively: false,
  },
  {
    // What opens the parts that are loaded when they are asked for, and the sign of all that speaks.
    name: 'openers',
    test: /\/web\/(ui\/IconButton|lib\/loading\/use-lazy-dialog|features\/play\/(SpeakerIcon|ToolIcon))\./,
    includeDependenciesRecursively: false,
  },
  {
    // What goes on behind every page.
    name: 'behind',
    test: /\/web\/lib\/(live\/live|sound\/own-voices-query)\./,
    includeDependenciesRecursively: false,
  },
  {
    // What reads records and answers.
    name: 'schemas',
    test: /node_modules\/zod\/|\/domain\/(api\/(user|activity|idempotency-key)|learning\/task)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // The way of a result from a pupil's game, film or song to the school, and the cheers that come back.
    name: 'earning',
    test: /\/web\/lib\/(earning\/|school\/week-query|api\/call-as|new-key)/,
    includeDependenciesRecursively: false,
  },
  {
    // A lesson that goes on beside the pages, and its own page: for pupils of a class that has one.
    name: 'lesson',
    test: /\/web\/(features\/lesson\/|lib\/lesson\/(current-lesson|kept-lessons|lesson-queries))/,
    includeDependenciesRecursively: false,
  },
  {
    // What the games of questions have in common.
    name: 'quiz',
    test: /\/web\/games\/quiz\/|\/domain\/games\/(quiz|quiz-state|question-deck|question-quiz|options|(comprehension|listening)\/rules)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What the games of pairs have in common.
    name: 'pairs',
    test: /\/domain\/games\/(pairs|(memory|exposed)\/rules)\.ts|\/web\/games\/memory\/card-view\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What asks for a word: in a mission, in the garden.
    name: 'questions',
    test: /\/web\/games\/(mission\/(QuestionView|LetterTiles|Instruction|MissionRun|MeetView)|garden\/(WateringDialog|use-watering))\.|\/domain\/learning\/(question|spelling|mission-round)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What is known of a pupil's words, and how it is shown before anything is asked.
    name: 'words-known',
    test: /\/web\/(lib\/learning\/|ui\/Plant\.|games\/mission\/(no-mission|use-grown)\.)|\/domain\/(api\/words|learning\/(asked-word|mission-deck|garden))\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Words that are kept apart, where something is chosen or paired: letters and drawings do without.
    name: 'near-words',
    test: /\/domain\/games\/near-words\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What all games have in common, and no page before its game is fetched.
    name: 'rounds',
    test: new RegExp(
      [
        '/domain/learning/first-try\\.ts',
        '/domain/games/(?!(check-record|first-form|from-words|game|kinds|note-sentences|record-draft|record-form|registry|story-quiz)\\.)[^/]+\\.ts',
        '/web/games/(?!views\\.)[^/]+$',
        '/web/ui/(PressGuard|hold-presses)\\.',
        '/web/features/play/(?!(GamePage|StartView|BrokenDeck|CountingNotice|CountsNote|DeckNotes|Demonstration|demonstration-way|EndView|GardenLink|GrownWords|NextLink|ShareDialog|use-next-link|use-play|use-space-below|WordsLink)\\.)',
      ].join('|'),
    ),
    // Otherwise zod, too, would be loaded with it by pages without a game.
    includeDependenciesRecursively: false,
  },
]
