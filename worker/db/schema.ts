import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { goalKinds } from '../../domain/api/class-goal.ts'
import { ACTIVITIES_AN_HOUR, ANSWERS_AN_HOUR, heldDecisions } from '../../domain/economy.ts'
import { checkPhases } from '../../domain/learning/check.ts'
import { heldAnswerDecisions, heldAnswerReasons } from '../../domain/learning/held-answers.ts'

/**
 * The school's database (D1). Instants are ISO 8601 text in UTC with milliseconds, so that they sort as
 * they are read; `week` is the Sunday, `YYYY-MM-DD`, of the school's calendar. What must happen exactly
 * once is a unique index: see docs/decisions.
 *
 * All tables stand in this one file: it is the picture of the database, and drizzle-kit reads it whole.
 *
 * No foreign key cascades: on D1 a rebuilt table would take its children with it.
 *
 * A new table also needs its place in `worker/backup/row-rules.ts`: a backup reads the tables in the order written there. One that
 * refers to a pupil needs its line on the parents' page: `content/texts/kept-of-child.ts`.
 *
 * A table whose key is several columns is kept by that key, `WITHOUT ROWID`, which only a migration can say: the rows of a
 * pupil lie together, and writing one writes no index of the key besides. See docs/decisions.
 */

const flag = (name: string) => integer(name, { mode: 'boolean' })

export const classes = sqliteTable('classes', {
  classCode: text('class_code').primaryKey(),
  teacherName: text('teacher_name').notNull(),
  grade: integer('grade').notNull(),
  /** After the name, pupils press their secret pictures. */
  usesPictures: flag('uses_pictures').notNull().default(false),
  /** Whoever opens the form of sign-in sees the pupils' names and avatars, to choose one's own: never without pictures. */
  offersNames: flag('offers_names').notNull().default(false),
  /** Where there are none, its pupils are not asked to speak. */
  hasMicrophones: flag('has_microphones').notNull().default(true),
})

export const users = sqliteTable(
  'users',
  {
    /** Never given again: the token of someone who was erased names nobody else. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    userName: text('user_name').notNull(),
    /** `userNameKey` of the name: two spellings of one name cannot both be taken. */
    userNameKey: text('user_name_key').notNull(),
    displayName: text('display_name').notNull(),
    classCode: text('class_code').references(() => classes.classCode),
    avatarUrl: text('avatar_url').notNull(),
    isAdmin: flag('is_admin').notNull().default(false),
    isEnabled: flag('is_enabled').notNull().default(true),
    /** Algorithm, parameters, salt and hash in one text; null for pupils. */
    passwordHash: text('password_hash'),
    /** Four digits, printed on the pupil's card; null where none is set. */
    pin: text('pin'),
    /** Raised to end every session of the user: a token of an older version is refused. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** The sessions that ended lately, each with the instant after which no token of it is left: `{"…": "2026-…Z"}`. */
    endedSessions: text('ended_sessions').notNull().default('{}'),
    /** Raised to revoke the pupil's card: one of an older version opens nothing. */
    cardVersion: integer('card_version').notNull().default(1),
    createdAt: text('created_at').notNull(),
    /** Three names of pictures with spaces between, which administrators may read; null until the class needs them. */
    secretPictures: text('secret_pictures'),
  },
  (table) => [
    uniqueIndex('users_name').on(table.userNameKey),
    index('users_class').on(table.classCode, table.displayName),
  ],
)

/** WebAuthn credentials of administrators. Not part of a backup. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    passkeyID: text('passkey_id').primaryKey(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; 0 for authenticators that keep none. */
    counter: integer('counter').notNull(),
    /** JSON array of WebAuthn transports. */
    transports: text('transports').notNull().default('[]'),
    /** The relying-party ID (host name) that it was made for. */
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
  /** Null until a first right code: until then it is not asked for. */
  confirmedAt: text('confirmed_at'),
  /** The time step of the last code that was taken: each code opens once. */
  lastStep: integer('last_step').notNull().default(0),
  /** JSON array of hashes; a code that was used is removed. */
  recoveryCodes: text('recovery_codes').notNull().default('[]'),
})

