import { beforeAll, describe, expect, it } from 'vitest'
import { lessons, recordings } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import { changed, download, type Lines, sendBackup, unpacked } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { files } from '../testing/files.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { type BackupLimits, readBackup } from './read-backup.ts'

/** Shared by all tests: a refused backup changes nothing, which each test checks. */
let school: School
let backup: Uint8Array<ArrayBuffer>
let state: Awaited<ReturnType<typeof currentState>>
beforeAll(async () => {
  school = await openSchool()
  await fillPupil(school.db, people.alice.id, 'alice')
  const day = AT.slice(0, 10)
  await school.db.insert(lessons).values({
    code: 'BCDF',
    title: 'x',
    steps: '[]',
    classCodes: '["4-1"]',
    firstDay: day,
    lastDay: day,
    updated: AT,
  })
  await school.db.insert(recordings).values({ word: 'chat', url: '/api/v1/media/x.mp3', updated: AT })
  backup = await download(school)
  state = await currentState()
  expect(state).toMatchObject({ parts: [], files: [] })
})

async function currentState() {
  const { results: users } = await bindings.DB.prepare('SELECT * FROM users').all()
  const { results: parts } = await bindings.DB.prepare('SELECT * FROM restore_parts').all()
  return { users, parts, files: (await bindings.MEDIA.list()).objects.map(({ key }) => key) }
}

function rowsOf({ content }: Lines, table: string): Record<string, unknown>[] {
  return content.flatMap((line) =>
    line.table === table && line.row instanceof Object ? [{ ...line.row }] : [],
  )
}

/** Adds rows to the end of a table. */
function add({ content }: Lines, table: string, ...rows: object[]): void {
  const last = content.findLastIndex((line) => line.table === table)
  content.splice(last + 1, 0, ...rows.map((row) => ({ table, row })))
}

/** Changes the first row of a table. */
function set({ content }: Lines, table: string, columns: Record<string, unknown>): void {
  const line = content.find((each) => each.table === table)
  if (line) line.row = { ...Object(line.row), ...columns }
}

const file = (hash: string, bytes: string) => ({ file: hash, bytes })
const AT = '2026-11-17T15:00:00.000Z'
const deepJson = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
const memoryOf = (day: string, stability = 1) => {
  const answer = { at: AT, day, received: day, task: 'recall', right: true, options: null }
  const schedule = { stability, difficulty: 5, movedOn: day, movedRight: true, due: day }
  const seen = { lastDay: day, lastTasks: [], firstSeen: AT, lastSeen: AT }
  const base = { ...schedule, ...seen, days: 1, daysOf: {}, right: 1, tries: 1 }
  return JSON.stringify({ 'la-vache': { base, recent: [answer] } })
}
const pixels = files.png.slice()
new DataView(pixels.buffer).setUint32(16, 60_000)
new DataView(pixels.buffer).setUint32(20, 60_000)
const hugePicture = file(await hashOf(pixels), btoa(String.fromCharCode(...pixels)))

