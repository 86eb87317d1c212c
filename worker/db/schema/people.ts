import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { englishHelps } from '../../../domain/english-help.ts'
import { flag } from './columns.ts'

export const classes = sqliteTable('classes', {
  classCode: text('class_code').primaryKey(),
  teacherName: text('teacher_name').notNull(),
  grade: integer('grade').notNull(),
  /**
   * The highest grade of a split class such as 4/5, whose lowest grade is `grade`; null if the class has one
   * grade.
   */
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
    /**
     * The pupil's grade in a split class; null for the lowest. Only counts within the grades of the class:
     * `gradeIn`.
     */
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
