import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { restoreAnswer } from '../../domain/api/backup.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { answerBatches, lessons, liveGames, menuStamp, multiplayerScores, pages } from '../db/schema.ts'
import {
  changeBackup,
  download as downloadFrom,
  packBackup,
  sendBackup,
  unpackBackup,
} from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { files } from '../testing/files.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { tables } from './tables.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
})

async function fillEveryTable(): Promise<void> {
  await fillPupil(school.db, alice.id, 'alice')
  await fillPupil(school.db, bruno.id, 'bruno')
  const upload = { as: 'madame', file: files.png, headers: { 'content-type': 'image/png' } } as const
  expect((await school.call('POST /media', upload)).status).toBe(201)
  await bindings.DB.batch(
    [
      `INSERT INTO deleted_games VALUES ('gone')`,
      `INSERT INTO answer_totals VALUES ('la-vache', 'recall', -1, 1, 2)`,
      `INSERT INTO recordings VALUES ('chat', '/api/v1/media/x.mp3', '2026-09-01T12:00:00.000Z', 'Ana, CC0')`,
      `INSERT INTO lessons VALUES ('BCDF', 'L’été', '[{"clientID":"Page_Music"}]', '["4-1"]', '2026-11-18', '2026-11-20', 1, '2026-09-01T12:00:00.000Z', '1:k')`,
      `INSERT INTO class_goals VALUES ('4-1', 'words', 40)`,
      `INSERT INTO game_versions (id, description, instructions, data, updated)
         VALUES ('memory-ocean', 'Océan', '', 'le requin', '2026-09-01T12:00:00.000Z')`,
      `INSERT INTO page_versions (client_id, title, content, updated)
         VALUES ('Page_Letter', 'L’été; "a" \\ 🦊', '{"a":"b\\n"}', '2026-09-01T12:00:00.000Z')`,
      `INSERT INTO logs (data, date_created, date_received) VALUES ('x' || char(0) || 'y', '2026-09-01T12:00:00.000Z', '2026-09-01T12:00:00.000Z')`,
    ].map((statement) => bindings.DB.prepare(statement)),
  )
}

