import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag } from './columns.ts'
import { ofUser } from './of-user.ts'
import { users } from './people.ts'

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
    /** Key of the word page with the game's words; null if unknown. */
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
