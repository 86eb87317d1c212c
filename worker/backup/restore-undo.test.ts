import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  BACKUP_RETENTION_DAYS,
  MAX_STORED_BACKUPS,
  type StoredBackup,
  storedBackupsAnswer,
} from '../../domain/api/backup.ts'
import { MAX_MEDIA_BYTES } from '../../domain/api/media.ts'
import { runDaily } from '../daily/daily.ts'
import { media, users } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import { changeBackup, download, type Lines, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { bucketWith } from '../testing/bucket-with.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { madame, alice } = people
const DAY = 24 * 3_600_000

let school: School
beforeEach(async () => {
  school = await openSchool()
})

async function keptBackups(): Promise<StoredBackup[]> {
  const { body } = await school.call('GET /backup/kept', { as: 'madame' })
  return z.parse(storedBackupsAnswer, body).data
}

const undo = (id: string) => school.call(`POST /backup/kept/${id}/restore`, { as: 'madame' })
const addZoe = () =>
  school.call('POST /user', {
    as: 'madame',
    body: { userName: 'zoe', displayName: 'Zoé', classCode: '4-1' },
  })
/** Stores a file of 2 MiB that cannot be compressed. */
async function storePhoto(): Promise<{ hash: string; bytes: number }> {
  const photo = new Uint8Array(MAX_MEDIA_BYTES)
  for (let at = 0; at < photo.length; at += 65_536) crypto.getRandomValues(photo.subarray(at, at + 65_536))
  const hash = await hashOf(photo)
  const bytes = photo.length
  await bindings.MEDIA.put(hash, photo)
  await school.db
    .insert(media)
    .values({ hash, contentType: 'image/png', bytes, createdAt: '2026-11-18T15:00:00.000Z' })
  return { hash, bytes }
}

const names = async () => (await school.db.select().from(users)).map(({ userName }) => userName)

describe('a restore that can be undone', () => {
  it('previews the contents of the backup and of the school, and changes nothing', async () => {
    await fillPupil(school.db, alice.id, 'alice')
    const file = await download(school)
    school.clock.advance(DAY)
    await addZoe()
    const before = await names()
    expect(await sendBackup(school, file, 'preview')).toMatchObject({
      status: 200,
      body: {
        backup: {
          created: '2026-11-18T15:00:00.000Z',
          pupils: 2,
          administrators: 1,
          classes: 1,
          activities: 1,
          bravos: 1,
          files: 0,
        },
        here: { created: '2026-11-19T15:00:00.000Z', pupils: 3, administrators: 1 },
      },
    })
    expect(await names()).toEqual(before)
    expect((await bindings.MEDIA.list()).objects).toEqual([])
  })

  it('stores the current state, which can be downloaded and restored', async () => {
    const file = await download(school)
    await addZoe()
    const before = await names()
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await names()).not.toContain('zoe')

    const [backup] = await keptBackups()
    expect(backup).toMatchObject({ created: '2026-11-18T15:00:00.000Z', pupils: 3, classes: 1 })
    const answer = await school.send(`GET /backup/kept/${backup?.id}`, { as: 'madame' })
    expect(answer.headers.get('content-disposition')).toContain('mme-bravo-2026-11-18.jsonl.gz')
    const downloaded = new Uint8Array(await answer.arrayBuffer())
    expect(downloaded.length).toBe(backup?.bytes)
    expect(await sendBackup(school, downloaded, 'preview')).toMatchObject({ body: { backup: { pupils: 3 } } })

    school.clock.advance(1000)
    expect((await undo(backup?.id ?? '')).status).toBe(200)
    expect(await names()).toEqual(before)
    // A backup of the state before the undo is kept, so the undo can be undone.
    expect((await keptBackups()).map(({ pupils }) => pupils)).toEqual([2, 3])
  })

  it('stores a large state in parts', { timeout: 60_000 }, async () => {
    const file = await download(school)
    const photos = await Promise.all([1, 2, 3].map(storePhoto))
    expect((await sendBackup(school, file)).status).toBe(200)
    const [backup] = await keptBackups()
    expect(backup?.bytes).toBeGreaterThan(5 * 1024 * 1024)
    await bindings.MEDIA.delete(photos.map(({ hash }) => hash))
    expect(await undo(backup?.id ?? '')).toMatchObject({ status: 200, body: { files: 3 } })
    for (const { hash, bytes } of photos) {
      const stored = await (await bindings.MEDIA.get(hash))?.arrayBuffer()
      expect(await hashOf(new Uint8Array(stored ?? new ArrayBuffer()))).toBe(hash)
      expect(stored?.byteLength).toBe(bytes)
    }
  })

  it('replaces nothing if the current state cannot be stored', async () => {
    const file = await download(school)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const MEDIA = bucketWith((key, options) =>
      key.startsWith('backups/')
        ? Promise.reject(new Error('R2 is gone'))
        : bindings.MEDIA.createMultipartUpload(key, options),
    )
    school = await openSchool({ MEDIA })
    await addZoe()
    expect((await sendBackup(school, file)).status).toBe(500)
    expect(await names()).toContain('zoe')
    expect((await school.call('GET /health')).status).toBe(200)
    expect((await bindings.MEDIA.list()).objects).toEqual([])
    log.mockRestore()
  })

  it('succeeds if the upload cannot be deleted, and logs that', async () => {
    const file = await download(school)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const MEDIA = new Proxy(bindings.MEDIA, {
      get: (bucket, name) =>
        name === 'delete'
          ? () => Promise.reject(new Error('R2 is gone'))
          : Reflect.get(bucket, name).bind(bucket),
    })
    school = await openSchool({ MEDIA })
    await addZoe()
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await names()).not.toContain('zoe')
    expect(log.mock.calls.map(String)).toContainEqual(expect.stringContaining('Deleting an uploaded backup'))
    log.mockRestore()
  })

  it('refuses an invalid backup id', async () => {
    expect((await undo('1763478000000-00000000')).status).toBe(404)
    expect((await undo('..%2F0')).status).toBe(400)
    expect(await keptBackups()).toEqual([])
  })

  it('keeps only a limited number of recent backups', async () => {
    const file = await download(school)
    const begun = school.clock.now.getTime()
    for (let time = 0; time < MAX_STORED_BACKUPS + 2; time++) {
      school.clock.advance(1000)
      expect((await sendBackup(school, file)).status).toBe(200)
    }
    const times = (await keptBackups()).map(({ created }) => (Date.parse(created) - begun) / 1000)
    expect(times).toEqual([7, 6, 5, 4, 3])
    const stores = { database: bindings.DB, files: bindings.MEDIA }
    const day = { timeZone: 'America/Toronto', random: () => 0 }
    await runDaily(stores, { ...day, now: new Date(begun + 5000 + BACKUP_RETENTION_DAYS * DAY) })
    expect(await keptBackups()).toHaveLength(3)
    await runDaily(stores, { ...day, now: new Date(begun + 7001 + BACKUP_RETENTION_DAYS * DAY) })
    expect(await keptBackups()).toEqual([])
  })
})

