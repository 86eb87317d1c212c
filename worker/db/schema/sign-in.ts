import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ofUser } from './of-user.ts'
import { users } from './people.ts'

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

/**
 * Answered WebAuthn challenges, so that a response cannot be replayed. Not part of a backup; pruned by the
 * daily run.
 */
export const usedChallenges = sqliteTable('used_challenges', {
  challenge: text('challenge').primaryKey(),
  usedAt: text('used_at').notNull(),
})

/**
 * Links with which a substitute can sign in on one day. Not part of a backup: a restore deletes them all, and
 * the daily run deletes old ones.
 */
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

/**
 * Failed sign-ins, wrong PINs and pictures, unknown lesson codes and error reports, by subject: e.g.
 * `name:<key>`, `pin:<user id>`, `address:<keyed hash>`, `pictures:<user id>:<keyed hash>`. Kinds:
 * `worker/limits/limit.ts` and `worker/secret-pictures/attempts.ts`. The daily run deletes them when they no
 * longer count. No address is stored.
 */
export const attempts = sqliteTable(
  'attempts',
  {
    attemptID: integer('attempt_id').primaryKey(),
    subject: text('subject').notNull(),
    at: text('at').notNull(),
    /**
     * Consecutive per subject, so that e.g. the 100th newest attempt is found without reading the newer ones.
     */
    number: integer('number').notNull().default(0),
  },
  (table) => [index('attempts_subject').on(table.subject, table.number)],
)
