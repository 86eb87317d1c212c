import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { goalKinds } from '../../domain/api/class-goal.ts'
import { answerStickers } from '../../domain/api/composition.ts'
import { DEFAULT_ACTIVITIES_PER_HOUR, DEFAULT_ANSWERS_PER_HOUR, heldDecisions } from '../../domain/economy.ts'
import { englishHelps } from '../../domain/english-help.ts'
import { checkPhases } from '../../domain/learning/check.ts'
import { heldAnswerDecisions, heldAnswerReasons } from '../../domain/learning/held-answers.ts'

/**
 * Schema of the school's database (D1). Instants are ISO 8601 text in UTC with milliseconds, so they sort as text. `week` is the
 * Sunday (`YYYY-MM-DD`) in the school's calendar. Unique indexes guarantee what must happen exactly once: see docs/decisions. All
 * tables are in this file, because drizzle-kit reads it as a whole. No foreign key cascades: on D1, rebuilding a table would
 * delete its child rows. A new table must be added to `worker/backup/row-rules.ts`, whose order is the restore order of a backup.
 * A table that refers to a pupil must be listed for the parents' page in `content/texts/stored-child-data.ts`. Tables with a
 * composite key are `WITHOUT ROWID` (declared in migrations only): the rows of a pupil lie together, and a write updates no
 * separate index. See docs/decisions.
 */

const flag = (name: string) => integer(name, { mode: 'boolean' })
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id)

export const classes = sqliteTable('classes', {
  classCode: text('class_code').primaryKey(),
  teacherName: text('teacher_name').notNull(),
  grade: integer('grade').notNull(),
  /** The highest grade of a split class such as 4/5, whose lowest is `grade`; null for one grade. */
  lastGrade: integer('last_grade'),
  /** Pupils enter their secret pictures after their name. */
  usesPictures: flag('uses_pictures').notNull().default(false),
  /** Devices with the class's address list the pupils' names and avatars at sign-in. */
  offersNames: flag('offers_names').notNull().default(false),
  /** The secret of that address; null if names are not offered. */
  listKey: text('list_key'),
  /** If false, pupils are not asked to speak. */
  hasMicrophones: flag('has_microphones').notNull().default(true),
  englishHelp: text('english_help', { enum: englishHelps }).notNull().default('shown'),
})

export const users = sqliteTable(
  'users',
  {
    /** Never reused, so that the token of an erased user cannot identify another. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    userName: text('user_name').notNull(),
    /** `userNameKey` of the name, so that two spellings of one name cannot both be taken. */
    userNameKey: text('user_name_key').notNull(),
    displayName: text('display_name').notNull(),
    classCode: text('class_code').references(() => classes.classCode),
    avatarUrl: text('avatar_url').notNull(),
    isAdmin: flag('is_admin').notNull().default(false),
    isEnabled: flag('is_enabled').notNull().default(true),
    /** JSON: the classes and content that an administrator (a colleague) is limited to. Null: no limit. */
    scope: text('scope'),
    /** Algorithm, parameters, salt and hash in one text; null for pupils. */
    passwordHash: text('password_hash'),
    /** Four digits, printed on the pupil's card; null if not set. */
    pin: text('pin'),
    /** Incremented to end all sessions of the user: tokens of older versions are refused. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Recently ended sessions, each with the time when its last token expires: `{"…": "2026-…Z"}`. */
    endedSessions: text('ended_sessions').notNull().default('{}'),
    /** Incremented to revoke the pupil's card: cards of older versions are refused. */
    cardVersion: integer('card_version').notNull().default(1),
    createdAt: text('created_at').notNull(),
    /** Names of three pictures, separated by spaces; readable by administrators. Null until the class uses them. */
    secretPictures: text('secret_pictures'),
    /** The pupil's supports as bits: `supportBits`. */
    supports: integer('supports').notNull().default(0),
    /** The pupil's grade in a split class; null for the lowest. Only counts within the grades of the class: `gradeIn`. */
    grade: integer('grade'),
  },
  (table) => [
    uniqueIndex('users_name').on(table.userNameKey),
    index('users_class').on(table.classCode, table.displayName),
  ],
)

