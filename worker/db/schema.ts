/**
 * Schema of the school's database (D1), by subject. Instants are ISO 8601 text in UTC with milliseconds, so
 * they sort as text. `week` is the Sunday (`YYYY-MM-DD`) in the school's calendar. Unique indexes guarantee
 * that something happens only once: see docs/decisions. No foreign key cascades: on D1, rebuilding a table
 * would delete its child rows. A new table must be added to `worker/backup/row-rules.ts`, whose order is the
 * restore order of a backup. A table that refers to a pupil must be listed for the parents' page in
 * `content/texts/stored-child-data.ts`. Tables with a composite key are `WITHOUT ROWID` (declared in
 * migrations only): the rows of a pupil lie together, and a write updates no separate index.
 */
export * from './schema/activities.ts'
export * from './schema/administration.ts'
export * from './schema/bravos.ts'
export * from './schema/class-work.ts'
export * from './schema/content.ts'
export * from './schema/people.ts'
export * from './schema/sign-in.ts'
export * from './schema/words.ts'
