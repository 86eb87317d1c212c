import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { signCard } from '../cards/card.ts'
import { openDatabase } from '../db/database.ts'
import { logs, traces } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { createWorker } from '../serve.ts'
import { bindings } from '../testing/bindings.ts'
import { emptyStores } from '../testing/empty-stores.ts'
import {
  dependsOnOrigin,
  everyCall,
  fixtureStatements,
  substituteToken,
  type TypicalCall,
  typeOf,
} from '../testing/every-call.ts'
import { insertRows, PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { FIRST_PUPIL, pupilName, yearStatements } from '../testing/year.ts'
import { findUser } from '../users/queries.ts'
import { schoolNamed } from './stores.ts'

/** Two schools of one deployment with the same user names and ids. */

const FIRST_HOST = 'school.example'
const LILAS_HOST = 'lilas.example'
const lilas = schoolNamed(bindings, 'lilas')
const lilasDB = openDatabase(lilas.database)
const keys = await openKeys(readVariables(bindings))

let school: School
beforeEach(async () => {
  school = await openSchool()
  await emptyStores(lilas)
  await insertRows(lilasDB)
  await lilas.database.prepare(`UPDATE users SET display_name = display_name || ' of Lilas'`).run()
})

async function tokenFor(
  of: string,
  id: number,
  audience: 'api' | 'multiplayer' | 'room' = 'api',
  version?: number,
) {
  const role = id === people.madame.id ? 'admin' : 'pupil'
  // Some calls end the sessions of a pupil of Lilas.
  const tokenVersion = version ?? (await findUser(lilasDB, id))?.tokenVersion ?? 1
  const claims = {
    sub: String(id),
    school: of,
    role,
    tokenVersion,
    provenAt: Math.floor(school.clock.now.getTime() / 1000),
    by: 'card',
    name: '',
    avatar: '',
    jti: crypto.randomUUID(),
  }
  // The room uses the system clock.
  const now = audience === 'room' ? new Date() : school.clock.now
  return (await signToken(keys, audience, claims, now)).token
}

async function signIn(at: string) {
  const { body } = await school.call('POST /auth/login', { at, body: { userName: 'alice' } })
  return z.parse(sessionAnswer, body).user
}

async function nameOf(at: string, token: string) {
  const { body } = await school.call('POST /auth/refresh', { at, token })
  return z.parse(sessionAnswer, body).user.displayName
}

describe('each of several schools', () => {
  it('is selected by its address at sign-in, and by the token afterwards', async () => {
    const here = await signIn(FIRST_HOST)
    const there = await signIn(LILAS_HOST)
    expect([here.displayName, there.displayName]).toEqual(['Alice', 'Alice of Lilas'])
    for (const at of [FIRST_HOST, LILAS_HOST, 'unknown.example']) {
      expect(await nameOf(at, here.token)).toBe('Alice')
      expect(await nameOf(at, there.token)).toBe('Alice of Lilas')
    }
  })

  it.each(['roses', 'Lilas', '', 'lilas '])('refuses a token for another school: %j', async (name) => {
    const token = await tokenFor(name, people.alice.id)
    expect(await school.call('GET /user', { at: LILAS_HOST, token })).toMatchObject({ status: 401 })
  })

  it('accepts only its own cards', async () => {
    const statusOf = async (at: string, printedBy: string) => {
      const card = await signCard(keys, { school: printedBy, userID: people.alice.id, version: 1 })
      return (await school.call('POST /auth/card', { at, body: { card } })).status
    }
    expect(await statusOf(LILAS_HOST, 'lilas')).toBe(200)
    expect(await statusOf(FIRST_HOST, FIRST_SCHOOL)).toBe(200)
    expect(await statusOf(LILAS_HOST, FIRST_SCHOOL)).toBe(404)
    expect(await statusOf(FIRST_HOST, 'lilas')).toBe(404)
  })

  it('locks no password at another school', async () => {
    const body = { userName: 'madame', password: 'a wrong one' }
    const guess = async (at: string) => (await school.call('POST /auth/admin', { at, body })).status
    for (let time = 0; time < 10; time++) expect(await guess(LILAS_HOST)).toBe(404)
    expect(await guess(LILAS_HOST)).toBe(429)
    expect(await guess(FIRST_HOST)).toBe(404)
  })
})

describe('the calls of one school', { timeout: 60_000 }, () => {
  const pupil = { id: FIRST_PUPIL, userName: pupilName(FIRST_PUPIL) }

  /** A store that throws on any use. */
  function forbidden<Store extends object>(store: Store): Store {
    const refuse = () => {
      throw new Error('A store of the other school was used.')
    }
    return new Proxy(store, { get: refuse })
  }

  beforeEach(async () => {
    const year = { pupils: 3, classCode: '4-1', lastWeek: '2026-11-15', weeks: 2, recentWeeks: 2 }
    const filling = yearStatements({ ...year, activitiesAWeek: 5, tracesADay: 2, logsAWeek: 2 })
    await lilas.database.batch(
      [...filling, ...fixtureStatements(LILAS_HOST)].map((statement) => lilas.database.prepare(statement)),
    )
    const { DB, CACHE, MEDIA } = bindings
    const stores = { DB: forbidden(DB), CACHE: forbidden(CACHE), MEDIA: forbidden(MEDIA) }
    school = await openSchool(stores, () => 0.5)
  })

  async function tokenOf(as: TypicalCall[1]): Promise<string | undefined> {
    if (as === 'visitor') return undefined
    if (as === 'admin') {
      const madame = await findUser(lilasDB, people.madame.id)
      return tokenFor('lilas', people.madame.id, 'api', madame?.tokenVersion)
    }
    if (as === 'substitute') return substituteToken('lilas')
    return tokenFor('lilas', pupil.id, as === 'games site' ? 'multiplayer' : 'api')
  }

  it.each(['its own address', "the other's"])(
    'use no store of the other school when they are sent to %s',
    async (where) => {
      const calls = await everyCall({
        pupil,
        otherPupilID: FIRST_PUPIL + 1,
        admin: { id: people.madame.id, userName: 'madame', password: PASSWORD },
        otherAdminID: people.ancienne.id,
        school: 'lilas',
        classCode: '4-1',
        card: await signCard(keys, { school: 'lilas', userID: pupil.id, version: 1 }),
        now: new Date(WEDNESDAY),
      })
      const all: TypicalCall[] = [['GET /backup', 'admin'], ...calls]
      for (const [request, as, body] of all) {
        const type = typeOf(body)
        const { ok, status } = await school.send(request, {
          // A call without a token belongs to the school at the address.
          at:
            as === 'visitor' || dependsOnOrigin(request) || where === 'its own address'
              ? LILAS_HOST
              : FIRST_HOST,
          token: await tokenOf(as),
          ...(body instanceof Uint8Array ? { file: body } : { body }),
          ...(type !== null && { headers: { 'content-type': type } }),
        })
        expect(ok, `${request}: ${status}`).toBe(true)
      }
    },
  )
})

describe('the daily run', () => {
  const instant = '2026-10-01T00:00:00.000Z'
  const old = { data: 'old', dateCreated: instant, dateReceived: instant }

  async function runDaily(changes = {}) {
    await school.db.insert(logs).values(old)
    await lilasDB.insert(logs).values(old)
    const { scheduled } = createWorker({ clock: () => school.clock.now, random: () => 0 }, async () => null)
    const context = createExecutionContext()
    await scheduled?.(createScheduledController({ scheduledTime: 0 }), { ...bindings, ...changes }, context)
    await waitOnExecutionContext(context)
  }

  it('runs for every school', async () => {
    await runDaily()
    expect(await school.db.select().from(logs)).toEqual([])
    expect(await lilasDB.select().from(logs)).toEqual([])
  })

  it('runs for the others if it fails for one, and reports the failure', async () => {
    const prepare = () => {
      throw new Error('D1 is gone')
    }
    const DB = Object.assign(Object.create(bindings.DB), { prepare })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(runDaily({ DB })).rejects.toThrow('The daily run failed')
    expect(log.mock.calls[0]).toEqual([expect.stringContaining('"error":"Error: D1 is gone"')])
    log.mockRestore()
    expect(await lilasDB.select().from(logs)).toEqual([])
  })
})

describe('the room', () => {
  async function connect(host: string, token?: string) {
    const query = token === undefined ? '' : `?token=${token}`
    const { webSocket } = await exports.default.fetch(`https://${host}/parties/main/school${query}`, {
      headers: { upgrade: 'websocket' },
    })
    if (!webSocket) throw new Error('The room opened no socket.')
    const heard: unknown[] = []
    webSocket.addEventListener('message', ({ data }) => {
      heard.push(JSON.parse(String(data)))
    })
    webSocket.accept()
    return { heard, send: (event: object) => webSocket.send(JSON.stringify(event)) }
  }

  it('is separate for each school: events and traces stay in it', async () => {
    const [here, there] = await Promise.all([connect(FIRST_HOST), connect(LILAS_HOST)])
    const madame = await connect(FIRST_HOST, await tokenFor('lilas', people.madame.id, 'room'))
    const alice = await connect(LILAS_HOST, await tokenFor('lilas', people.alice.id, 'room'))

    const user = { id: people.alice.id, displayName: '', avatarUrl: '' }
    alice.send({ type: 'navigate', page: { name: 'Page_Music', id: null }, user })
    await expect.poll(() => lilasDB.select().from(traces)).toHaveLength(1)
    await expect.poll(() => madame.heard).toHaveLength(1)
    expect(await school.db.select().from(traces)).toEqual([])

    const page = { clientID: 'Page_Music', displayName: 'Musique', isEnabled: true }
    madame.send({ type: 'pageStateChanged', page })
    await expect.poll(() => there.heard).toHaveLength(1)
    expect(here.heard).toEqual([])
  })

  it('is notified of changes by the API', async () => {
    const [here, there] = await Promise.all([connect(FIRST_HOST), connect(LILAS_HOST)])
    const token = await tokenFor('lilas', people.madame.id)
    const { status } = await school.call('POST /menulinks/order', {
      token,
      body: { parentGroupID: 8450, menuLinkIDs: await rowsUnder(8450) },
    })
    expect(status).toBe(200)
    await expect.poll(() => there.heard).toEqual([{ type: 'menuChanged' }])
    expect(here.heard).toEqual([])
  })

  async function rowsUnder(groupID: number): Promise<number[]> {
    const { results } = await lilas.database
      .prepare('SELECT menu_link_id AS id FROM menu_links WHERE parent_group_id = ?')
      .bind(groupID)
      .all<{ id: number }>()
    return results.map(({ id }) => id)
  }
})
