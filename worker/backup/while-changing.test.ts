import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as schema from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { fillPupil } from '../testing/full-pupil.ts'
import { games, pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { writeBackup } from './write-backup.ts'

const { alice, bruno } = people
const AT = '2026-11-18T12:00:00.000Z'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

/** Restores a backup of `database` into another school. */
async function restoreFrom(database: D1Database): Promise<void> {
  const stream = writeBackup({ database, files: bindings.MEDIA }, school.clock.now)
  const file = new Uint8Array(await new Response(stream).arrayBuffer())
  school = await openSchool()
  const headers = { 'content-type': 'application/gzip' }
  const answer = await school.call('POST /backup/restore', { as: 'madame', file, headers })
  expect(answer.status).toBe(200)
}

describe('a backup of a school that changes while it is read', () => {
  it('has counts that match its Bravos if one is added and one taken back meanwhile', async () => {
    const give = (id: number) => school.call('POST /bravos', { as: 'madame', body: { userID: id } })
    await give(alice.id)
    await give(bruno.id)
    const { database, upon } = interrupted(bindings.DB)
    // The head has been written, but no Bravo yet.
    upon('FROM bravos WHERE', async () => {
      expect((await give(alice.id)).status).toBe(201)
      expect((await school.call('DELETE /bravos/2?reason=Erreur', { as: 'madame' })).status).toBe(200)
    })
    await restoreFrom(database)
    expect(await school.db.select().from(schema.bravos)).toMatchObject([
      { userID: alice.id, takenBackAt: null },
      { userID: bruno.id, takenBackAt: expect.any(String) },
      { userID: alice.id, takenBackAt: null },
    ])
    expect(await school.db.select().from(schema.bravoCounts)).toEqual([
      { month: '2026-11', userID: alice.id, count: 2 },
    ])
  })

  it('has no stored response without its activity, and no rows of a pupil added too late', async () => {
    const { database, upon } = interrupted(bindings.DB)
    const play = (idempotencyKey: string) =>
      school.call('POST /activities', {
        as: 'alice',
        body: { userID: alice.id, clientID: games[0], idempotencyKey },
      })
    // Responses to keys have been written, but no activities yet.
    upon('FROM activities WHERE', async () => {
      expect((await play('lost')).status).toBe(201)
      const zoe = { userName: 'zoe', displayName: 'Zoé', classCode: '4-1' }
      expect((await school.call('POST /user', { as: 'madame', body: zoe })).status).toBe(201)
      const [last] = await school.db.select().from(schema.users).orderBy(desc(schema.users.id)).limit(1)
      await fillPupil(school.db, last?.id ?? 0, 'zoe')
    })
    await restoreFrom(database)
    expect(await school.db.select().from(schema.activities)).toMatchObject([{ userID: alice.id }])
    expect(await school.db.select().from(schema.activityAnswers)).toEqual([])
    expect(await play('lost')).toMatchObject({ status: 409 })
  })

  it.each([
    [
      'group_members',
      [
        "INSERT INTO pupil_groups VALUES ('group:zz', 'Les renards')",
        `INSERT INTO group_members VALUES ('group:zz', ${alice.id})`,
      ],
    ],
    [
      'check_results',
      [
        `INSERT INTO checks (check_id, class_code, client_id, title, forms, created) VALUES (9, '4-1', 'Page_Zoo', 'x', '[[],[]]', '${AT}')`,
        `INSERT INTO check_results VALUES (${alice.id}, 9, 'before', 1, '${AT}')`,
      ],
    ],
    [
      'live_results',
      [
        `INSERT INTO live_games (code, title, plan, class_codes, created) VALUES ('GHJK', 'x', '{}', '["4-1"]', '${AT}')`,
        `INSERT INTO live_results (user_id, code, answers, right_answers, at) VALUES (${alice.id}, 'GHJK', '[]', 0, '${AT}')`,
      ],
    ],
  ])('has no rows of %s that refer to a row added too late', async (table, statements) => {
    const { database, upon } = interrupted(bindings.DB)
    upon(`FROM ${table} WHERE`, async () => {
      await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement)))
    })
    await restoreFrom(database)
    const { results } = await bindings.DB.prepare(`SELECT * FROM ${table}`).all()
    expect(results).toEqual([])
  })

  it("can be restored if it lacks a pupil's new class and a page's new author", async () => {
    const { database, upon } = interrupted(bindings.DB)
    upon('FROM users WHERE', async () => {
      const { DB } = bindings
      await DB.batch([
        DB.prepare("INSERT INTO classes (class_code, teacher_name, grade) VALUES ('6-3', 'Mme Roy', 6)"),
        DB.prepare(`UPDATE users SET class_code = '6-3' WHERE id = ${alice.id}`),
        DB.prepare(
          "INSERT INTO users (user_name, user_name_key, display_name, avatar_url, is_admin, created_at) VALUES ('roy', 'roy', 'Mme Roy', '', 1, '')",
        ),
        DB.prepare(`UPDATE pages SET saved_by = last_insert_rowid() WHERE client_id = '${pages.open}'`),
      ])
    })
    await restoreFrom(database)
    const pupils = await school.db.select().from(schema.users)
    expect(pupils).toMatchObject([{}, { id: alice.id, classCode: null }, { classCode: '4-1' }, {}, {}])
    const saved = await school.db.select({ savedBy: schema.pages.savedBy }).from(schema.pages)
    expect(saved.filter(({ savedBy }) => savedBy !== null)).toEqual([])
  })
})

/** A database that runs a function once, before the first query that contains `part`. */
function interrupted(database: D1Database) {
  const waiting = new Map<string, () => Promise<void>>()
  const watched: typeof database = Object.assign(Object.create(database), {
    batch: (statements: D1PreparedStatement[]) => database.batch(statements),
    prepare(query: string) {
      const statement = database.prepare(query)
      const part = [...waiting.keys()].find((each) => query.includes(each))
      if (part === undefined) return statement
      return {
        bind: (...values: unknown[]): unknown => ({
          async all(): Promise<unknown> {
            const work = waiting.get(part)
            waiting.delete(part)
            await work?.()
            return statement.bind(...values).all()
          },
        }),
      }
    },
  })
  return {
    database: watched,
    upon: (part: string, work: () => Promise<void>) => waiting.set(part, work),
  }
}
