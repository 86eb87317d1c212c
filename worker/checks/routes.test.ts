import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import { checksAnswer, openCheckAnswer, ownCheckAnswer } from '../../domain/api/check.ts'
import { openDatabase } from '../db/database.ts'
import { checkResults, checks, knownWords, memoryParts, pages, users } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { intercepted } from '../testing/intercepted.ts'
import { people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import { findUser } from '../users/queries.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { takeCheck } from './queries.ts'

const { alice } = people
const AT = '2026-09-01T12:00:00.000Z'
const FARM = 'Page_Grade4_Vocabulary_Animals_Farm'

let school: School
beforeEach(async () => {
  school = await openSchool()
  const seed = pageSeeds.find(({ clientID }) => clientID === FARM)
  if (!seed) throw new Error('There is no farm.')
  await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: AT })
  await refreshKnownWords(school.db)
})

const make = (clientID = FARM, classCode = '4-1') =>
  school.call('POST /checks', { as: 'madame', body: { classCode, clientID } })
const made = async () => z.parse(openCheckAnswer, (await make()).body).data.checkID
const change = (checkID: number, open: 'before' | 'after' | null) =>
  school.call(`PUT /checks/${checkID}`, { as: 'madame', body: { open } })
const listed = async () =>
  z.parse(checksAnswer, (await school.call('GET /checks?classCode=4-1', { as: 'madame' })).body).data
const mine = async (as: CallOptions['as'] = 'alice') =>
  z.parse(ownCheckAnswer, (await school.call('GET /checks/mine', { as })).body).data

/** Takes the open check as a pupil with `right` right answers. */
async function take(as: CallOptions['as'], right: number) {
  const own = await mine(as)
  if (!own) throw new Error('There is no check.')
  const answers = own.questions.map(({ word }, place) => ({ word, chosen: place < right ? word : '?' }))
  const body = { phase: own.phase, answers }
  return school.call(`POST /checks/${own.checkID}/results`, { as, body })
}