/** WebAuthn challenges that were answered: a recorded answer opens nothing. Not part of a backup; the daily run prunes it. */
export const usedChallenges = sqliteTable('used_challenges', {
  challenge: text('challenge').primaryKey(),
  usedAt: text('used_at').notNull(),
})

export const menuLinks = sqliteTable(
  'menu_links',
  {
    menuLinkID: integer('menu_link_id').primaryKey(),
    /** The route's page key or a game record's; empty for a group. */
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
    /** An administrator has changed the row: the seed leaves it alone. */
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

/** One row: the menu's stamp, in milliseconds since 1970; it grows strictly with every change of a link. */
export const menuStamp = sqliteTable('menu_stamp', {
  id: integer('id').primaryKey(),
  stamp: integer('stamp').notNull(),
})

export const whitelist = sqliteTable(
  'whitelist',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientID: text('client_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.clientID] })],
)

export const games = sqliteTable(
  'games',
  {
    /** The external identifier: the {id} of the path. */
    id: text('id').primaryKey(),
    clientID: text('client_id').notNull(),
    kind: text('kind').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    data: text('data').notNull(),
    /** The key of the vocabulary page with the game's words; null where none is known. */
    wordsPage: text('words_page'),
    updated: text('updated').notNull(),
    isEdited: flag('is_edited').notNull().default(false),
  },
  (table) => [uniqueIndex('games_client').on(table.clientID)],
)

/** What a record was before each save of it; `updated` is the stamp that it had. */
export const gameVersions = sqliteTable(
  'game_versions',
  {
    gameVersionID: integer('game_version_id').primaryKey(),
    /** That of the record. */
    id: text('id').notNull(),
    description: text('description').notNull(),
    instructions: text('instructions').notNull(),
    data: text('data').notNull(),
    updated: text('updated').notNull(),
  },
  (table) => [uniqueIndex('game_versions_once').on(table.id, table.updated)],
)

/** Records that an administrator deleted: the seed does not bring them back. */
export const deletedGames = sqliteTable('deleted_games', { id: text('id').primaryKey() })

export const pages = sqliteTable('pages', {
  clientID: text('client_id').primaryKey(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  /** JSON of the kind's content. */
  content: text('content').notNull(),
  updated: text('updated').notNull(),
  isEdited: flag('is_edited').notNull().default(false),
  /** Who wrote what stands there; null for what the site came with, and once they were erased. */
  savedBy: integer('saved_by').references(() => users.id),
  /** The address of the picture that a link to a teacher's own page shows; null before one was drawn. */
  preview: text('preview'),
})

/** What stood on a page before each save of it; `updated` is the stamp that it had. */
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

/** One row (id 1): the page on which a bonus waits, and the claim on it. The database decides who wins. */
export const bonus = sqliteTable('bonus', {
  id: integer('id').primaryKey(),
  isActive: flag('is_active').notNull().default(false),
  clientID: text('client_id'),
  claimID: text('claim_id'),
  updated: text('updated'),
})

/** Who won which bonus: a claim is one row from the win on. A claim that lapsed is deleted by the next one. */
export const bonusClaims = sqliteTable(
  'bonus_claims',
  {
    bonusClaimID: integer('bonus_claim_id').primaryKey(),
    /** The one-use number of the winner's ticket. */
    claimID: text('claim_id').notNull(),
    clientID: text('client_id').notNull(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    bravoCount: integer('bravo_count').notNull(),
    /** The activities that the Bravos stand for, spent with them; 0 until the award. */
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
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    dateCreated: text('date_created').notNull(),
    week: text('week').notNull(),
    source: text('source', { enum: ['activity', 'bonus', 'multiplayer', 'admin'] }).notNull(),
    /** Which Bravo this is: the same grant twice is one row. E.g. `activity:42:2026-11-15:1`, `bonus:9:3`. */
    grantKey: text('grant_key').notNull(),
    reason: text('reason').notNull().default(''),
    /** Set where it was taken back: it counts nowhere, and its grant stays used. */
    takenBackAt: text('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    uniqueIndex('bravos_once').on(table.grantKey),
    index('bravos_user').on(table.userID, table.dateCreated),
  ],
)

/** How many Bravos a pupil got in a month, `YYYY-MM` of the school: what the leaderboard reads. */
export const bravoCounts = sqliteTable(
  'bravo_counts',
  {
    month: text('month').notNull(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.userID] }),
    index('bravo_counts_user').on(table.userID),
  ],
)

/**
 * The first answer to a pupil's idempotency key, which stands whatever comes with the key later. Keys of the games
 * site's scores begin with `multiplayer:`.
 */
export const activityAnswers = sqliteTable(
  'activity_answers',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Null where the activity did not count: then `refusal` says why, or that it is held. */
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
 * Activities that came faster than is plausible: each counts once the teacher says so, in the week in which it was played.
 * One row a pupil, week and page; where she had said no and it is played again, it waits again.
 */
export const heldActivities = sqliteTable(
  'held_activities',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    description: text('description').notNull(),
    activityDate: text('activity_date').notNull(),
    /** What the teacher said; null as long as it waits. */
    decision: text('decision', { enum: heldDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.week, table.clientID] }),
    index('held_activities_decided').on(table.decidedAt),
  ],
)

/** Counted activities. A page counts once a week for a pupil. */
export const activities = sqliteTable(
  'activities',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: text('week').notNull(),
    clientID: text('client_id').notNull(),
    /** Nobody else's, and no other week's: see `numberBefore`. */
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

/** How many activities of past school years counted, by the month (`YYYY-MM`) in which their week began. */
export const activityTotals = sqliteTable(
  'activity_totals',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    month: text('month').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.month] })],
)