async function everything(): Promise<Record<string, unknown[]>> {
  const read = tables.map(async ({ name, key }) => {
    const { results } = await bindings.DB.prepare(`SELECT * FROM ${name} ORDER BY ${key.join()}`).all()
    return [name, results] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

const download = () => downloadFrom(school)
const upload = (file: Uint8Array<ArrayBuffer>) => sendBackup(school, file)

describe('a backup', () => {
  it('includes every table of the database except those that backups leave out', async () => {
    const { results } = await bindings.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'
      AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT IN ('d1_migrations', 'restore_parts', 'imported_pupils', 'known_words', 'word_sources',
        'attempts', 'passkeys', 'authenticators', 'used_challenges', 'substitutes')`).all()
    expect(tables.map(({ name }) => name).toSorted()).toEqual(results.map(({ name }) => name).toSorted())
  })

  it('restores every table and every file into an empty school', async () => {
    await fillEveryTable()
    // The journal in the backup has a row for the backup's download.
    const file = await download()
    const before = await everything()
    // The test must fill every table: an empty table proves nothing.
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
    const stored = before.media?.[0]
    const { hash } = z.parse(z.object({ hash: z.string() }), stored)

    school = await openSchool()
    await bindings.MEDIA.delete(hash)
    const answer = await upload(file)
    expect(answer.status).toBe(200)
    const rows = Object.values(before).flat().length
    expect(z.parse(restoreAnswer, answer.body)).toEqual({ success: true, rows, files: 1 })

    const { menu_stamp: formerStamp, ...restored } = before
    const { menu_stamp: stamp, ...after } = await everything()
    const { admin_actions: formerActions = [], ...former } = restored
    const { admin_actions: actions, ...rest } = after
    expect(rest).toEqual(former)
    // The journal of the backup, and a row for the restore.
    expect(actions).toEqual([...formerActions, expect.objectContaining({ call: 'POST /backup/restore' })])
    // Browsers accept only a newer menu.
    expect(stamp).toEqual([{ id: 1, stamp: school.clock.now.getTime() }])
    expect(formerStamp).not.toEqual(stamp)
    const picture = await school.send(`GET /media/${hash}.png`)
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(files.png)
    expect((await bindings.MEDIA.list()).objects.map(({ key }) => key)).toEqual([
      hash,
      expect.stringMatching(/^backups\//),
    ])
  })

  it('can be restored with lessons and live games that earlier versions made without an idempotency key', async () => {
    const day = '2026-11-18'
    const lesson = { title: 'x', steps: '[]', classCodes: '["4-1"]', firstDay: day, lastDay: day }
    const updated = '2026-09-01T12:00:00.000Z'
    const plan = { words: [], way: 'race', tasks: ['listen'], questions: 5, thinkSeconds: 0, seed: 1 }
    const game = { title: 'x', classCodes: '["4-1"]', created: updated }
    for (const code of ['BCDF', 'GHJK']) await school.db.insert(lessons).values({ ...lesson, code, updated })
    for (const code of ['LMNP', 'QRST'])
      await school.db
        .insert(liveGames)
        .values({ ...game, code, plan: JSON.stringify({ ...plan, showsNames: false, hasTablets: true }) })
    const answer = await upload(await download())
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    expect([await school.db.$count(lessons), await school.db.$count(liveGames)]).toEqual([2, 2])
  })

  it('can be restored after visitors and pupils sent unusual values', async () => {
    const WORDS = 'Page_Vocabulary_Words'
    const words = [{ french: 'la vache', english: '', image: null, sound: null }]
    await school.db.insert(pages).values({
      clientID: WORDS,
      kind: 'vocabulary',
      title: 'x',
      content: JSON.stringify({ form: 'cards', sections: [{ title: '', words }] }),
      updated: '2026-09-01T12:00:00.000Z',
    })
    await refreshKnownWords(school.db)
    const at = school.clock.now.toISOString()
    const answer = { word: 'la-vache', task: 'recall', right: true, options: 4, at, game: '2099-01-01' }
    const body = { userID: alice.id, answers: [answer] }
    const answered = await school.call('POST /answers', { as: 'alice', body })
    expect(answered.body).toMatchObject({ data: { accepted: 1 } })

    const score = { userID: alice.id, week: '2026-11-15', correctAnswers: 999_950 }
    await school.db.insert(multiplayerScores).values(score)
    const access = await school.call(`GET /user/0/${alice.id}`, { as: 'alice' })
    const { Token: token } = z.parse(z.object({ data: z.object({ Token: z.string() }) }), access.body).data
    const added = await school.call('POST /multiplayer/score', { token, body: { correctAnswers: 200 } })
    expect(added.status).toBe(200)

    expect((await upload(await download())).status).toBe(200)
    expect(await school.db.select().from(answerBatches)).toHaveLength(1)
    expect(await school.db.select().from(multiplayerScores)).toEqual([
      { ...score, correctAnswers: 1_000_000 },
    ])
  })

  it.each([
    ['logs', 'date_created', '+010000-01-01T04:59:59.000Z'],
    ['traces', 'date', 'hier'],
    ['traces', 'date', '9999-01-01T00:00:00.000Z'],
    ['answer_batches', 'answers', '["x"]'],
    ['answer_batches', 'answers', '[{"word":"x","at":"9999-01-01T00:00:00Z","task":"recall","right":true}]'],
    ['answer_batches', 'answer', '{}'],
  ])('is restored without rows of %s whose %s is %s', async (table, column, value) => {
    await fillEveryTable()
    await bindings.DB.prepare(`UPDATE ${table} SET ${column} = ?`).bind(value).run()
    const file = await download()
    const { [table]: left, users } = await everything()
    expect(left).not.toEqual([])
    expect((await sendBackup(school, file, 'preview')).status).toBe(200)
    expect((await upload(file)).status).toBe(200)
    expect(await everything()).toMatchObject({ [table]: [], users })
  })

  it("makes the menu's stamp newer than that of a change saved during the restore", async () => {
    const file = await download()
    const saved = school.clock.now.getTime() + 60_000
    await school.db.update(menuStamp).set({ stamp: saved })
    expect((await upload(file)).status).toBe(200)
    expect((await school.db.select().from(menuStamp).get())?.stamp).toBe(saved + 1)
  })

  it('is an uncached file', async () => {
    const { headers } = await school.send('GET /backup', { as: 'madame' })
    expect(headers.get('content-disposition')).toBe('attachment; filename="mme-bravo-2026-11-18.jsonl.gz"')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('never reuses a user id', async () => {
    const zoe = { userName: 'zoe', displayName: 'Zoé', classCode: '4-1' }
    const add = () => school.call('POST /user', { as: 'madame', body: zoe })
    expect(await add()).toMatchObject({ body: { user: { id: 6 } } })
    await school.call('DELETE /user/6', { as: 'madame' })
    const file = await download()
    school = await openSchool()
    expect((await upload(file)).status).toBe(200)
    expect(await add()).toMatchObject({ status: 201, body: { user: { id: 7 } } })
  })

  it('revokes the card of a user whose id belongs to another user of the backup', async () => {
    const cards = async (id: number) =>
      z.parse(cardAnswer, (await school.call(`GET /cards/${id}`, { as: 'madame' })).body).data.card
    const [ofAlice, ofBruno] = [await cards(alice.id), await cards(bruno.id)]
    const signIn = async (card: string) => (await school.call('POST /auth/card', { body: { card } })).status
    const file = await changeBackup(await download(), ({ content }) => {
      const row = Object(content.find(({ row }) => Object(row).user_name === 'alice')?.row)
      Object.assign(row, { user_name: 'zoe', user_name_key: 'zoe', display_name: 'Zoé' })
    })
    expect((await upload(file)).status).toBe(200)
    expect([await signIn(ofAlice), await signIn(ofBruno)]).toEqual([404, 200])
    expect(await signIn(await cards(alice.id))).toBe(200)
  })

  it('restores no session or card that was revoked since', async () => {
    const token = await school.token('alice', { by: 'card' })
    const cardOf = async () => (await school.call(`GET /cards/${alice.id}`, { as: 'madame' })).body
    const { card } = z.parse(cardAnswer, await cardOf()).data
    const file = await download()
    await school.call('POST /auth/sign-out-everywhere', { token })
    await school.call(`DELETE /cards/${alice.id}`, { as: 'madame' })
    expect((await upload(file)).status).toBe(200)
    expect((await school.call(`GET /activities/${alice.id}`, { token })).status).toBe(401)
    expect((await school.call('POST /auth/card', { body: { card } })).status).toBe(404)
  })

  it('restores a table with more rows than one page', async () => {
    await bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4321)
       INSERT INTO traces (user_id, client_id, date) SELECT 2, 'Page_' || i, '2026-11-18T15:00:00.000Z' FROM n`,
    ).run()
    const before = await everything()
    const file = await download()
    school = await openSchool()
    expect((await upload(file)).status).toBe(200)
    expect((await everything()).traces).toEqual(before.traces)
  })
})

describe('a restore', () => {
  const events: unknown[] = []
  const room = {
    idFromName: (name: string) => name,
    get: () => ({
      async fetch(_url: string, { body }: { body: string }) {
        events.push(JSON.parse(body))
        return new Response(null, { status: 204 })
      },
    }),
  }
  beforeEach(async () => {
    events.length = 0
    school = await openSchool({ MAIN: Object.assign(Object.create(bindings.MAIN), room) })
  })

  it('notifies the room that the menu, classes and lessons may have changed', async () => {
    expect((await upload(await download())).status).toBe(200)
    expect(events).toEqual([
      { type: 'menuChanged' },
      { type: 'classesChanged', userIDs: null },
      { type: 'lessonAudiences', lessons: [] },
    ])
  })

  it('notifies the room of the ended sessions of erased and changed users', async () => {
    const file = await download()
    const zoe = { userName: 'zoe', displayName: 'Zoé', classCode: '4-1' }
    expect((await school.call('POST /user', { as: 'madame', body: zoe })).status).toBe(201)
    await school.call(`PATCH /user/${bruno.id}`, { as: 'madame', body: { userName: 'bruno-b' } })
    const [ofZoe, ofBruno] = [await school.tokenOf(6), await school.token('bruno')]
    events.length = 0
    expect((await upload(file)).status).toBe(200)
    expect(events).toContainEqual({
      type: 'sessionsEnded',
      sessions: [
        { userID: bruno.id, tokenVersion: 3 },
        { userID: 6, tokenVersion: Number.MAX_SAFE_INTEGER },
      ],
    })
    for (const token of [ofZoe, ofBruno])
      expect((await school.call('POST /auth/room', { token })).status).toBe(401)
    expect((await school.call('POST /auth/room', { as: 'alice' })).status).toBe(200)
  })
})

it('restores no session that was ended since', async () => {
  const file = await download()
  const sids = { ended: crypto.randomUUID(), open: crypto.randomUUID() }
  const [ended, open] = [
    await school.token('alice', { sid: sids.ended }),
    await school.token('alice', { sid: sids.open }),
  ]
  expect((await school.call('POST /auth/sign-out', { token: ended })).status).toBe(200)
  expect((await upload(file)).status).toBe(200)
  expect((await school.call('GET /user', { token: ended })).status).toBe(401)
  expect((await school.call('GET /user', { token: open })).status).toBe(200)
})

describe('an invalid backup', () => {
  it.each<[string, (whole: string) => Promise<Uint8Array<ArrayBuffer>>, string]>([
    ['an empty file', async () => new Uint8Array(), 'ne peut pas être décompressé'],
    ['another file', async () => files.png, 'ne peut pas être décompressé'],
    ['half of one', async (whole) => (await packBackup(whole)).slice(0, 900), 'ne peut pas être décompressé'],
    ['one without its end', async (whole) => packBackup(whole.replace(/\{"end".*\n/, '')), 'pas entière'],
    ['one that lacks a row', async (whole) => packBackup(whole.replace(/\n.*/, '')), 'pas entière'],
    ['one with something behind it', async (whole) => packBackup(`${whole}{}\n`), 'continue après sa fin'],
    ['another kind of list', async () => packBackup('{"a":1}\n'), 'pas une sauvegarde'],
    [
      'one with an unknown table',
      async (whole) => packBackup(whole.replace('"users"', '"sqlite_master"')),
      'plus récente, ou trop ancienne',
    ],
    [
      'one with SQL as a column name',
      async (whole) => packBackup(whole.replace('"user_name"', '"id) SELECT 1; --"')),
      'plus récente, ou trop ancienne',
    ],
  ])('is refused and changes nothing: %s', async (_title, make, message) => {
    const whole = await unpackBackup(await download())
    const before = await everything()
    expect(await upload(await make(whole))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
    expect(await everything()).toEqual(before)
    expect((await bindings.MEDIA.list()).objects).toEqual([])
  })

  it('is refused if it has a wrong content type', async () => {
    const file = await download()
    for (const request of ['POST /backup/restore', 'POST /backup/preview']) {
      const headers = { 'content-type': 'image/png' }
      expect((await school.call(request, { as: 'madame', file, headers })).status).toBe(415)
    }
  })
})

it.each([
  'GET /backup',
  'POST /backup/preview',
  'POST /backup/restore',
  'GET /backup/kept',
  'GET /backup/kept/1763478000000-00000000',
  'POST /backup/kept/1763478000000-00000000/restore',
])('allows only administrators: %s', async (request) => {
  expect((await school.call(request)).status).toBe(401)
  expect((await school.call(request, { as: 'alice' })).status).toBe(403)
})
