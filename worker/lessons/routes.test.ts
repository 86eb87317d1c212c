import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { NewLesson } from '../../domain/api/lesson.ts'
import { CODE_LETTERS, isLessonCode } from '../../domain/lesson.ts'
import { lessonSteps, lessons, menuLinks, users } from '../db/schema.ts'
import { games, pages, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'

const [farm = '', zoo = ''] = games
const content: NewLesson = {
  title: 'La ferme',
  steps: [{ clientID: farm }, { clientID: pages.open }],
  classCodes: ['4-1'],
  firstDay: '2026-11-18',
  lastDay: '2026-11-20',
  isOpenToVisitors: false,
}
const stored = z.object({ data: z.looseObject({ code: z.string(), updated: z.string() }) })

const cow = {
  word: 'la-vache',
  french: 'la vache',
  english: 'cow',
  image: 'pictures/cow.svg',
  sound: null,
  page: null,
  theme: 'La ferme',
}

const sheet = (choices: Record<string, string | number>) => ({
  clientID: 'sheet:1',
  sheet: { title: 'Bingo', image: 'pictures/game-die.svg', choices },
})

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const make = async (changes: Partial<NewLesson> = {}) => {
  const answer = await school.call('POST /lessons', { as: 'madame', body: { ...content, ...changes } })
  expect(answer.status).toBe(201)
  return z.parse(stored, answer.body).data
}
const change = (code: string, updated: string, changes: Partial<NewLesson> = {}) =>
  school.call(`PUT /lessons/${code}`, { as: 'madame', body: { ...content, ...changes, updated } })
const open = (code: string, options: CallOptions = { as: 'alice' }) =>
  school.call(`GET /lessons/${code}`, options)
const done = (code: string, step = farm, options: CallOptions = {}) =>
  school.call(`POST /lessons/${code}/done`, {
    as: 'alice',
    body: { step, at: school.clock.now.toISOString() },
    ...options,
  })
const progress = async (code: string) =>
  (await school.call(`GET /lessons/${code}/progress`, { as: 'madame' })).body
const refused = (code: string) => ({ body: { error: { code } } })

describe('a lesson', () => {
  it('is made, listed, changed and deleted by an administrator', async () => {
    const { code, updated } = await make()
    expect(isLessonCode(code)).toBe(true)
    expect((await school.call('GET /lessons', { as: 'madame' })).body).toEqual({
      success: true,
      today: '2026-11-18',
      data: [{ ...content, code, updated, done: [] }],
    })
    const mistyped = { firstDay: '0026-11-20', lastDay: '0026-11-20' }
    expect(await change(code, updated, mistyped)).toMatchObject({ status: 400 })
    const changed = await change(code, updated, { title: 'Le zoo', steps: [{ clientID: zoo }] })
    expect(changed.body).toMatchObject({ data: { title: 'Le zoo', steps: [{ clientID: zoo }] } })
    expect(await change(code, updated)).toMatchObject({
      status: 409,
      body: { error: { code: 'lessonSavedMeanwhile' }, data: { title: 'Le zoo' } },
    })
    await done(code, zoo)
    expect((await school.call(`DELETE /lessons/${code}`, { as: 'madame' })).status).toBe(200)
    expect(await school.call(`DELETE /lessons/${code}`, { as: 'madame' })).toMatchObject({ status: 404 })
    expect(await open(code)).toMatchObject({ status: 404, ...refused('lessonUnknown') })
  })

  it('replaces the oldest past lesson if the school already has 300', async () => {
    const { code } = await make()
    const row = { title: 'x', steps: '[]', classCodes: '[]', firstDay: '2026-11-01', updated: '2026-11-01' }
    const before = [...CODE_LETTERS]
      .flatMap((one) => [...CODE_LETTERS].map((other) => `ZZ${one}${other}`))
      .slice(0, 299)
    for (const code of before) await school.db.insert(lessons).values({ ...row, code, lastDay: '2026-11-11' })
    const over = { ...row, lastDay: '2026-11-10' }
    const old = before.slice(0, 2)
    await school.db.update(lessons).set(over).where(inArray(lessons.code, old))
    await school.db
      .insert(lessonSteps)
      .values(old.map((code) => ({ code, userID: people.alice.id, clientID: farm, doneAt: row.updated })))
    await school.db
      .update(lessons)
      .set({ updated: '2026-11-02' })
      .where(eq(lessons.code, old[0] ?? ''))
    const codes = async () =>
      (await school.db.select({ code: lessons.code }).from(lessons)).map((each) => each.code)
    for (const kept of [old.slice(0, 1), []]) {
      const made = await make()
      expect(await codes()).toHaveLength(300)
      expect(await codes()).toEqual(expect.arrayContaining([code, made.code, ...kept]))
      expect((await school.db.select().from(lessonSteps)).map((each) => each.code)).toEqual(kept)
    }
    expect(await school.call('POST /lessons', { as: 'madame', body: content })).toMatchObject(
      refused('tooManyLessons'),
    )
    expect(await codes()).toHaveLength(300)
  })

  it('is made once per key of a teacher, and a changed retry is refused with the stored lesson', async () => {
    const idempotencyKey = 'k'
    const send = (changes: Partial<NewLesson> = {}) =>
      school.call('POST /lessons', { as: 'madame', body: { ...content, ...changes, idempotencyKey } })
    const answers = await Promise.all([send(), send()])
    const [first] = answers
    expect(first).toMatchObject({ status: 201, body: { data: { title: 'La ferme' } } })
    for (const answer of [...answers, await send()]) expect(answer).toEqual(first)
    expect(JSON.stringify(first)).not.toContain('idempotencyKey')
    const { code, updated } = z.parse(stored, first?.body).data
    await change(code, updated, { title: 'Le zoo' })
    expect(await send({ title: 'La forêt' })).toMatchObject({
      status: 409,
      body: { error: { code: 'lessonSavedMeanwhile' }, data: { code, title: 'Le zoo' } },
    })
    expect(await school.db.$count(lessons)).toBe(1)
    await school.db.update(users).set({ isAdmin: true }).where(eq(users.id, people.bruno.id))
    const token = await school.tokenOf(people.bruno.id)
    const other = await school.call('POST /lessons', { token, body: { ...content, idempotencyKey } })
    expect(other.status).toBe(201)
    expect(await school.db.$count(lessons)).toBe(2)
  })

  it('replaces no past lesson on a retry', async () => {
    const row = { title: 'x', steps: '[]', classCodes: '[]', firstDay: '2026-11-01', updated: '2026-11-01' }
    const codes = [...CODE_LETTERS]
      .flatMap((one) => [...CODE_LETTERS].map((other) => `ZZ${one}${other}`))
      .slice(0, 299)
    for (const code of codes) await school.db.insert(lessons).values({ ...row, code, lastDay: '2026-11-10' })
    const body = { ...content, idempotencyKey: 'k' }
    for (const _time of [1, 2])
      expect((await school.call('POST /lessons', { as: 'madame', body })).status).toBe(201)
    expect(await school.db.$count(lessons)).toBe(300)
  })

  it('is listed for its class on its days and opens by its code in any spelling', async () => {
    const { code, updated } = await make()
    const later = await make({ firstDay: '2026-11-19' })
    const own = { ...content, code, updated, classCodes: [], done: [] }
    const list = (as?: 'alice') => school.call('GET /lessons', { as })
    expect((await list('alice')).body).toEqual({ success: true, today: '2026-11-18', data: [own] })
    expect((await list()).body).toEqual({ success: true, today: '2026-11-18', data: [] })
    const typed = encodeURIComponent(` ${code.toLowerCase().split('').join(' ')} `)
    expect((await open(typed)).body).toEqual({ success: true, today: '2026-11-18', data: own })
    expect(await open(later.code)).toMatchObject({
      status: 404,
      body: {
        message: 'Cette leçon commence le jeudi 19 novembre.',
        error: {
          english: 'This lesson begins on Thursday, November 19.',
          fields: { firstDay: '2026-11-19' },
        },
      },
    })
    school.clock.set('2026-11-21T15:00:00.000Z')
    expect((await list('alice')).body).toMatchObject({ data: [] })
    expect(await open(code)).toMatchObject({ status: 404, ...refused('lessonOver') })
  })

  it('is open to its classes, and to visitors if it allows them', async () => {
    const closed = await make()
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, people.bruno.id))
    expect(await open(closed.code, { as: 'bruno' })).toMatchObject({
      status: 403,
      ...refused('lessonOfOthers'),
    })
    expect(await open(closed.code, {})).toMatchObject({ status: 401, ...refused('lessonNeedsSignIn') })
    expect(await done(closed.code, farm, { as: 'bruno' })).toMatchObject({ status: 403 })
    const free = await make({ classCodes: [], isOpenToVisitors: true })
    expect((await open(free.code, {})).body).toMatchObject({ data: { title: 'La ferme', classCodes: [] } })
    expect((await open(free.code, { as: 'bruno' })).status).toBe(200)
    expect((await done(free.code, farm, { as: 'bruno' })).status).toBe(200)
  })

  it.each([
    [
      '200 steps',
      { steps: Array.from({ length: 200 }, (_, index) => ({ clientID: `Page_${index}` })) },
      'Les étapes',
    ],
    ['no step', { steps: [] }, 'Les étapes'],
    ['a step twice', { steps: [{ clientID: farm }, { clientID: farm }] }, 'différentes'],
    ['an unknown step', { steps: [{ clientID: farm }, { clientID: 'Page_Gone' }] }, "L'étape 2"],
    [
      'words under the key of a page',
      { steps: [{ clientID: farm, words: [cow] }] },
      'une page, des mots ou une feuille',
    ],
    ['no words', { steps: [{ clientID: 'words:1' }] }, 'une page, des mots ou une feuille'],
    ['no sheet', { steps: [{ clientID: 'sheet:1' }] }, 'une page, des mots ou une feuille'],
    ['a sheet for one audience', { steps: [sheet({ pour: '4-1' })] }, 'toute la classe'],
    ["a sheet of a pupil's words", { steps: [sheet({ de: 'eleve:7' })] }, 'toute la classe'],
    [
      'too many words',
      { steps: [{ clientID: 'words:1', words: Array.from({ length: 21 }, () => cow) }] },
      'au plus 20',
    ],
    ['no audience', { classCodes: [] }, 'Choisissez une classe'],
    ['no title', { title: ' ' }, 'Le titre'],
    ['a last day before the first', { firstDay: '2026-11-20', lastDay: '2026-11-19' }, 'Le dernier jour'],
    ['too many days', { firstDay: '2026-11-20', lastDay: '2027-11-19' }, 'Le dernier jour'],
    ['a mistyped year', { firstDay: '2206-11-20', lastDay: '2206-11-20' }, 'entre 2000 et 2199'],
    ['past days', { firstDay: '2026-11-10', lastDay: '2026-11-17' }, 'déjà passé'],
  ])('is refused with %s', async (_what, changes, sentence) => {
    const answer = await school.call('POST /lessons', { as: 'madame', body: { ...content, ...changes } })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } })
  })

  it.each([undefined, 'alice'] as const)('can only be opened by %s', async (as) => {
    const { code, updated } = await make()
    const status = as ? 403 : 401
    const calls = [
      'POST /lessons',
      `PUT /lessons/${code}`,
      `DELETE /lessons/${code}`,
      `GET /lessons/${code}/progress`,
      `GET /lessons/${code}/plan`,
    ]
    for (const call of calls) {
      const body = /^P/.test(call) ? { ...content, updated } : undefined
      expect((await school.call(call, { as, body })).status, call).toBe(status)
    }
  })

  it('limits attempts with unknown codes per address, but still opens known ones', async () => {
    const { code } = await make()
    const free = await make({ classCodes: [], isOpenToVisitors: true })
    for (let tries = 0; tries < 100; tries++) expect((await open('BBBB', {})).status).toBe(404)
    expect((await open('BBBB', {})).status).toBe(429)
    expect((await open(free.code, {})).status).toBe(200)
    expect(await open(code, {})).toMatchObject({ status: 401, ...refused('lessonNeedsSignIn') })
    expect((await open(code)).status).toBe(200)
    expect((await open(code, { as: 'madame' })).status).toBe(200)
    expect((await open(free.code, { from: '192.0.2.9' })).status).toBe(200)
  })
})