/** Groups of pupils, across or within classes. */
export const pupilGroups = sqliteTable('pupil_groups', {
  /** Its audience key (`domain/audience.ts`), made by the browser so that a retry adds no second group. */
  groupID: text('group_id').primaryKey(),
  name: text('name').notNull(),
})

export const groupMembers = sqliteTable(
  'group_members',
  {
    groupID: text('group_id')
      .notNull()
      .references(() => pupilGroups.groupID),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.groupID, table.userID] }),
    index('group_members_user').on(table.userID),
  ],
)

/** WebAuthn credentials of administrators. Not part of a backup. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    passkeyID: text('passkey_id').primaryKey(),
    userID: ofUser(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; 0 for authenticators without one. */
    counter: integer('counter').notNull(),
    /** JSON array of WebAuthn transports. */
    transports: text('transports').notNull().default('[]'),
    /** The relying-party ID (host name) that it is bound to. */
    relyingParty: text('relying_party').notNull(),
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userID)],
)

/** The authenticator app (TOTP) of an administrator and the recovery codes. Not part of a backup. */
export const authenticators = sqliteTable('authenticators', {
  userID: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The shared secret, base32. */
  secret: text('secret').notNull(),
  createdAt: text('created_at').notNull(),
  /** Null until a code has confirmed it; only then is it required. */
  confirmedAt: text('confirmed_at'),
  /** Time step of the last accepted code: each code works once. */
  lastStep: integer('last_step').notNull().default(0),
  /** JSON array of hashes; used codes are removed. */
  recoveryCodes: text('recovery_codes').notNull().default('[]'),
})

/** Answered WebAuthn challenges, so that a response cannot be replayed. Not part of a backup; pruned by the daily run. */
export const usedChallenges = sqliteTable('used_challenges', {
  challenge: text('challenge').primaryKey(),
  usedAt: text('used_at').notNull(),
})

/** Links that let a substitute in on one day. Not part of a backup: a restore deletes them, and the daily run old ones. */
export const substitutes = sqliteTable(
  'substitutes',
  {
    /** Never reused, so that a deleted link cannot open another day. */
    substituteID: integer('substitute_id').primaryKey({ autoIncrement: true }),
    /** The day of the school. */
    day: text('day').notNull(),
    /** JSON array, sorted. */
    classCodes: text('class_codes').notNull(),
    /** The administrator who made the link; null once erased. */
    madeBy: integer('made_by').references(() => users.id),
    createdAt: text('created_at').notNull(),
    /** The session that opened the link last; earlier ones have ended. */
    sid: text('sid'),
  },
  (table) => [uniqueIndex('substitutes_day').on(table.day, table.classCodes)],
)

export const menuLinks = sqliteTable(
  'menu_links',
  {
    menuLinkID: integer('menu_link_id').primaryKey(),
    /** Key of a page or game; empty for a group. */
    clientID: text('client_id').notNull().default(''),
    groupID: integer('group_id').notNull(),
    parentGroupID: integer('parent_group_id').notNull(),
    position: integer('position').notNull().default(0),
    displayName: text('display_name').notNull(),
    icon: text('icon').notNull().default(''),
    isEnabled: flag('is_enabled').notNull().default(true),
    isBravoEnabled: flag('is_bravo_enabled').notNull().default(false),
    isNew: flag('is_new').notNull().default(false),
    isBonusEnabled: flag('is_bonus_enabled').notNull().default(false),
    isAuthRequired: flag('is_auth_required').notNull().default(false),
    isAdminRequired: flag('is_admin_required').notNull().default(false),
    isWhiteListEnabled: flag('is_white_list_enabled').notNull().default(false),
    externalIdentifier: text('external_identifier'),
    /** Changed by an administrator: the seed does not overwrite it. */
    isEdited: flag('is_edited').notNull().default(false),
  },
  (table) => [
    uniqueIndex('menu_links_client').on(table.clientID).where(sql`${table.clientID} <> ''`),
    uniqueIndex('menu_links_group').on(table.groupID),
    index('menu_links_parent').on(table.parentGroupID, table.position),
    index('menu_links_new').on(table.parentGroupID).where(sql`${table.isNew}`),
    index('menu_links_record')
      .on(table.externalIdentifier)
      .where(sql`${table.externalIdentifier} IS NOT NULL`),
  ],
)