/** A pupil's weeks of former school years with a sticker, and how many missions were done in each; this year's are told by `activities`. */
export const stickers = sqliteTable(
  'stickers',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: text('week').notNull(),
    missions: integer('missions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.week] })],
)

/**
 * What a browser sent of first tries at words, a batch a row: one key is one batch, and `answer` what it was answered.
 * `answers`: those that were accepted, as `domain/learning/answer-log.ts` has them. Past their time they are added to `answer_totals`.
 */
export const answerBatches = sqliteTable(
  'answer_batches',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
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
 * What a pupil remembers of words, by parts of so many (`worker/words/memory-parts.ts`), in the order in which they were met: words that are
 * asked together were mostly met together, and a batch of answers writes a row a part and not a word.
 */
export const memoryParts = sqliteTable(
  'memory_parts',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** From 0 on: all but the last are full. */
    part: integer('part').notNull(),
    /** The first tries at all its words: it grows with every change of the row, and so tells one. */
    tries: integer('tries').notNull(),
    /** JSON by the word's id, which need not be known to the school any more: what lists and reports ask for. */
    words: text('words').notNull(),
    /** JSON by the word's id of what all this is made from: `domain/learning/memory.ts`. */
    kept: text('kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.part] })],
)

/** First tries that are past their time, of everyone together. `gap`: the days since the word was met before, from that on; -1 for the first time. */
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
 * The words that the school knows, by the pages and games that have them: made from these whenever they have changed, so no part of a
 * backup. A game has here what the page of its words has not.
 */
export const knownWords = sqliteTable(
  'known_words',
  {
    clientID: text('client_id').notNull(),
    word: text('word').notNull(),
    /** In the order of the page. */
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

/** From which version of a page or game its rows of `known_words` were made. */
export const wordSources = sqliteTable('word_sources', {
  clientID: text('client_id').primaryKey(),
  stamp: text('stamp').notNull(),
})

/** Lessons of a teacher; `steps` and `class_codes` as JSON. Days are the school's. */
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

/** The steps of lessons that pupils have done; those that a lesson no longer has stay until it goes. */
export const lessonSteps = sqliteTable(
  'lesson_steps',
  {
    code: text('code').notNull(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientID: text('client_id').notNull(),
    doneAt: text('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.userID, table.clientID] }),
    index('lesson_steps_user').on(table.userID),
  ],
)

/**
 * Answers that came faster than a child can give them, or dated to earlier days in large numbers: they change no memory until an
 * administrator accepts them. `answers` is the JSON of what was sent, as `domain/api/word-answers.ts` has it.
 */
export const heldAnswers = sqliteTable(
  'held_answers',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The key of the batch. A batch has at most one row for each reason. */
    idempotencyKey: text('idempotency_key').notNull(),
    reason: text('reason', { enum: heldAnswerReasons }).notNull(),
    receivedAt: text('received_at').notNull(),
    answers: text('answers').notNull(),
    /** Null while it waits for an administrator. */
    decision: text('decision', { enum: heldAnswerDecisions }),
    decidedAt: text('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.idempotencyKey, table.reason] }),
    index('held_answers_decided').on(table.decidedAt),
  ],
)

/** The words of each pupil's mission as they were dealt on a day of the school, `YYYY-MM-DD`. `words`: JSON. */
export const dealtMissions = sqliteTable(
  'dealt_missions',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    day: text('day').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.day] }), index('dealt_missions_day').on(table.day)],
)

/** What a class wants to reach together in each week. */
export const classGoals = sqliteTable('class_goals', {
  classCode: text('class_code').primaryKey(),
  kind: text('kind', { enum: goalKinds }).notNull(),
  target: integer('target').notNull(),
})

/** Checks of a theme's words, before and after it was taught; `forms`: the words of both forms, as JSON. */
export const checks = sqliteTable(
  'checks',
  {
    checkID: integer('check_id').primaryKey({ autoIncrement: true }),
    classCode: text('class_code').notNull(),
    clientID: text('client_id').notNull(),
    title: text('title').notNull(),
    forms: text('forms').notNull(),
    /** Which time pupils may take it now; null: neither. */
    open: text('open', { enum: checkPhases }),
    created: text('created').notNull(),
  },
  (table) => [
    index('checks_class').on(table.classCode),
    // A class has one open check at most, also where two are opened at the same time.
    uniqueIndex('checks_open').on(table.classCode).where(sql`${table.open} IS NOT NULL`),
  ],
)

/** How many words of their form a pupil had right, each time. */
export const checkResults = sqliteTable(
  'check_results',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
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

/** Videos that were watched to their end: the latest ones tell how many in a row. */
export const videoViews = sqliteTable(
  'video_views',
  {
    videoViewID: integer('video_view_id').primaryKey(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientID: text('client_id').notNull(),
    video: text('video').notNull(),
    week: text('week').notNull(),
    watchedAt: text('watched_at').notNull(),
    /** The same key again is the same view. */
    idempotencyKey: text('idempotency_key').notNull(),
  },
  (table) => [
    uniqueIndex('video_views_once').on(table.userID, table.idempotencyKey),
    index('video_views_week').on(table.week, table.userID),
  ],
)

/** Correct answers of a pupil's week on the multi-player site. */
export const multiplayerScores = sqliteTable(
  'multiplayer_scores',
  {
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
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
  /** How long traces and logs are kept. */
  retentionDays: integer('retention_days').notNull().default(30),
  /** Of a pupil; what comes above it within an hour is held for the teacher. 0 is no limit. */
  activitiesAnHour: integer('activities_an_hour').notNull().default(ACTIVITIES_AN_HOUR),
  /** Of a pupil; answers above it within an hour are held for the teacher. 0 is no limit. */
  answersAnHour: integer('answers_an_hour').notNull().default(ANSWERS_AN_HOUR),
  /** Administrators without a second factor can only set one up. */
  requiresSecondFactor: flag('requires_second_factor').notNull().default(false),
  /** Says what nobody recorded. */
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

/** Where pupils navigated. */
export const traces = sqliteTable(
  'traces',
  {
    traceID: integer('trace_id').primaryKey(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    clientID: text('client_id').notNull(),
    date: text('date').notNull(),
  },
  (table) => [index('traces_date').on(table.date), index('traces_user').on(table.userID, table.date)],
)

/**
 * Failed sign-ins, wrong PINs and pictures, unknown lesson codes and fault reports, by subject: e.g. `name:<key>`, `pin:<user id>`,
 * `address:<keyed hash>`, `pictures:<user id>:<keyed hash>`. `worker/limits/limit.ts` and `worker/secret-pictures/tries.ts` list the kinds.
 * Kept for as long as they lock, then deleted by the daily run; no address is stored.
 */
export const attempts = sqliteTable(
  'attempts',
  {
    attemptID: integer('attempt_id').primaryKey(),
    subject: text('subject').notNull(),
    at: text('at').notNull(),
    /** The subject's attempts are numbered one after the other, so that the 100th from the newest is found without reading those between. */
    number: integer('number').notNull().default(0),
  },
  (table) => [index('attempts_subject').on(table.subject, table.number)],
)

/** Files in R2, under the hash of their bytes. */
export const media = sqliteTable('media', {
  hash: text('hash').primaryKey(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  createdAt: text('created_at').notNull(),
  /** What the file was called where it came from: for whoever looks for it. */
  name: text('name').notNull().default(''),
})

/** A teacher's own voice, by the name of the sound that it takes the place of: see `domain/api/recording.ts`. */
export const recordings = sqliteTable('recordings', {
  word: text('word').primaryKey(),
  url: text('url').notNull(),
  updated: text('updated').notNull(),
  /** Who speaks and under which licence; empty where nobody said. */
  credit: text('credit').notNull().default(''),
})

/** What administrators did, without what they wrote: read only. */
export const adminActions = sqliteTable(
  'admin_actions',
  {
    adminActionID: integer('admin_action_id').primaryKey(),
    at: text('at').notNull(),
    /** Who did it; null once they were erased. */
    userID: integer('user_id').references(() => users.id),
    /** Which call it was: a key of `domain/admin-calls.ts`. */
    call: text('call').notNull(),
    /** Whose account or record it was about; null where it was about nobody's, and once they were erased. */
    aboutID: integer('about_id').references(() => users.id),
    /** The key of what it was about beside: a page, a game, a class. */
    target: text('target').notNull().default(''),
    /** What changed, as JSON (`domain/api/admin-action.ts`): never a name or a secret of a person. Empty where there is nothing to say. */
    changes: text('changes').notNull().default(''),
  },
  (table) => [
    index('admin_actions_at').on(table.at),
    index('admin_actions_user').on(table.userID),
    index('admin_actions_about').on(table.aboutID),
  ],
)

/**
 * What a restore is about to put in the place of everything, before it does so in one transaction. Part 0 is what the
 * school itself has to keep. One row is the lock that closes the school: `worker/schools/restore-lock.ts`. No part of a backup;
 * the daily run drops what a restore left that was cut off. Its rows are too large to be kept by their key.
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
 * What the last import did, so that it can be undone: former and imported values as JSON arrays of user name, displayed
 * name, class and PIN; `former` is null for an account that the import made. The next import and the daily run drop it. No
 * part of a backup.
 */
export const importedPupils = sqliteTable(
  'imported_pupils',
  {
    importID: text('import_id').notNull(),
    userID: integer('user_id')
      .notNull()
      .references(() => users.id),
    importedAt: text('imported_at').notNull(),
    former: text('former'),
    imported: text('imported').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importID, table.userID] }),
    index('imported_pupils_user').on(table.userID),
  ],
)
