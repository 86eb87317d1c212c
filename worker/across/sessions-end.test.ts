import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { roomTokenAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import { cardAnswer } from '../../domain/api/card.ts'
import { importAnswer } from '../../domain/api/import.ts'
import { classes, users } from '../db/schema.ts'
import { download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { CSV, HEADER } from '../testing/import-calls.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno } = people
const as = 'madame'
const PICTURES = { usesPictures: true, offersNames: false }

const sessionsEnded = z.object({
  type: z.literal('sessionsEnded'),
  sessions: z.array(z.object({ userID: z.int(), tokenVersion: z.int() })),
})
const roomEvents: unknown[] = []
const room = {
  idFromName: (name: string) => name,
  get: () => ({
    async fetch(_url: string, { body }: { body: string }) {
      roomEvents.push(JSON.parse(body))
      return new Response(null, { status: 204 })
    },
  }),
}

let school: School
beforeEach(async () => {
  roomEvents.length = 0
  school = await openSchool({ MAIN: Object.assign(Object.create(bindings.MAIN), room) })
  // Uses secret pictures, unlike 4-1.
  await school.db
    .insert(classes)
    .values({ classCode: '2-1', teacherName: 'M. Roy', grade: 2, usesPictures: true })
})

async function signIn(request: string, body: object): Promise<string> {
  return z.parse(sessionAnswer, (await school.call(request, { body })).body).user.token
}
const byName = (userName: string) => signIn('POST /auth/login', { userName })
async function byCard(userID: number): Promise<string> {
  const answer = await school.call(`GET /cards/${userID}`, { as })
  return signIn('POST /auth/card', { card: z.parse(cardAnswer, answer.body).data.card })
}
async function importList(lines: string): Promise<string> {
  const body = `${HEADER},sameAs\n${lines}\n`
  const answer = await school.call('POST /user/import', { as, body, headers: CSV })
  return z.parse(importAnswer, answer.body).importID ?? ''
}
const usesPictures = (classCode: string, isOn: boolean) =>
  school.db.update(classes).set({ usesPictures: isOn }).where(eq(classes.classCode, classCode))
const moveTo = (classCode: string, userID: number) =>
  school.db.update(users).set({ classCode }).where(eq(users.id, userID))

/** Changes of Alice's account; `before` sets up what needs no session to end. */
const changes: Record<
  string,
  { before?: () => Promise<unknown>; change: (prepared: unknown) => Promise<unknown> }
> = {
  'her card is revoked': { change: () => school.call(`DELETE /cards/${alice.id}`, { as }) },
  'she gets other secret pictures': {
    change: () => school.call(`POST /secret-pictures/${alice.id}`, { as }),
  },
  'she gets another user name': {
    change: () => school.call(`PATCH /user/${alice.id}`, { as, body: { userName: 'alix' } }),
  },
  'her class starts to use secret pictures': {
    change: () => school.call('PUT /classes/4-1/sign-in', { as, body: PICTURES }),
  },
  'she moves into a class that uses pictures': {
    change: () => school.call(`PATCH /user/${alice.id}`, { as, body: { classCode: '2-1' } }),
  },
  'she moves there with others': {
    change: () =>
      school.call('PATCH /user/several', {
        as,
        body: { userIDs: [alice.id], classCode: '2-1', idempotencyKey: 'a move' },
      }),
  },
  'a list moves her there': { change: () => importList(`alice,Alice,2-1,,${alice.id}`) },
  'a list that moved her from there is undone': {
    async before() {
      await moveTo('2-1', alice.id)
      return importList(`alice,Alice,4-1,,${alice.id}`)
    },
    change: (importID) => school.call(`DELETE /user/import/${importID}`, { as }),
  },
  'the school year moves her there': {
    change: () =>
      school.call('POST /school-year', {
        as,
        body: { moves: [{ classCode: '4-1', action: 'promote', to: '2-1' }], eraseArchived: false },
      }),
  },
  'a backup is restored in which her class uses pictures': {
    async before() {
      await usesPictures('4-1', true)
      const file = await download(school)
      await usesPictures('4-1', false)
      return file
    },
    change: (file) => sendBackup(school, z.parse(z.instanceof(Uint8Array<ArrayBuffer>), file)),
  },
}

describe('the sessions of a pupil', () => {
  it.each(Object.entries(changes))('end with the next call when %s', async (_title, { before, change }) => {
    const prepared = await before?.()
    const tokens = [await byName('alice'), await byCard(alice.id)]
    roomEvents.length = 0
    await change(prepared)
    for (const token of tokens) {
      for (const request of [
        'GET /user',
        'POST /auth/refresh',
        'POST /auth/room',
        `GET /export/user/${alice.id}`,
      ])
        expect([request, (await school.call(request, { token })).status]).toEqual([request, 401])
    }
    const { tokenVersion } = (await school.db.select().from(users).where(eq(users.id, alice.id)).get()) ?? {}
    const endings = roomEvents.flatMap((event) => z.safeParse(sessionsEnded, event).data?.sessions ?? [])
    expect(endings).toContainEqual({ userID: alice.id, tokenVersion })
  })

  it('continue if nothing about signing in changes', async () => {
    await usesPictures('4-1', true)
    const token = await byCard(alice.id)
    const other = await school.token('bruno')
    await school.call('PUT /classes/4-1/sign-in', { as, body: { usesPictures: true, offersNames: true } })
    await school.call(`PATCH /user/${alice.id}`, { as, body: { userName: 'ALICE', displayName: 'A' } })
    await school.call(`PATCH /user/${alice.id}`, { as, body: { classCode: '2-1' } })
    await school.call(`DELETE /cards/${people.chloe.id}`, { as })
    roomEvents.length = 0
    await usesPictures('2-1', false)
    await importList(`alice,Alice,2-1,1234,${alice.id}\nbruno,Bruno,2-1,,${bruno.id}`)
    await school.call('PUT /classes/2-1/sign-in', { as, body: { usesPictures: false, offersNames: false } })
    expect((await school.call('GET /user', { token })).status).toBe(200)
    expect((await school.call('GET /user', { token: other })).status).toBe(200)
    expect(roomEvents).not.toContainEqual(expect.objectContaining({ type: 'sessionsEnded' }))
  })

  it('end for a whole class, which sends one message to the room', async () => {
    await school.call('PUT /classes/4-1/sign-in', { as, body: PICTURES })
    expect(roomEvents).toEqual([
      {
        type: 'sessionsEnded',
        sessions: [alice.id, bruno.id, people.chloe.id].map((userID) => ({ userID, tokenVersion: 2 })),
      },
    ])
  })

  it('are not opened by a sign-in that overlaps with switching the class to pictures', async () => {
    const [, login] = await Promise.all([
      school.call('PUT /classes/4-1/sign-in', { as, body: PICTURES }),
      school.call('POST /auth/login', { body: { userName: 'alice' } }),
    ])
    const opened = z.safeParse(sessionAnswer, login.body).data
    const next = opened && (await school.call('GET /user', { token: opened.user.token }))
    expect(next?.status ?? 401).toBe(401)
  })

  it('are closed in the room when the card is revoked, and unused room tokens are refused', async () => {
    school = await openSchool()
    // The room checks tokens by its own clock.
    school.clock.set(new Date().toISOString())
    const token = await byCard(alice.id)
    const enter = async () =>
      z.parse(roomTokenAnswer, (await school.call('POST /auth/room', { token })).body).token
    const [first, second] = [await enter(), await enter()]
    const socket = await listenToRoom(first)
    await school.call(`DELETE /cards/${alice.id}`, { as })
    expect(await socket.closed).toBe(4401)
    expect(await (await listenToRoom(second)).closed).toBe(4401)
  })
})