/** One row: the menu's stamp, in milliseconds since 1970. Grows strictly with every change of a link. */
export const menuStamp = sqliteTable('menu_stamp', {
  id: integer('id').primaryKey(),
  stamp: integer('stamp').notNull(),
})

export const whitelist = sqliteTable(
  'whitelist',
  {
    userID: ofUser(),
    clientID: text('client_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.clientID] })],
)

export const games = sqliteTable(
  'games',
  {
    /** The external identifier, `{id}` in paths. */
    id: text('id').primaryKey(),
    clientID: text('client_id').notNull(),
    kind: text('kind').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    data: text('data').notNull(),
    /** Key of the vocabulary page with the game's words; null if unknown. */
    wordsPage: text('words_page'),
    updated: text('updated').notNull(),
    isEdited: flag('is_edited').notNull().default(false),
  },
  (table) => [uniqueIndex('games_client').on(table.clientID)],
)

/** Earlier versions of a record, one per save. `updated` is the stamp of that version. */
export const gameVersions = sqliteTable(
  'game_versions',
  {
    gameVersionID: integer('game_version_id').primaryKey(),
    /** The record's id. */
    id: text('id').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    data: text('data').notNull(),
    updated: text('updated').notNull(),
  },
  (table) => [uniqueIndex('game_versions_once').on(table.id, table.updated)],
)

/** Records deleted by an administrator: the seed does not add them again. */
export const deletedGames = sqliteTable('deleted_games', { id: text('id').primaryKey() })

export const pages = sqliteTable('pages', {
  clientID: text('client_id').primaryKey(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  /** JSON of the kind's content. */
  content: text('content').notNull(),
  updated: text('updated').notNull(),
  isEdited: flag('is_edited').notNull().default(false),
  /** Author of the current content; null for shipped content and for erased users. */
  savedBy: integer('saved_by').references(() => users.id),
  /** Address of the link preview of a teacher's own page; null until one is drawn. */
  preview: text('preview'),
})

/** Earlier versions of a page, one per save. `updated` is the stamp of that version. */
export const pageVersions = sqliteTable(
  'page_versions',
  {
    pageVersionID: integer('page_version_id').primaryKey(),
    clientID: text('client_id').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    updated: text('updated').notNull(),
    savedBy: integer('saved_by').references(() => users.id),
  },
  (table) => [uniqueIndex('page_versions_once').on(table.clientID, table.updated)],
)

/** One row (id 1): the page that carries the bonus, and the current claim on it. */
export const bonus = sqliteTable('bonus', {
  id: integer('id').primaryKey(),
  isActive: flag('is_active').notNull().default(false),
  clientID: text('client_id'),
  claimID: text('claim_id'),
  updated: text('updated'),
})

/** One row per claim of a bonus. The next claim deletes an expired one. */
export const bonusClaims = sqliteTable(
  'bonus_claims',
  {
    bonusClaimID: integer('bonus_claim_id').primaryKey(),
    /** Id of the winner's single-use ticket. */
    claimID: text('claim_id').notNull(),
    clientID: text('client_id').notNull(),
    userID: ofUser(),
    bravoCount: integer('bravo_count').notNull(),
    /** Activities converted into the Bravos; 0 until the award. */
    activityCount: integer('activity_count').notNull().default(0),
    claimedAt: text('claimed_at').notNull(),
    awardedAt: text('awarded_at'),
    clearedAt: text('cleared_at'),
  },
  (table) => [
    uniqueIndex('bonus_claims_once').on(table.claimID),
    index('bonus_claims_user').on(table.userID, table.claimedAt),
  ],
)

export const bravos = sqliteTable(
  'bravos',
  {
    bravoID: integer('bravo_id').primaryKey(),
    userID: ofUser(),
    dateCreated: text('date_created').notNull(),
    week: text('week').notNull(),
    source: text('source', { enum: ['activity', 'bonus', 'multiplayer', 'admin'] }).notNull(),
    /** Unique per grant, so that granting twice adds one row. E.g. `activity:42:2026-11-15:1`, `bonus:9:3`. */
    grantKey: text('grant_key').notNull(),
    reason: text('reason').notNull().default(''),
    /** Set if the Bravo was taken back: it no longer counts, and its grant stays used. */
    takenBackAt: text('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    uniqueIndex('bravos_once').on(table.grantKey),
    index('bravos_user').on(table.userID, table.dateCreated),
  ],
)

/** Bravos per pupil and month (`YYYY-MM`, school time), read by the leaderboard. */
export const bravoCounts = sqliteTable(
  'bravo_counts',
  {
    month: text('month').notNull(),
    userID: ofUser(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.userID] }),
    index('bravo_counts_user').on(table.userID),
  ],
)

/**
 * The response to each idempotency key; later calls with the key get the same one. Keys of scores from the
 * games site begin with `multiplayer:`.
 */
export const activityAnswers = sqliteTable(
  'activity_answers',
  {
    userID: ofUser(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Null if the activity did not count; `refusal` then holds the reason, or that it is held. */
    activityLogID: integer('activity_log_id'),
    count: integer('count').notNull(),
    refusal: text('refusal'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey] }),
    index('activity_answers_age').on(table.createdAt),
    index('activity_answers_uncounted')
      .on(table.userID, table.createdAt)
      .where(sql`${table.activityLogID} IS NULL`),
  ],
)

/**
 * Activities that came implausibly fast. Each counts once the teacher accepts it, in the week in which it was
 * played. One row per pupil, week and page; playing again after a rejection puts the row back to undecided.
 */
export const heldActivities = sqliteTable(
  'held_activities',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    description: text('description').notNull(),
    activityDate: text('activity_date').notNull(),
    /** The teacher's decision; null while undecided. */
    decision: text('decision', { enum: heldDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.week, table.clientID] }),
    index('held_activities_decided').on(table.decidedAt),
  ],
)

