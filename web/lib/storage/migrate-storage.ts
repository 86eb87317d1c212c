import { type BrowserStorage, readEntry } from './browser-storage.ts'

/** Increment this when the format of an entry changes, and add a migration of the older format. */
const STORAGE_VERSION = '3'
export const VERSION_KEY = 'mme:storage-version'

type Fields = Record<string, unknown>

interface Migration {
  key: RegExp
  /** Returns the current key, if the key was renamed. */
  rename?(rest: string, entry: Fields): string
  migrate(entry: Fields, rest: string): Fields
}

const migrations: readonly Migration[] = [
  // Unsent jobs, before all kinds shared one queue.
  {
    key: /^mme:outbox:/,
    rename: (rest) => `mme:earning:${rest}`,
    migrate: (job) => ({ ...job, kind: job.video === undefined ? 'activity' : 'video' }),
  },
  {
    key: /^mme:bonus:/,
    rename: (rest) => `mme:earning:${rest}`,
    migrate: (job, idempotencyKey) => ({ ...job, kind: 'bonus', idempotencyKey }),
  },
  // Rounds, before they counted reported tries and correct words.
  { key: /^mme:game:/, migrate: (game) => ({ told: 0, ...game }) },
  { key: /^mme:mission-under-way$/, migrate: (mission) => ({ done: 0, ...mission }) },
  { key: /^mme:lesson-words$/, migrate: (step) => ({ ...step, run: { done: 0, ...fieldsOf(step.run) } }) },
  // The menu's copy, before it named its reader. No user has the id 0.
  { key: /^mme:menu$/, migrate: (menu) => ({ reader: 0, ...menu }) },
  // Drafts with words, when the words were plain text. Drafts in browser storage also have a date.
  { key: /^mme:draft:(game|page)-new$/, migrate: withWordList },
  {
    key: /^mme:draft:\d+:page-new$/,
    migrate: (entry) => ({ ...entry, draft: withWordList(fieldsOf(entry.draft)) }),
  },
  // Checks under way, when only one was stored per user.
  {
    key: /^mme:check-under-way:\d+$/,
    migrate: ({ work, ...entry }) => ({ ...entry, work: Array.isArray(work) ? work : [work] }),
  },
  // Unsent work, before it had an entry per user.
  {
    key: /^mme:(?=check-under-way$)/,
    rename: perUser,
    migrate: (work) => ({ since: Date.now(), work: [work] }),
  },
  {
    key: /^mme:(?=writing$)/,
    rename: perUser,
    migrate: ({ grade, topic, ...draft }) => ({
      since: Date.now(),
      work: { open: { grade, topic }, drafts: [{ grade, topic, ...draft }] },
    }),
  },
]

/**
 * Converts entries of older versions of the site, once per version and storage. All other modules read only
 * the current formats.
 */
export function migrateStorage(...storages: BrowserStorage[]): void {
  for (const storage of storages) {
    if (storage.getItem(VERSION_KEY) === STORAGE_VERSION) continue
    migrateEntries(storage)
    storage.setItem(VERSION_KEY, STORAGE_VERSION)
  }
}

function migrateEntries(storage: BrowserStorage): void {
  for (const key of storage.keys()) {
    const migration = migrations.find((each) => each.key.test(key))
    if (!migration) continue
    const rest = key.replace(migration.key, '')
    const entry = fieldsOf(readEntry(storage, key, (value) => value))
    storage.removeItem(key)
    storage.setItem(migration.rename?.(rest, entry) ?? key, JSON.stringify(migration.migrate(entry, rest)))
  }
}

function perUser(rest: string, { userID }: Fields): string {
  return `mme:${rest}:${userID}`
}

function withWordList(draft: Fields): Fields {
  return typeof draft.words === 'string' ? { ...draft, words: { text: draft.words, columns: {} } } : draft
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