describe('a completed lesson step', () => {
  it('can be a list of words, and does not reveal who missed them', async () => {
    const { code } = await make({
      steps: [{ clientID: 'words:1', words: [{ ...cow, ...{ by: [7], wrong: 3 } }] }],
    })
    expect((await open(code)).body).toMatchObject({
      data: { steps: [{ clientID: 'words:1', words: [cow] }] },
    })
    expect(JSON.stringify((await open(code)).body)).not.toContain('"by"')
    expect((await done(code, 'words:1')).status).toBe(200)
    expect((await done(code, 'words:2')).status).toBe(409)
    expect((await open(code)).body).toMatchObject({ data: { done: ['words:1'] } })
  })

  it("can be a printed sheet, which the substitute's plan lists with its words", async () => {
    const steps = [sheet({ de: farm, feuille: 'bingo', no: 7 })]
    const { code } = await make({ steps: [...steps, { clientID: 'words:1', words: [cow] }] })
    expect((await open(code)).body).toMatchObject({
      data: { steps: [...steps, { clientID: 'words:1' }] },
    })
    expect((await done(code, 'sheet:1')).status).toBe(200)
    expect((await school.call(`GET /lessons/${code}/plan`, { as: 'madame' })).body).toMatchObject({
      data: {
        steps: [
          {
            title: 'Bingo',
            lines: [
              { french: 'Prends ta feuille.', said: 'prahn tah fuhy' },
              { french: 'chat', said: 'shah' },
              { french: 'chien', said: 'shyan' },
            ],
          },
          { lines: [{ french: 'la vache', english: 'cow', said: 'lah vahsh' }] },
        ],
        phrases: expect.arrayContaining([expect.objectContaining({ said: 'ah twah' })]),
      },
    })
  })

  it('must be done again if its words change under the same key', async () => {
    const words = (key: string, ...all: string[]) => ({
      clientID: key,
      words: all.map((word) => ({ ...cow, word })),
    })
    const { code, updated } = await make({
      steps: [{ clientID: farm }, words('words:1', 'la-vache', 'le-coq'), words('words:2', 'le-lion')],
    })
    for (const step of [farm, 'words:1', 'words:2']) await done(code, step)
    const late = '2026-11-18T00:00:00.000Z'
    expect((await change(code, late, { steps: [words('words:2', 'le-coq')] })).status).toBe(409)
    const steps = [words('words:2', 'le-coq'), words('words:1', 'la-vache'), { clientID: farm }]
    expect((await change(code, updated, { steps })).status).toBe(200)
    expect((await open(code)).body).toMatchObject({ data: { done: [farm, 'words:1'] } })
  })

  it('no longer counts once the step is removed from the lesson', async () => {
    const { code, updated } = await make({ steps: [{ clientID: farm }, { clientID: pages.open }] })
    for (const step of [farm, pages.open]) await done(code, step)
    await change(code, updated, { steps: [{ clientID: pages.open }] })
    expect((await open(code)).body).toMatchObject({ data: { done: [pages.open] } })
  })

  it('counts once, with the time of its first completion, for the pupil who did it', async () => {
    const { code } = await make()
    const at = school.clock.now.toISOString()
    await Promise.all(Array.from({ length: 5 }, () => done(code)))
    school.clock.advance(60_000)
    expect((await done(code)).status).toBe(200)
    expect((await open(code)).body).toMatchObject({ data: { done: [farm] } })
    expect((await open(code, { as: 'bruno' })).body).toMatchObject({ data: { done: [] } })
    expect(await progress(code)).toMatchObject({
      data: [
        { userID: people.alice.id, displayName: 'Alice', done: [{ step: farm, at }] },
        { userID: people.bruno.id, done: [] },
      ],
    })
  })

  it('is accepted until a week after the last day, with its time clamped to the allowed range', async () => {
    const { code } = await make()
    school.clock.set('2026-11-27T15:00:00.000Z')
    await done(code, farm, { body: { step: farm, at: '2030-01-01T00:00:00.000Z' } })
    await done(code, pages.open, { body: { step: pages.open, at: '2020-01-01T00:00:00.000Z' } })
    expect(await progress(code)).toMatchObject({
      data: [
        {
          done: expect.arrayContaining([
            { step: farm, at: '2026-11-27T15:00:00.000Z' },
            { step: pages.open, at: '2026-11-19T15:00:00.000Z' },
          ]),
        },
        {},
      ],
    })
    school.clock.set('2026-11-28T15:00:00.000Z')
    expect(await done(code)).toMatchObject({ status: 404, ...refused('lessonOver') })
  })

  it('is refused if the lesson no longer has it, and stays done if its page is deleted', async () => {
    const { code, updated } = await make()
    await done(code)
    await school.db.delete(menuLinks).where(eq(menuLinks.clientID, farm))
    expect((await open(code)).body).toMatchObject({ data: { done: [farm] } })
    expect(await change(code, updated)).toMatchObject({ status: 400, ...refused('lessonStepUnknown') })
    await change(code, updated, { steps: [{ clientID: pages.open }] })
    expect(await done(code)).toMatchObject({ status: 409, ...refused('lessonStepGone') })
  })

  it('can only be reported by pupils', async () => {
    const { code } = await make()
    expect((await done(code, farm, { as: 'madame' })).status).toBe(403)
    expect((await done(code, farm, { as: undefined })).status).toBe(401)
  })
})