describe('a check', () => {
  it('asks twelve words before and twelve others after, and reports how many were right', async () => {
    const checkID = await made()
    const before = await mine()
    expect(before).toMatchObject({ checkID, phase: 'before' })
    expect(before?.questions).toHaveLength(12)
    expect(await mine()).toEqual(before)
    expect((await take('alice', 4)).status).toBe(201)
    expect(await mine()).toBeNull()
    await change(checkID, null)
    expect(await mine('bruno')).toBeNull()
    await change(checkID, 'before')
    expect(await mine()).toBeNull()
    expect((await take('bruno', 2)).status).toBe(201)
    await change(checkID, null)
    await change(checkID, 'after')
    const after = await mine()
    const asked = new Set(before?.questions.map(({ word }) => word))
    expect(after?.questions.filter(({ word }) => asked.has(word))).toEqual([])
    await take('alice', 9)
    expect(await listed()).toMatchObject([
      {
        checkID,
        clientID: FARM,
        words: 12,
        open: 'after',
        results: [
          { before: 4, after: 9 },
          { before: 2, after: null },
        ],
      },
    ])
  })

  it("is taken once per phase, counts only the pupil's words, and reveals no result", async () => {
    const checkID = await made()
    const own = await mine()
    const one = own?.questions[0]?.word ?? ''
    const answers = [
      { word: one, chosen: one },
      { word: one, chosen: one },
      { word: 'un-autre-mot', chosen: 'un-autre-mot' },
    ]
    const send = (body: object) => school.call(`POST /checks/${checkID}/results`, { as: 'alice', body })
    expect(await send({ phase: 'before', answers })).toMatchObject({ status: 201, body: { success: true } })
    const all = own?.questions.map(({ word }) => ({ word, chosen: word })) ?? []
    expect(await send({ phase: 'before', answers: all })).toMatchObject({ status: 201 })
    expect(await school.db.select().from(checkResults)).toMatchObject([{ userID: alice.id, right: 1 }])
    expect(await send({ phase: 'after', answers: all })).toMatchObject({ status: 409 })
    expect(await school.db.$count(memoryParts)).toBe(0)
  })

  it('shows the options of a question all as pictures or all in English', async () => {
    await school.db.update(knownWords).set({ image: null }).where(sql`${knownWords.place} % 2 = 0`)
    await made()
    const questions = (await mine())?.questions ?? []
    const isBare = questions.map(({ options }) => options.map(({ image }) => image === null))
    for (const each of isBare) expect(new Set(each).size).toBe(1)
    expect(new Set(isBare.flat()).size).toBe(2)
  })

  it('belongs to the class it was opened for, which has one open at a time', async () => {
    const checkID = await made()
    expect(await make()).toMatchObject({ status: 409, body: { error: { code: 'checkOpen' } } })
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, alice.id))
    expect(await mine()).toBeNull()
    await change(checkID, null)
    const other = await made()
    expect(other).not.toBe(checkID)
    expect(await change(checkID, 'after')).toMatchObject({ status: 409 })
    expect(await school.call(`DELETE /checks/${other}`, { as: 'madame' })).toMatchObject({ status: 200 })
    expect((await listed()).map((each) => each.checkID)).toEqual([checkID])
  })

  it('is opened once per class, even by concurrent calls', async () => {
    const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
    const all = await Promise.all(Array.from({ length: 5 }, () => make()))
    expect(statusesOf(all)).toEqual([201, 409, 409, 409, 409])
    const [first = 0] = (await listed()).map(({ checkID }) => checkID)
    await change(first, null)
    const second = await made()
    await change(second, null)
    const changes = [first, second].flatMap((checkID) => [
      change(checkID, 'before'),
      change(checkID, 'after'),
    ])
    expect(statusesOf(await Promise.all(changes))).toEqual([200, 200, 409, 409])
    expect((await listed()).filter(({ open }) => open !== null)).toHaveLength(1)
  })

  it('is refused beyond 60 per class, even for concurrent calls', async () => {
    const row = { classCode: '4-1', clientID: FARM, title: 'x', forms: '[[],[]]', created: AT }
    for (let each = 0; each < 59; each++) await school.db.insert(checks).values(row)
    const opened = await Promise.all([make(), make(), make()])
    expect(opened.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    await school.db.update(checks).set({ open: null })
    expect(await make()).toMatchObject({ status: 409, body: { error: { code: 'checksFull' } } })
  })

  it('stores no answers if it is closed while they are counted', async () => {
    const checkID = await made()
    let times = 0
    const database = intercepted(bindings.DB, async (work) => {
      times += 1
      if (times === 3) await school.db.update(checks).set({ open: null })
      return work()
    })
    const user = await findUser(school.db, alice.id)
    if (!user) throw new Error('Alice is not there.')
    const taken = { checkID, phase: 'before', answers: [], now: school.clock.now } as const
    await expect(takeCheck(openDatabase(database), user, taken)).rejects.toMatchObject({
      code: 'checkClosed',
    })
    expect(await school.db.$count(checkResults)).toBe(0)
  })

  it('requires a page with enough words and an existing class', async () => {
    expect(await make('Page_Letter')).toMatchObject({ status: 404 })
    expect(await make(FARM, '9-9')).toMatchObject({ status: 404 })
    const few = { title: 'Peu', content: { form: 'cards', sections: [{ title: 'Mots', words: [] }] } }
    const body = { ...few, updated: null }
    await school.call('PUT /pages/Page_Grade4_Vocabulary_Cats', { as: 'madame', body })
    expect(await make('Page_Grade4_Vocabulary_Cats')).toMatchObject({
      status: 409,
      body: { error: { code: 'checkWords' } },
    })
    expect(await change(99, 'after')).toMatchObject({ status: 404 })
  })

  it('can be managed only by administrators, and taken neither by them nor by visitors', async () => {
    expect(await school.call('GET /checks?classCode=4-1', { as: 'alice' })).toMatchObject({ status: 403 })
    expect(await school.call('POST /checks', { as: 'alice', body: {} })).toMatchObject({ status: 403 })
    expect(await mine('madame')).toBeNull()
    expect(await school.call('GET /checks/mine')).toMatchObject({ status: 401 })
  })
})
