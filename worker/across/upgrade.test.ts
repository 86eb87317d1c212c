import { applyD1Migrations } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import type { PersonClaims } from '../../domain/api/token.ts'
import { saveAnswersAnswer } from '../../domain/api/words.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { createApp } from '../app.ts'
import { openKeys } from '../auth/keys.ts'
import { hashPassword } from '../auth/password.ts'
import { signToken } from '../auth/token.ts'
import { openDatabase } from '../db/database.ts'
import { checks, menuLinks, menuStamp } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { hashQuickly } from '../testing/hash-quickly.ts'
import { PASSWORD } from '../testing/rows.ts'
import { FARM } from '../testing/word-calls.ts'

/**
 * Opens a school of the version before migration `0028` with today's code and clients that are still open in
 * browsers.
 */

const UPGRADE = '0028_second_factors_and_held_answers.sql'
/** Monday 2026-11-23, 08:30 in Toronto. */
const MONDAY = new Date('2026-11-23T13:30:00.000Z')
const SATURDAY = '2026-11-21T15:00:00.000Z'
const SUNDAY = '2026-11-22T15:00:00.000Z'
const [madame, alice] = [1, 2]
const FORMER_STAMP = Date.parse('2026-11-01T12:00:00Z')

hashQuickly()

/** Recreates every table as it was before the upgrade. */
async function openFormerSchool(): Promise<void> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'`,
  ).all<{ name: string }>()
  await bindings.DB.batch([
    bindings.DB.prepare('PRAGMA defer_foreign_keys = on'),
    ...results.map(({ name }) => bindings.DB.prepare(`DROP TABLE "${name}"`)),
  ])
  const at = bindings.MIGRATIONS.findIndex(({ name }) => name === UPGRADE)
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS.slice(0, at))
  const farm = pageSeeds.find(({ clientID }) => clientID === FARM)
  if (!farm) throw new Error(`There is no ${FARM}.`)
  const link = (id: number, clientID: string, name: string, bravo: 0 | 1, bonus: 0 | 1) =>
    `(${id}, '${clientID}', ${id}, 1010, ${id}, '${name}', 1, ${bravo}, ${bonus})`
  const statements = [
    `INSERT INTO classes (class_code, teacher_name, grade) VALUES ('4-1', 'Mme Bravo', 4)`,
    `INSERT INTO users (id, user_name, user_name_key, display_name, class_code, avatar_url, is_admin, password_hash, created_at, ended_sessions)
      VALUES (1, 'madame', 'madame', 'Madame', NULL, '0.noavatar.png', 1, '${await hashPassword(PASSWORD)}', '2026-09-01T12:00:00.000Z', '{}'),
        (2, 'alice', 'alice', 'Alice', '4-1', '0.noavatar.png', 0, NULL, '2026-09-01T12:00:00.000Z', '{}')`,
    `INSERT INTO settings (id, activities_an_hour) VALUES (1, 40)`,
    'INSERT INTO bonus (id) VALUES (1)',
    `INSERT INTO menu_stamp (id, stamp) VALUES (1, ${FORMER_STAMP})`,
    `INSERT INTO menu_links (menu_link_id, client_id, group_id, parent_group_id, position, display_name, is_enabled, is_bravo_enabled, is_bonus_enabled)
      VALUES (1, '', 1000, 0, 0, 'La classe', 1, 0, 0), (2, '', 1010, 1000, 0, 'Accueil', 1, 0, 0),
        ${link(11, 'Page_Letter', 'La lettre', 1, 1)}, ${link(12, FARM, 'La ferme', 0, 1)},
        ${link(13, 'Page_Videos', 'Les vidéos', 1, 0)}, ${link(14, 'Page_Games_Memory_Farm', 'La ferme', 1, 1)},
        ${link(15, 'Page_Games_Canvas_Pizza', 'La pizza', 1, 0)},
        ${link(16, 'Page_Mission_Saturday', 'Ma mission du samedi', 1, 0)},
        ${link(17, 'Page_Mission_Sunday', 'Ma mission du dimanche', 1, 0)}`,
    `INSERT INTO pages (client_id, kind, title, content, updated) VALUES
      ('Page_Letter', 'letter', 'La lettre', '{}', '2026-09-01T12:00:00.000Z'),
      ('Page_Videos', 'videos', 'Les vidéos', '{"videos":[],"linked":[]}', '2026-09-01T12:00:00.000Z'),
      ('${FARM}', 'vocabulary', 'La ferme', '${JSON.stringify(farm.content).replaceAll("'", "''")}', '2026-09-01T12:00:00.000Z')`,
    `INSERT INTO checks (check_id, class_code, client_id, title, forms, open, created) VALUES
      (1, '4-1', '${FARM}', 'La ferme', '[[],[]]', 'before', '2026-11-10T12:00:00.000Z'),
      (2, '4-1', '${FARM}', 'La ferme', '[[],[]]', 'after', '2026-11-11T12:00:00.000Z')`,
  ]
  await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement)))
}

