/**
 * Groups of modules that are loaded together. Without them the bundler makes dozens of files of a few hundred
 * bytes. A module belongs to the first group that matches it, and its imports join the same group unless they
 * are in another one. A group with a prerendered view has the name of the view's file (see `document.ts`).
 */
export const chunks = [
  // Loaded first by every page: the libraries, and our own modules.
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: 'core', test: /\/(web|content|domain)\/|preload-helper/, tags: ['$initial' as const] },
  // Shared by several views, and small.
  {
    name: 'small',
    test: /\/web\/(lib\/text\/french-spaces|ui\/(Bilingual|art\/(bear|chick|fox|frog|owl)))\./,
  },
  {
    name: 'shared-rules',
    test: /\/web\/lib\/session\/(actor|reserve-space-for-user)\.|\/domain\/(access|diacritics|economy|slug|text-hash)\.|\/content\/missions\./,
  },
  {
    name: 'sound',
    test: /\/web\/(lib\/(sound\/(sound|read-all|use-speech)|speaking\/speaking))\.|\/domain\/rich-text\./,
  },
  {
    name: 'interface',
    test: /\/web\/(ui\/(Avatar|IconButton|Loading|SaidInFrench|ToolIcon)|lib\/(api\/show-failure|loading\/use-lazy-dialog|new-seed|page\/in-game))\.|\/domain\/(games\/game|spoken-sentences)\.|\/useLocation\.js/,
  },
  {
    name: 'practice',
    test: /\/web\/(ui\/PracticeLink|routes\/use-turn)\.|\/domain\/practice-address\./,
  },
  {
    name: 'menu',
    test: /\/web\/(lib\/menu\/menu|ui\/LinkChips)\.|\/content\/site\/(link-(kind|path|tile)|page-name)\./,
  },
  {
    name: 'bravo-lists',
    test: /\/web\/(lib\/school\/school-today|ui\/(MonthChoice|Stars))\.|\/domain\/french-order\./,
  },
  // Parsing of records and answers, and sending of results to the school.
  {
    name: 'activities',
    test: /\/node_modules\/zod\/|\/domain\/api\/(user|activity|word-answers)\.|\/web\/(lib\/(earning\/|school\/week-query|session\/(supports|use-sign-out-notice)\.|display\/focus-free)|ui\/SoundNotice\.)/,
  },
  // Parsing of stored entries. Hydration waits for it if a user is signed in, so it needs no other late group.
  { name: 'parse-entries', test: /\/web\/lib\/storage\/parse-entries\.|\/domain\/api\/menu\./ },
  // Parsing of pages that teachers changed.
  { name: 'page-content', test: /\/web\/lib\/page\/parse-content\./ },
  // Word pages, without the modules of only one form.
  {
    name: 'vocabulary',
    test: /\/web\/(routes\/vocabulary|features\/vocabulary\/(?!Project|Read)[^/]+)\.|\/content\/site\/page-words\./,
    includeDependenciesRecursively: false,
  },
  // Games: modules that question games and sentence games share, and modules that all games share. A page
  // loads them only with its game.
  {
    name: 'quiz-games',
    test: /\/web\/games\/quiz\/|\/domain\/games\/(quiz|question-|options|(comprehension|listening)\/rules)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sentence-games',
    test: /\/web\/games\/sentence\/|\/domain\/games\/(sentence-|word-order)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'all-games',
    test: new RegExp(
      [
        '/domain/learning/first-try\\.',
        '/domain/games/(?!(check-record|first-form|from-words|kinds|near-words|note-sentences|pairs|pairs-deck|record-draft|record-form|registry|sentence-\\w+|story-quiz|word-order)\\.)[^/]+\\.ts',
        '/web/games/(frame/|(?!views\\.)[^/]+$)',
        '/web/ui/(PressGuard|use-roving-focus|grid-keys)\\.',
        '/web/lib/page/use-on-leave\\.',
        '/web/features/play/(page/use-space-below|round/|tools/)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
  },
  // Shared by the extras below and by views that must not wait for them.
  {
    name: 'school-data',
    test: /\/domain\/(api\/(own-files|settings|token)|bonus-date|events|own-files|school)\.|\/web\/lib\/(display\/display|lesson\/lesson-code|live\/live|menu\/explain-closed|school\/check-query|sound\/own-voices-query)\./,
    includeDependenciesRecursively: false,
  },
  // Around every page: loaded after the page, and when the browser is idle.
  { name: 'SiteChrome', test: /\/web\/(app\/SiteChrome|lib\/display\/focus-once)\./ },
  {
    name: 'IdleExtras',
    test: /\/web\/(app\/IdleExtras|features\/(live|offline)\/|lib\/(display\/(fetch-fonts|toaster)|live\/room-socket|sound\/device-voice))/,
  },
]