/** Counted activities, at most one per pupil, week and page. */
export const activities = sqliteTable(
  'activities',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    /** Unique across pupils and weeks: see `numberBefore`. */
    activityLogID: integer('activity_log_id').notNull(),
    description: text('description').notNull(),
    activityDate: text('activity_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.week, table.clientID] }),
    index('activities_missions')
      .on(table.userID, table.week)
      .where(sql`${table.clientID} GLOB 'Page_Mission_*'`),
  ],
)

/** Counted activities of past school years, by the month (`YYYY-MM`) in which their week began. */
export const activityTotals = sqliteTable(
  'activity_totals',
  {
    userID: ofUser(),
    month: text('month').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.month] })],
)

/** Weeks of past school years with a sticker, and the missions done in each. This year's are derived from `activities`. */
export const stickers = sqliteTable(
  'stickers',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    missions: integer('missions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.week] })],
)

/**
 * First tries at words, one row per received batch. `answer` is the response to its key; `answers` are the
 * accepted tries in the format of `worker/words/answers/apply-answers.ts`. Old rows are added to `answer_totals`.
 */
export const answerBatches = sqliteTable(
  'answer_batches',
  {
    userID: ofUser(),
    idempotencyKey: text('idempotency_key').notNull(),
    receivedAt: text('received_at').notNull(),
    answers: text('answers').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey] }),
    index('answer_batches_received').on(table.userID, table.receivedAt),
  ],
)

/**
 * Word memories of a pupil, in parts of limited size (`worker/words/memories/memory-parts.ts`) in the order the words
 * were met. Words asked together were mostly met together, so a batch of answers writes few rows.
 */
export const memoryParts = sqliteTable(
  'memory_parts',
  {
    userID: ofUser(),
    /** From 0; all parts but the last are full. */
    part: integer('part').notNull(),
    /** Total first tries at its words. Grows with every change, so it serves as a version. */
    tries: integer('tries').notNull(),
    /** JSON by word id, read by lists and reports. The school may no longer know the word. */
    words: text('words').notNull(),
    /** JSON by word id: the source data of the memories (`domain/learning/memory.ts`). */
    kept: text('kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.part] })],
)

/** Totals of expired first tries of all pupils. `gap`: days since the word was last answered; -1 for the first time. */
export const answerTotals = sqliteTable(
  'answer_totals',
  {
    word: text('word').notNull(),
    task: text('task').notNull(),
    gap: integer('gap').notNull(),
    right: integer('right_tries').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.task, table.gap] })],
)