const db = openDatabase(bindings.DB)
const app = createApp({ clock: () => MONDAY, random: () => 0 })

beforeEach(async () => {
  await openFormerSchool()
  await applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
})

/** A token of the former version, which contains no proof. */
async function formerToken(id: number, role: PersonClaims['role']): Promise<string> {
  const claims = { sub: String(id), school: FIRST_SCHOOL, role, tokenVersion: 1, sid: crypto.randomUUID() }
  return (await signToken(await openKeys(readVariables(bindings)), 'api', claims, MONDAY)).token
}

async function call(request: string, token: string | null, body?: unknown) {
  const [method = '', path = ''] = request.split(' ')
  const headers = new Headers({ 'cf-connecting-ip': '192.0.2.1', 'content-type': 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const work: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  }
  const answer = await app.fetch(
    new Request(`https://school.example/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    bindings,
    context,
  )
  await Promise.all(work)
  return { status: answer.status, body: await answer.json<unknown>() }
}

describe('the upgrade of a school', () => {
  it('clears the flags of pages that cannot count and keeps those of pages that can', async () => {
    const rows = await db.select().from(menuLinks)
    const switches = Object.fromEntries(
      rows.map(({ clientID, isBravoEnabled, isBonusEnabled }) => [
        clientID,
        [isBravoEnabled, isBonusEnabled],
      ]),
    )
    expect(switches).toMatchObject({
      Page_Letter: [false, false],
      [FARM]: [false, false],
      Page_Videos: [true, false],
      Page_Games_Memory_Farm: [true, true],
      Page_Games_Canvas_Pizza: [true, false],
      Page_Mission_Saturday: [true, false],
    })
    const [row] = await db.select().from(menuStamp)
    expect(row?.stamp).toBeGreaterThan(FORMER_STAMP)
  })

  it('keeps only the newer of two open checks of a class open', async () => {
    const rows = await db.select().from(checks)
    expect(rows.map(({ checkID, open }) => [checkID, open])).toEqual([
      [1, null],
      [2, 'after'],
    ])
  })

  it('keeps sessions, settings and tabs that were already open working', async () => {
    const login = await call('POST /auth/admin', null, { userName: 'madame', password: PASSWORD })
    expect(login).toMatchObject({ status: 200, body: { auth: true } })
    expect(await call('POST /auth/login', null, { userName: 'alice' })).toMatchObject({ status: 200 })
    const settings = { settings: [{ activitiesAnHour: 40, answersAnHour: 600 }] }
    expect(await call('GET /settings', null)).toMatchObject({ body: settings })
    const teacher = await formerToken(madame, 'admin')
    const pupil = await formerToken(alice, 'pupil')
    expect((await call('POST /auth/refresh', teacher)).status).toBe(200)
    expect((await call('GET /user/accounts', teacher)).status).toBe(200)
    expect((await call(`GET /words/${alice}/mission`, pupil)).status).toBe(200)
    // An old tab's form sends no new settings.
    const body = { settings: { enablePIN: false, mpgBravoCap: 12 } }
    expect((await call('POST /settings', teacher, body)).status).toBe(200)
    // A backup needs a fresh proof, which former tokens lack.
    expect((await call('GET /backup', teacher)).status).toBe(403)
  })

  it('saves a link from an old tab with its flags unchanged, and refuses to set them', async () => {
    const teacher = await formerToken(madame, 'admin')
    const [letter] = (await db.select().from(menuLinks)).filter(({ clientID }) => clientID === 'Page_Letter')
    const { isEdited: _edited, position: _position, ...row } = letter ?? {}
    const link = { ...row, ID: letter?.menuLinkID, isNew: true }
    expect((await call('POST /menulinks', teacher, { link })).status).toBe(200)
    const refused = await call('POST /menulinks', teacher, { link: { ...link, isBravoEnabled: true } })
    expect(refused.status).toBe(409)
  })

  it('accepts 60 answers per day of an offline weekend, and holds the rest', async () => {
    const pupil = await formerToken(alice, 'pupil')
    await call(`GET /words/${alice}/mission`, pupil)
    const known = await bindings.DB.prepare(`SELECT DISTINCT word FROM known_words ORDER BY word`).all<{
      word: string
    }>()
    const words = known.results.map(({ word }) => word)
    const answersOf = (at: string) =>
      Array.from({ length: 50 }, (_none, index) => ({
        word: words[index % words.length],
        task: 'recall',
        right: true,
        options: 4,
        at,
      }))
    const batches = [
      { userID: alice, answers: answersOf(SATURDAY), idempotencyKey: 'saturday' },
      { userID: alice, answers: answersOf(SUNDAY), idempotencyKey: 'sunday' },
    ]
    const accepted: number[] = []
    for (const body of batches) {
      const answer = await call('POST /answers', pupil, body)
      expect(answer.status).toBe(201)
      accepted.push(z.parse(saveAnswersAnswer, answer.body).data.accepted)
    }
    expect(accepted.reduce((sum, each) => sum + each, 0)).toBe(60)
    const { results } = await bindings.DB.prepare(
      `SELECT sum(json_array_length(answers)) AS held FROM held_answers WHERE user_id = ${alice}`,
    ).all<{ held: number }>()
    expect(results).toEqual([{ held: 40 }])
  })

  it('holds a mission finished offline before the upgrade for the teacher', async () => {
    const pupil = await formerToken(alice, 'pupil')
    const body = { userID: alice, clientID: 'Page_Mission_Saturday', idempotencyKey: 'mission' }
    const words = await call(`GET /words/${alice}/mission`, pupil)
    const dealt = z.parse(
      z.object({ data: z.object({ words: z.array(z.object({ word: z.string() })) }) }),
      words.body,
    ).data.words
    // Saturday's mission is not stored; the memories of that day yield the same words.
    const answers = dealt.map(({ word }) => ({ word, task: 'recall', right: true, options: 4, at: SATURDAY }))
    await call('POST /answers', pupil, { userID: alice, answers, idempotencyKey: 'words' })
    expect(await call('POST /activities', pupil, body)).toMatchObject({
      status: 202,
      body: { data: { held: true } },
    })
    const sunday = { ...body, clientID: 'Page_Mission_Sunday', idempotencyKey: 'unanswered' }
    expect((await call('POST /activities', pupil, sunday)).status).toBe(409)
  })

  it('answers 409 to a video activity that an old tab had queued', async () => {
    const pupil = await formerToken(alice, 'pupil')
    const body = { userID: alice, clientID: 'Page_Videos', idempotencyKey: 'video' }
    const answer = await call('POST /activities', pupil, body)
    expect(answer).toMatchObject({ status: 409, body: { error: { number: 51000 } } })
  })
})