/** Changes that make a valid backup invalid, with part of the message. */
const invalidBackups: [string, (lines: Lines) => void, string][] = [
  ['an empty row', (lines) => add(lines, 'users', {}), '« users »'],
  ['a row twice', (lines) => add(lines, 'users', rowsOf(lines, 'users')[1] ?? {}), '« users »'],
  [
    'two users of one name',
    (lines) => add(lines, 'users', { ...rowsOf(lines, 'users')[1], id: 99 }),
    'user_name_key',
  ],
  [
    'two menu rows for one page',
    (lines) =>
      add(lines, 'menu_links', { ...rowsOf(lines, 'menu_links').at(-1), menu_link_id: 99, group_id: 99 }),
    'client_id',
  ],
  ['a column named __proto__', (lines) => set(lines, 'users', JSON.parse('{"__proto__": 1}')), '__proto__'],
  [
    'logs with unlimited retention',
    (lines) => set(lines, 'settings', { retention_days: 1e12 }),
    'retention_days',
  ],
  ['a text for a number', (lines) => set(lines, 'users', { token_version: 'x' }), 'token_version'],
  [
    'too large a token version',
    (lines) => set(lines, 'users', { token_version: 2 ** 53 - 1 }),
    'token_version',
  ],
  [
    'invalid secret pictures',
    (lines) => set(lines, 'users', { secret_pictures: 'chat chien' }),
    'secret_pictures',
  ],
  ['an invalid PIN', (lines) => set(lines, 'users', { pin: '12' }), 'pin'],
  ['an invalid flag', (lines) => set(lines, 'users', { is_admin: 2 }), 'is_admin'],
  ['an invalid date', (lines) => set(lines, 'pages', { updated: 'hier' }), 'updated'],
  [
    'invalid changes in the administrators’ log',
    (lines) => set(lines, 'admin_actions', { changes: '{"pin":"1234"}' }),
    'changes',
  ],
  ['a Bravo with an unknown source', (lines) => set(lines, 'bravos', { source: 'chance' }), 'source'],
  ['a page that is not JSON', (lines) => set(lines, 'pages', { content: '{' }), 'content'],
  ['invalid held answers', (lines) => set(lines, 'held_answers', { answers: '[]' }), 'answers'],
  [
    'held answers with an unknown task',
    (lines) => set(lines, 'held_answers', { answers: '[{"word":"chat","task":"sing"}]' }),
    'answers',
  ],
  ['an invalid mission', (lines) => set(lines, 'dealt_missions', { words: '{"steps":1}' }), 'words'],
  ['rows of an unknown user', (lines) => set(lines, 'traces', { user_id: 77 }), '« traces »'],
  [
    'no settings',
    ({ content }) =>
      content.splice(
        content.findIndex((line) => line.table === 'settings'),
        1,
      ),
    'settings',
  ],
  ['two rows of settings', (lines) => add(lines, 'settings', { id: 2 }), '« settings »'],
  [
    'too large a last user id',
    ({ head }) => Object.assign(head, { lastUserID: 2 ** 53 - 1 }),
    'pas une sauvegarde',
  ],
  ...(
    [
      ['lessons', 'steps', '{}'],
      ['lessons', 'steps', '[{"clientID":"words:1"}]'],
      ['lessons', 'class_codes', '['.repeat(10_000) + ']'.repeat(10_000)],
      ['lessons', 'class_codes', '{"length":1}'],
      ['lessons', 'first_day', '9999-12-31'],
      ['pages', 'content', deepJson],
      ['page_versions', 'content', deepJson],
      ['pages', 'preview', 'https://elsewhere.example/a.png'],
      ['recordings', 'url', '//elsewhere.example/a.mp3'],
      ['checks', 'forms', '[[]]'],
      ['memory_parts', 'kept', '{}'],
      ['memory_parts', 'kept', `{"la-vache":${deepJson}}`],
      ['memory_parts', 'kept', memoryOf('9999-12-31')],
      ['memory_parts', 'kept', memoryOf('2026-02-99')],
      ['memory_parts', 'kept', memoryOf('2026-11-17', 1e-300)],
      ['memory_parts', 'kept', memoryOf('2026-11-17', 1e9)],
      ['memory_parts', 'words', '{"la-vache":[0,0,null,"9999-01-01T00:00:00Z","9999-01-01T00:00:00Z",0,0]}'],
      ['memory_parts', 'words', `{"la-vache":[0,0,null,"${AT}","${AT}",0,9007199254740991]}`],
      ['users', 'ended_sessions', '[1]'],
      ['users', 'avatar_url', '//elsewhere.example/a.png'],
      ['users', 'password_hash', `pbkdf2-sha256$1000000$${'A'.repeat(22)}==$${'A'.repeat(43)}=`],
      ['users', 'password_hash', `pbkdf2-sha256$60x100000$${'A'.repeat(22)}==$${'A'.repeat(43)}=`],
      ['users', 'password_hash', 'scrypt$1$x$y'],
      ['users', 'created_at', '1970-01-01T00:00:00.000Z'],
      ['users', 'created_at', '2026-11-18T17:00:00.000Z'],
      ['pages', 'updated', '9999-12-31T23:59:59.999Z'],
      ['bravos', 'date_created', '2026-11-19T15:00:00.000Z'],
      ['activities', 'week', '2026-11-22'],
      ['activity_totals', 'month', '2026-12'],
      ['activities', 'activity_log_id', 2 ** 53 - 1],
      ['bravos', 'bravo_id', 2 ** 53 - 1],
      ['menu_stamp', 'stamp', Date.parse('2027-01-01')],
      ['menu_links', 'group_id', 2 ** 53 - 1],
      ['menu_links', 'display_name', ''],
      ['admin_actions', 'changes', '{'],
    ] as const
  ).map(([table, column, value]): (typeof invalidBackups)[number] => [
    `${column} of ${table} as ${String(value).slice(0, 40)}`,
    (lines) => set(lines, table, { [column]: value }),
    column,
  ]),
  [
    'invalid videos on a page',
    (lines) => set(lines, 'pages', { kind: 'videos', content: '{"videos":["x"]}' }),
    'content',
  ],
  [
    'a menu row below itself',
    (lines) => set(lines, 'menu_links', { group_id: 1000, parent_group_id: 1010 }),
    'parent_group_id mène à la ligne elle-même',
  ],
  ['a picture with too many pixels', ({ content }) => content.push(hugePicture), '60000 × 60000 pixels'],
  [
    'a file that does not match its hash',
    ({ content }) => content.push(file('0'.repeat(64), 'AAAA')),
    '0000',
  ],
  ['a file that is not base64', ({ content }) => content.push(file('0'.repeat(64), '!')), '0000'],
  ['a row that is too long', (lines) => add(lines, 'logs', { data: 'x'.repeat(600_000) }), 'trop longue'],
]

