import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { saveLessonAnswer } from '../../domain/api/lesson.ts'
import { type MenuLink, menuAnswer } from '../../domain/api/menu.ts'
import { checks, classes, liveGames, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { pages } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

/** Saves the link of the open page. */
async function save(change: Partial<MenuLink>): Promise<void> {
  const { menulinks } = z.parse(menuAnswer, (await school.call('GET /menulinks', { as: 'madame' })).body)
  const link = menulinks.find(({ clientID }) => clientID === pages.open)
  const answer = await school.call('POST /menulinks', {
    as: 'madame',
    body: { link: { ...link, ...change } },
  })
  expect(answer.status).toBe(200)
}

describe('notifyRoom', () => {
  const received: unknown[] = []
  /** A room that records events, or cannot be reached. */
  const room = (answer: () => Promise<Response>) => ({
    idFromName: (name: string) => name,
    get: (name: string, options?: object) => ({
      async fetch(url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
        received.push({ name, options, url, authorization: headers.Authorization, event: JSON.parse(body) })
        return answer()
      },
    }),
  })
  const withRoom = (answer: () => Promise<Response>) =>
    openSchool({ MAIN: Object.assign(Object.create(bindings.MAIN), room(answer)) })
  beforeEach(() => {
    received.length = 0
  })

  it('sends a changed link, authenticated by the secret', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    await save({ isEnabled: false })
    expect(received).toEqual([
      {
        name: 'school',
        url: 'https://room/parties/main/school',
        authorization: `Bearer ${bindings.ROOM_SECRET}`,
        event: {
          type: 'pageStateChanged',
          page: { clientID: pages.open, displayName: pages.open, isEnabled: false },
        },
      },
    ])
  })

  it('omits the name of a page that was closed before', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    await save({ isEnabled: false })
    received.length = 0
    await save({ isEnabled: false, isNew: true })
    const page = { number: 2_000_000, kind: 'resources', title: 'La fête', grade: null, icon: '' }
    const made = await school.call('POST /pages', { as: 'madame', body: page })
    expect(made).toMatchObject({ status: 201, body: { link: { isEnabled: false } } })
    const event = { type: 'menuChanged' }
    expect(received).toEqual([expect.objectContaining({ event }), expect.objectContaining({ event })])
  })

  it('uses the configured location and jurisdiction', async () => {
    const env = Object.assign(
      Object.create(bindings.MAIN),
      room(async () => new Response()),
    )
    school = await openSchool({ MAIN: env, ROOM_LOCATION: 'enam' })
    await save({ isEnabled: false })
    expect(received).toEqual([expect.objectContaining({ options: { locationHint: 'enam' } })])
  })

  const ending = [
    ['PATCH /user/2', 'madame', { isEnabled: false }, 2],
    ['DELETE /user/2', 'madame', undefined, Number.MAX_SAFE_INTEGER],
    ['POST /auth/sign-out-everywhere', 'alice', undefined, 2],
  ] as const
  it.each(ending)('sends that sessions have ended: %s', async (request, as, body, tokenVersion) => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const token = await school.token(as, { by: 'card' })
    expect((await school.call(request, { token, body })).status).toBe(200)
    const event = { type: 'sessionsEnded', sessions: [{ userID: 2, tokenVersion }] }
    expect(received).toEqual([expect.objectContaining({ event })])
  })

  it('sends that the sessions and lessons of a pupil made administrator have ended', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const body = { isAdmin: true, password: 'encore plus solide' }
    expect((await school.call('PATCH /user/2', { as: 'madame', body })).status).toBe(200)
    expect(received).toMatchObject([
      { event: { type: 'sessionsEnded', sessions: [{ userID: 2, tokenVersion: 2 }] } },
      { event: { type: 'lessonAudiences', lessons: [] } },
      { event: { type: 'lessonsChanged' } },
    ])
  })

  it('sends which session a pupil ended', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const sid = crypto.randomUUID()
    const token = await school.token('alice', { sid })
    expect((await school.call('POST /auth/sign-out', { token })).status).toBe(200)
    const event = { type: 'sessionsEnded', sessions: [{ userID: 2, tokenVersion: 1, sid }] }
    expect(received).toEqual([expect.objectContaining({ event })])
  })

  it('sends ended sessions and changed classes to live games too', async () => {
    const games = {
      LIVE: Object.assign(
        Object.create(bindings.LIVE),
        room(async () => new Response()),
      ),
    }
    school = await openSchool(games)
    const code = 'BCDF'
    const created = school.clock.now.toISOString()
    const plan = { words: [], way: 'race', tasks: ['listen'], questions: 5, thinkSeconds: 0, seed: 1 }
    const other = { plan: JSON.stringify({ ...plan, showsNames: false, hasTablets: true }), created }
    await school.db.insert(liveGames).values([
      { code, title: 'La ferme', classCodes: '["4-1"]', ...other },
      { code: 'CDFG', title: 'La ferme', classCodes: '["4-1"]', ...other, ended: '2026-11-18T01:00:00.000Z' },
    ])
    await school.call('POST /auth/sign-out-everywhere', {
      token: await school.token('alice', { by: 'card' }),
    })
    const sessions = [{ userID: 2, tokenVersion: 2 }]
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    await school.call('PATCH /user/2', { as: 'madame', body: { classCode: '5-1' } })
    const name = `school:${code}`
    expect(received).toMatchObject([
      { name, event: { type: 'sessionsEnded', sessions } },
      { name, event: { type: 'classesChanged', userIDs: [2] } },
    ])
  })

  it('sends the audiences of lessons when one changes and when an administrator enters', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const day = '2026-11-18'
    const lesson = {
      title: 'La ferme',
      steps: [{ clientID: pages.open }],
      classCodes: ['4-1'],
      firstDay: day,
      lastDay: day,
      isOpenToVisitors: false,
    }
    const { status, body } = await school.call('POST /lessons', { as: 'madame', body: lesson })
    expect(status).toBe(201)
    const { code } = z.parse(saveLessonAnswer, body).data
    const audience = { code, classCodes: ['4-1'], isOpenToVisitors: false }
    const audiences = { event: { type: 'lessonAudiences', lessons: [audience] } }
    const changed = { event: { type: 'lessonsChanged' } }
    expect(received).toMatchObject([audiences, changed])
    received.length = 0
    await school.call('POST /auth/room', { as: 'alice' })
    expect(received).toEqual([])
    await school.call('POST /auth/room', { as: 'madame' })
    expect(received).toMatchObject([audiences])
    received.length = 0
    school.clock.set('2026-11-25T15:00:00.000Z')
    await school.call('POST /auth/room', { as: 'madame' })
    // Pupils who missed the lesson may raise a hand in it for a week.
    expect(received).toMatchObject([audiences])
    received.length = 0
    school.clock.set('2026-11-26T15:00:00.000Z')
    await school.call('POST /auth/room', { as: 'madame' })
    expect(received).toMatchObject([{ event: { type: 'lessonAudiences', lessons: [] } }])
  })

  it('sends the audiences of lessons when a colleague removes the last pupil of her group', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const scope = JSON.stringify({ classCodes: ['4-1'], content: [] })
    await school.db.insert(users).values({
      ...{ id: 20, userName: 'paul', userNameKey: 'paul', displayName: 'Paul', isAdmin: true, scope },
      ...{ avatarUrl: '0.noavatar.png', passwordHash: 'x', createdAt: school.clock.now.toISOString() },
    })
    const token = await school.tokenOf(20)
    const groupID = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const day = '2026-11-18'
    const lesson = {
      ...{ title: 'La ferme', steps: [{ clientID: pages.open }], classCodes: [groupID] },
      ...{ firstDay: day, lastDay: day, isOpenToVisitors: false },
    }
    await school.call('POST /groups', { token, body: { groupID, name: 'Les renards', userIDs: [2] } })
    expect((await school.call('POST /lessons', { token, body: lesson })).status).toBe(201)
    const lessonFor = (userIDs: number[]) => {
      const lessons = [expect.objectContaining({ userIDs })]
      return expect.objectContaining({ event: { type: 'lessonAudiences', lessons } })
    }
    expect(received).toContainEqual(lessonFor([2]))
    received.length = 0
    await school.call(`PATCH /groups/${encodeURIComponent(groupID)}`, { token, body: { remove: [2] } })
    expect(received).toContainEqual(lessonFor([]))
  })

  it('sends that lessons and checks changed for the members of a group', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const group = { groupID: 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Les renards', userIDs: [2] }
    const path = `/groups/${encodeURIComponent(group.groupID)}`
    await school.call('POST /groups', { as: 'madame', body: group })
    expect(received).toEqual([])
    for (const [request, body] of [
      ['POST /groups', { ...group, userIDs: [3] }],
      [`PATCH ${path}`, { remove: [2] }],
      [`DELETE ${path}`, undefined],
    ] as const) {
      received.length = 0
      expect((await school.call(request, { as: 'madame', body })).status, request).toBeLessThan(300)
      const types = ['checksChanged', 'lessonAudiences', 'lessonsChanged']
      const events = types.map((type) =>
        expect.objectContaining({ event: expect.objectContaining({ type }) }),
      )
      expect(received, request).toHaveLength(events.length)
      expect(received, request).toEqual(expect.arrayContaining(events))
    }
  })

  const csv = { 'content-type': 'text/csv' }
  const moving: [string, CallOptions, number[] | null, ...{ type: 'checksChanged' }[]][] = [
    ['PATCH /user/2', { body: { classCode: '5-1' } }, [2]],
    ['PATCH /user/several', { body: { userIDs: [2, 3], classCode: '5-1', idempotencyKey: 'k' } }, [2, 3]],
    [
      'POST /user/import',
      {
        body: 'userName,displayName,classCode,pin,sameAs\nalice,Alice,5-1,,2',
        headers: csv,
      },
      null,
    ],
    [
      'POST /school-year',
      { body: { moves: [{ classCode: '4-1', action: 'promote', to: '5-1' }], eraseArchived: false } },
      null,
      { type: 'checksChanged' },
    ],
  ]
  it.each(moving)('sends that pupils changed class: %s', async (request, options, userIDs, ...others) => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    const { status, body } = await school.call(request, { as: 'madame', ...options })
    expect([status, body]).toEqual([200, expect.objectContaining({ success: true })])
    const events = [...others, { type: 'classesChanged', userIDs }]
    expect(received).toMatchObject(events.map((event) => ({ event })))
  })

  it.each([
    ['PATCH /user/20', { scope: { classCodes: ['4-1'], content: [] } }, []],
    ['DELETE /classes/5-1', undefined, ['lessonAudiences', 'lessonsChanged']],
  ])('sends that the classes of a colleague changed: %s', async (request, body, others) => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    await school.db.insert(classes).values({ classCode: '5-1', teacherName: '', grade: 5 })
    const scope = JSON.stringify({ classCodes: ['4-1', '5-1'], content: [] })
    await school.db.insert(users).values({
      ...{ id: 20, userName: 'paul', userNameKey: 'paul', displayName: 'Paul', isAdmin: true, scope },
      ...{ avatarUrl: '0.noavatar.png', passwordHash: 'x', createdAt: school.clock.now.toISOString() },
    })
    expect((await school.call(request, { as: 'madame', body })).status).toBe(200)
    expect(received).toMatchObject([
      { event: { type: 'classesChanged', userIDs: [20] } },
      ...others.map((type) => ({ event: { type } })),
    ])
  })

  it('sends that a check was opened, closed or deleted', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    const created = school.clock.now.toISOString()
    await school.db.insert(checks).values({
      checkID: 1,
      classCode: '4-1',
      clientID: pages.open,
      title: 'La ferme',
      forms: '[[],[]]',
      open: null,
      created,
    })
    for (const [request, body] of [
      ['PUT /checks/1', { open: 'after' }],
      ['DELETE /checks/1', undefined],
    ] as const) {
      received.length = 0
      expect((await school.call(request, { as: 'madame', body })).status).toBe(200)
      expect(received).toEqual([expect.objectContaining({ event: { type: 'checksChanged' } })])
    }
  })

  it('sends nothing for changes that end no session', async () => {
    school = await withRoom(async () => new Response(null, { status: 204 }))
    await school.call('PATCH /user/2', { as: 'madame', body: { displayName: 'Alice B.' } })
    expect(received).toEqual([])
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('The room is gone'))],
    ['refuses', async () => new Response(null, { status: 401 })],
  ])('fails no call if the room %s', async (_title, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    school = await withRoom(answer)
    await save({ isNew: true })
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"what":"Work after an answer"'))
    log.mockRestore()
  })

  it('sends events in the format that the room accepts', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await save({ isNew: true })
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })
})