/**
 * The words of pages and games, derived from them and rebuilt when they change. Not part of a backup. Words
 * of a game that its words page also has are listed only for the page.
 */
export const knownWords = sqliteTable(
  'known_words',
  {
    clientID: text('client_id').notNull(),
    word: text('word').notNull(),
    /** Order on the page. */
    place: integer('place').notNull(),
    french: text('french').notNull(),
    english: text('english').notNull(),
    image: text('image'),
    sound: text('sound'),
  },
  (table) => [
    primaryKey({ columns: [table.clientID, table.word] }),
    index('known_words_word').on(table.word),
  ],
)

/** The version of each page or game that its rows of `known_words` were derived from. */
export const wordSources = sqliteTable('word_sources', {
  clientID: text('client_id').primaryKey(),
  stamp: text('stamp').notNull(),
})

/** Lessons of a teacher; `steps` and `class_codes` (audience keys) as JSON. Days are the school's. */
export const lessons = sqliteTable(
  'lessons',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    steps: text('steps').notNull(),
    classCodes: text('class_codes').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    isOpenToVisitors: flag('is_open_to_visitors').notNull().default(false),
    updated: text('updated').notNull(),
  },
  (table) => [index('lessons_last_day').on(table.lastDay)],
)

/** Steps of lessons that pupils have done. Rows of removed steps stay until the lesson is deleted. */
export const lessonSteps = sqliteTable(
  'lesson_steps',
  {
    code: text('code').notNull(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    doneAt: text('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.userID, table.clientID] }),
    index('lesson_steps_user').on(table.userID),
  ],
)

/**
 * Answers that came implausibly fast, or many answers dated to earlier days. They change no memory until an
 * administrator accepts them. `answers` is JSON in the format of `domain/api/word-answers.ts`.
 */
export const heldAnswers = sqliteTable(
  'held_answers',
  {
    userID: ofUser(),
    /** The key of the batch, which has at most one row per reason. */
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text('reason', { enum: heldAnswerReasons }).notNull(),
    receivedAt: text('received_at').notNull(),
    answers: text('answers').notNull(),
    /** The administrator's decision; null while undecided. */
    decision: text('decision', { enum: heldAnswerDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey, table.reason] }),
    index('held_answers_decided').on(table.decidedAt),
  ],
)

/** Words of each pupil's mission on a school day (`YYYY-MM-DD`), as JSON. */
export const dealtMissions = sqliteTable(
  'dealt_missions',
  {
    userID: ofUser(),
    day: text('day').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.day] }), index('dealt_missions_day').on(table.day)],
)

/** Weekly goals of classes, groups and pupils; `class_code` holds the audience key. */
export const classGoals = sqliteTable('class_goals', {
  classCode: text('class_code').primaryKey(),
  kind: text('kind', { enum: goalKinds }).notNull(),
  target: integer('target').notNull(),
})

/** Checks of a theme's words, before and after it was taught. `class_code`: the audience key; `forms`: the words of both forms, as JSON. */
export const checks = sqliteTable(
  'checks',
  {
    checkID: integer('check_id').primaryKey({ autoIncrement: true }),
    classCode: text('class_code').notNull(),
    clientID: text('client_id').notNull(),
    title: text('title').notNull(),
    forms: text('forms').notNull(),
    /** The phase that pupils may take now; null if closed. */
    open: text('open', { enum: checkPhases }),
    created: text('created').notNull(),
  },
  (table) => [
    index('checks_class').on(table.classCode),
    // At most one open check per class, even with concurrent calls.
    uniqueIndex('checks_open').on(table.classCode).where(sql`${table.open} IS NOT NULL`),
  ],
)