describe('a backup without a usable administrator', () => {
  const rowOf = ({ content }: Lines, id: number) =>
    content.find(({ table, row }) => table === 'users' && Object(row).id === id)?.row
  const signsIn = async () =>
    (await school.call('POST /auth/admin', { body: { userName: 'madame', password: PASSWORD } })).status

  it.each<[string, (lines: Lines) => void]>([
    ['is disabled', (lines) => Object.assign(Object(rowOf(lines, madame.id)), { is_enabled: 0 })],
    [
      'is a pupil',
      (lines) => Object.assign(Object(rowOf(lines, madame.id)), { is_admin: 0, password_hash: null }),
    ],
    ['has no password', (lines) => Object.assign(Object(rowOf(lines, madame.id)), { password_hash: null })],
    [
      'is missing',
      (lines) => {
        lines.content = lines.content.filter(
          ({ row }) => row === undefined || row !== rowOf(lines, madame.id),
        )
      },
    ],
  ])('keeps the account and session of the restoring administrator, who %s in it', async (_title, change) => {
    const file = await changeBackup(await download(school), change)
    const token = await school.token('madame')
    expect(await sendBackup(school, file, 'preview')).toMatchObject({
      body: { backup: { administrators: 0 } },
    })
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await signsIn()).toBe(200)
    expect((await school.call('GET /classes', { token })).status).toBe(200)
    expect(await names()).toContain('alice')
  })

  it('keeps the account under a new id if another user has its id', async () => {
    const file = await changeBackup(await download(school), (lines) =>
      Object.assign(Object(rowOf(lines, madame.id)), { user_name: 'zoe', user_name_key: 'zoe', is_admin: 0 }),
    )
    const token = await school.token('madame')
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await signsIn()).toBe(200)
    const [stored] = await school.db.select().from(users).where(eq(users.userName, 'madame'))
    expect(stored).toMatchObject({ id: 6, isAdmin: true, isEnabled: true })
    // Id 1 now belongs to another user.
    expect((await school.call('GET /classes', { token })).status).toBe(401)
  })
})

it('restores a backup from before an import, which then cannot be undone', async () => {
  const file = await download(school)
  const imported = await school.call('POST /user/import', {
    as: 'madame',
    headers: { 'content-type': 'text/csv' },
    body: 'userName,displayName,classCode,pin\nzoe,Zoé,4-1,\n',
  })
  expect(imported).toMatchObject({ status: 200, body: { created: 1 } })
  expect((await sendBackup(school, file)).status).toBe(200)
  expect(await names()).not.toContain('zoe')
  expect(await school.call('GET /user/import', { as: 'madame' })).toMatchObject({ body: { data: null } })
})

it('restores a backup of an earlier version without newer tables and columns', async () => {
  await fillPupil(school.db, alice.id, 'alice')
  const later = ['activity_totals', 'recordings']
  const columns: Record<string, string[]> = {
    classes: ['has_microphones', 'english_help'],
    users: ['card_version'],
    bravos: ['taken_back_at', 'taken_back_reason'],
    pages: ['saved_by', 'preview'],
    page_versions: ['saved_by'],
    games: ['words_page'],
  }
  const old = await changeBackup(await download(school), (lines) => {
    lines.content = lines.content.filter(({ table }) => !later.includes(String(table)))
    for (const line of lines.content)
      for (const column of columns[String(line.table)] ?? []) Reflect.deleteProperty(Object(line.row), column)
    // Puts activities before their pupils, the order in early backups.
    lines.content.sort((one, other) => Number(one.table === 'users') - Number(other.table === 'users'))
  })
  expect(await sendBackup(school, old, 'preview')).toMatchObject({
    status: 200,
    body: { backup: { bravos: 1 } },
  })
  expect(await sendBackup(school, old)).toMatchObject({ status: 200 })
  expect(await school.call('POST /auth/login', { body: { userName: 'alice' } })).toMatchObject({
    status: 200,
    body: { user: { hasMicrophones: true, englishHelp: 'shown' } },
  })
})