/** Sends the backup to both calls. @returns their responses */
async function sendToBoth(file: Uint8Array<ArrayBuffer>) {
  return [await sendBackup(school, file, 'preview'), await sendBackup(school, file, 'restore')]
}

describe('POST /backup/preview and /restore', () => {
  it.each(invalidBackups)(
    'refuse %s, name the problem and leave nothing behind',
    async (_title, change, words) => {
      const refused = { status: 400, body: { message: expect.stringContaining(words) } }
      expect(await sendToBoth(await changed(backup, change))).toMatchObject([refused, refused])
      expect(await currentState()).toEqual(state)
    },
  )

  it('name the line of a refused row', async () => {
    let line = 0
    const invalid = await changed(backup, (lines) => {
      set(lines, 'settings', { retention_days: 31 })
      // The head is the first line.
      line = 2 + lines.content.findIndex(({ table }) => table === 'settings')
    })
    const error = { code: 'backupRowInvalid', fields: { table: 'settings', line } }
    const refused = { status: 400, body: { error } }
    expect(await sendToBoth(invalid)).toMatchObject([refused, refused])
  })
})

it('refuses more rows or unpacked bytes than the limit', async () => {
  const read = async (limits: BackupLimits) => {
    const stream = new Blob([backup]).stream()
    for await (const _line of readBackup(stream, limits));
  }
  await read({ rows: 1000, bytes: 1e9 })
  const tooLarge = { code: 'backupTooLarge' }
  await expect(read({ rows: 20, bytes: 1e9 })).rejects.toMatchObject(tooLarge)
  const { length } = await unpacked(backup)
  await expect(read({ rows: 1000, bytes: length / 2 })).rejects.toMatchObject(tooLarge)
})

it('accepts an unchanged backup of every table', async () => {
  const upload = { as: 'madame', file: files.png, headers: { 'content-type': 'image/png' } } as const
  await school.call('POST /media', upload)
  expect(await sendBackup(school, await download(school))).toMatchObject({ status: 200, body: { files: 1 } })
})