/** Number of right words of a pupil in each phase of a check. */
export const checkResults = sqliteTable(
  'check_results',
  {
    userID: ofUser(),
    checkID: integer('check_id')
      .notNull()
      .references(() => checks.checkID),
    phase: text('phase', { enum: checkPhases }).notNull(),
    right: integer('right_words').notNull(),
    takenAt: text('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.checkID, table.phase] }),
    index('check_results_check').on(table.checkID),
  ],
)

/** Live games. Open until `ended` is set. The code is unique among lessons too. */
export const liveGames = sqliteTable(
  'live_games',
  {
    code: text('code').primaryKey(),
    title: text('title').notNull(),
    /** JSON: `storedPlan` of `worker/live-games/stored-game.ts`. */
    plan: text('plan').notNull(),
    /** JSON array of audience keys. */
    classCodes: text('class_codes').notNull(),
    created: text('created').notNull(),
    ended: text('ended'),
    /** JSON array: counted hands per question, without tablets. */
    hands: text('hands').notNull().default('[]'),
    /** Totals, set at the end. */
    players: integer('players').notNull().default(0),
    right: integer('right_answers').notNull().default(0),
    answers: integer('answers').notNull().default(0),
  },
  (table) => [index('live_games_created').on(table.created)],
)

/** What each pupil answered in a live game. */
export const liveResults = sqliteTable(
  'live_results',
  {
    userID: ofUser(),
    code: text('code')
      .notNull()
      .references(() => liveGames.code),
    /** JSON array per question: right, or null without an answer. */
    answers: text('answers').notNull(),
    right: integer('right_answers').notNull(),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.code] }), index('live_results_code').on(table.code)],
)

/** Videos watched to the end. The latest rows give the number watched in a row. */
export const videoViews = sqliteTable(
  'video_views',
  {
    videoViewID: integer('video_view_id').primaryKey(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    video: text('video').notNull(),
    week: text('week').notNull(),
    watchedAt: text('watched_at').notNull(),
    /** Unique per view, so that a retry adds no row. */
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('video_views_once').on(table.userID, table.idempotencyKey),
    index('video_views_week').on(table.week, table.userID),
  ],
)

/** Sentences that a pupil sent to the teacher, with her answer. Drafts stay in the browser. */
export const compositions = sqliteTable(
  'compositions',
  {
    compositionID: integer('composition_id').primaryKey({ autoIncrement: true }),
    userID: ofUser(),
    /** Unique per pupil: a retry adds no row. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** JSON array. */
    sentences: text('sentences').notNull(),
    sentAt: text('sent_at').notNull(),
    /** Set with the answer. */
    sticker: text('sticker', { enum: answerStickers }),
    /** The teacher's sentence. */
    answer: text('answer').notNull().default(''),
    /** Null until the teacher answers. */
    answeredAt: text('answered_at'),
  },
  (table) => [
    uniqueIndex('compositions_once').on(table.userID, table.idempotencyKey),
    index('compositions_sent').on(table.userID, table.sentAt),
  ],
)

/** Each pupil's best score of a game with points. Only the pupil can read it. */
export const bestScores = sqliteTable(
  'best_scores',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientID: text('client_id').notNull(),
    score: integer('score').notNull(),
    reachedAt: text('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.clientID] })],
)

/** Correct answers per pupil and week on the multiplayer site. */
export const multiplayerScores = sqliteTable(
  'multiplayer_scores',
  {
    userID: ofUser(),
    week: text('week').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.week] })],
)

/** One row (id 1). */
export const settings = sqliteTable('settings', {
  id: integer('id').primaryKey(),
  enablePIN: flag('enable_pin').notNull().default(false),
  mpgBravoCap: integer('mpg_bravo_cap').notNull().default(10),
  isLeaderboardVisible: flag('is_leaderboard_visible').notNull().default(true),
  /** Whether visitors see class codes on the leaderboard. */
  showsClassToVisitors: flag('shows_class_to_visitors').notNull().default(false),
  /** Days after which traces and logs are deleted. */
  retentionDays: integer('retention_days').notNull().default(30),
  /** Activities per pupil and hour; more are held for the teacher. 0 is no limit. */
  activitiesAnHour: integer('activities_an_hour').notNull().default(DEFAULT_ACTIVITIES_PER_HOUR),
  /** Answers per pupil and hour; more are held for the teacher. 0 is no limit. */
  answersAnHour: integer('answers_an_hour').notNull().default(DEFAULT_ANSWERS_PER_HOUR),
  /** Administrators without a second factor may only set one up. */
  requiresSecondFactor: flag('requires_second_factor').notNull().default(false),
  /** The voice for texts without a recording. */
  voice: text('voice', { enum: ['site', 'device'] })
    .notNull()
    .default('site'),
})

export const logs = sqliteTable(
  'logs',
  {
    logID: integer('log_id').primaryKey(),
    data: text('data').notNull(),
    dateCreated: text('date_created').notNull(),
    dateReceived: text('date_received').notNull(),
  },
  (table) => [index('logs_received').on(table.dateReceived)],
)

/** Pages that pupils visited. */
export const traces = sqliteTable(
  'traces',
  {
    traceID: integer('trace_id').primaryKey(),
    userID: ofUser(),
    clientID: text('client_id').notNull(),
    date: text('date').notNull(),
  },
  (table) => [index('traces_date').on(table.date), index('traces_user').on(table.userID, table.date)],
)

/**
 * Failed sign-ins, wrong PINs and pictures, unknown lesson codes and error reports, by subject: e.g. `name:<key>`, `pin:<user
 * id>`, `address:<keyed hash>`, `pictures:<user id>:<keyed hash>`. Kinds: `worker/limits/limit.ts` and
 * `worker/secret-pictures/tries.ts`. The daily run deletes them when they no longer count. No address is stored.
 */
export const attempts = sqliteTable(
  'attempts',
  {
    attemptID: integer('attempt_id').primaryKey(),
    subject: text('subject').notNull(),
    at: text('at').notNull(),
    /** Consecutive per subject, so that the 100th newest is found without reading those between. */
    number: integer('number').notNull().default(0),
  },
  (table) => [index('attempts_subject').on(table.subject, table.number)],
)

/** Files in R2, named by the hash of their bytes. */
export const media = sqliteTable('media', {
  hash: text('hash').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: text('created_at').notNull(),
  /** Original file name, for searching. */
  name: text('name').notNull().default(''),
})

/** Recorded voices, by the name of the sound they replace: see `domain/api/recording.ts`. */
export const recordings = sqliteTable('recordings', {
  word: text('word').primaryKey(),
  url: text('url').notNull(),
  updated: text('updated').notNull(),
  /** Speaker and licence; empty if unknown. */
  credit: text('credit').notNull().default(''),
})

/** Log of administrators' actions, without the content they wrote. Read-only. */
export const adminActions = sqliteTable(
  'admin_actions',
  {
    adminActionID: integer('admin_action_id').primaryKey(),
    at: text('at').notNull(),
    /** The administrator; null once erased. */
    userID: integer('user_id').references(() => users.id),
    /** The call: a key of `domain/admin-calls.ts`. */
    call: text('call').notNull(),
    /** The user whose account or record was concerned; null if none, and once erased. */
    aboutID: integer('about_id').references(() => users.id),
    /** Key of another target: a page, a game, a class. */
    target: text('target').notNull().default(''),
    /** Changed values as JSON (`domain/api/admin-action.ts`), without names or secrets of people. May be empty. */
    changes: text('changes').notNull().default(''),
  },
  (table) => [
    index('admin_actions_at').on(table.at),
    index('admin_actions_user').on(table.userID),
    index('admin_actions_about').on(table.aboutID),
  ],
)

/**
 * Staging area of a restore, which then replaces all tables in one transaction. Part 0 holds rows that the restore must keep. One
 * row is the lock that closes the school (`worker/schools/restore-lock.ts`). Not part of a backup; the daily run deletes rows of
 * an aborted restore. Not `WITHOUT ROWID`, since its rows are large.
 */
export const restoreParts = sqliteTable(
  'restore_parts',
  {
    restore: text('restore').notNull(),
    part: integer('part').notNull(),
    createdAt: text('created_at').notNull(),
    /** Rows of one table as a JSON array. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restore, table.part] })],
)

/**
 * The last import, so that it can be undone: former and imported values as JSON arrays of user name, display name, class and PIN.
 * `former` is null for accounts that the import added. Deleted by the next import and the daily run. Not part of a backup.
 */
export const importedPupils = sqliteTable(
  'imported_pupils',
  {
    importID: text('import_id').notNull(),
    userID: ofUser(),
    importedAt: text('imported_at').notNull(),
    former: text('former'),
    imported: text('imported').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importID, table.userID] }),
    index('imported_pupils_user').on(table.userID),
  ],
)
