import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type newLessonRequest, saveLessonAnswer } from '../../domain/api/lesson.ts'
import type { VocabularyContent } from '../../domain/api/page.ts'
import type { StoriesContent } from '../../domain/api/story.ts'
import { openSubstituteAnswer, substituteAnswer, substituteDayAnswer } from '../../domain/api/substitute.ts'
import { newGroupID, pupilKey } from '../../domain/audience.ts'
import { classes, lessonSteps, menuLinks, pages, substitutes, users } from '../db/schema.ts'
import { download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { FARM, ZOO } from '../testing/word-calls.ts'

const as = 'madame'
const today = '2026-11-18'
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
  await school.db.insert(classes).values({ classCode: '5-1', teacherName: 'M. Roy', grade: 5 })
  await school.db.insert(users).values({
    ...{ id: 21, userName: 'emma', userNameKey: 'emma', displayName: 'Emma V.', classCode: '5-1' },
    ...{ avatarUrl: '0.noavatar.png', createdAt: WEDNESDAY },
  })
  await school.db.update(users).set({ displayName: 'Alice L.' }).where(eq(users.id, people.alice.id))
})

const make = async (day = today, classCodes = ['4-1']) =>
  z.parse(substituteAnswer, (await school.call('POST /substitutes', { as, body: { day, classCodes } })).body)
    .data
const open = (link: string) => school.call('POST /auth/substitute', { body: { link } })
const tokenOf = async (link: string) => z.parse(openSubstituteAnswer, (await open(link)).body).data.token
const lessonOf = async (classCodes: string[], clientID = FARM) => {
  const lesson = {
    ...{ title: 'La ferme', steps: [{ clientID }], classCodes, isOpenToVisitors: false },
    ...{ firstDay: today, lastDay: today },
  } satisfies z.infer<typeof newLessonRequest>
  const { body } = await school.call('POST /lessons', { as, body: lesson })
  return z.parse(saveLessonAnswer, body).data.code
}

describe("a substitute's link", () => {
  it('opens the day with first names, lessons and progress of its classes', async () => {
    await bindings.DB.prepare(
      `INSERT INTO menu_links (client_id, group_id, parent_group_id, display_name) VALUES (?, 9999, 1010, 'La ferme')`,
    )
      .bind(FARM)
      .run()
    const code = await lessonOf(['4-1', '5-1'])
    await lessonOf(['5-1'])
    await school.call(`POST /lessons/${code}/done`, { as: 'alice', body: { step: FARM, at: WEDNESDAY } })
    // Done when the lesson still had it.
    const removed = { code, userID: people.alice.id, clientID: 'Page_Music', doneAt: WEDNESDAY }
    await school.db.insert(lessonSteps).values(removed)
    const { link } = await make()
    const { status, body } = await school.call('GET /substitutes/day', { token: await tokenOf(link) })
    expect(status).toBe(200)
    const day = z.parse(substituteDayAnswer, body)
    expect(day.pupils.map(({ firstName }) => firstName)).toEqual(['Alice', 'Bruno'])
    expect(day.lessons).toMatchObject([
      {
        code,
        classCodes: ['4-1'],
        steps: [
          { title: expect.stringContaining('La ferme'), english: expect.stringContaining('Pupils tap') },
        ],
        done: [{ userID: people.alice.id, step: FARM }],
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/Emma|Alice L|avatar/)
  })

  it('opens lessons of groups and single pupils only if all of those are in its classes', async () => {
    const link = { clientID: FARM, groupID: 9999, parentGroupID: 1010, displayName: 'La ferme' }
    await school.db.insert(menuLinks).values(link)
    const [alice, emma] = [people.alice.id, 21]
    const group = async (name: string, userIDs: number[]) => {
      const groupID = newGroupID(crypto.randomUUID())
      expect((await school.call('POST /groups', { as, body: { groupID, name, userIDs } })).status).toBe(201)
      return groupID
    }
    const ofFoxes = await lessonOf([await group('Les renards', [alice, people.bruno.id])])
    const ofAlice = await lessonOf([pupilKey(alice)])
    await lessonOf([await group('Les hiboux', [alice, emma])])
    const empty = await group('Les loups', [alice])
    await lessonOf(['5-1', empty])
    await school.call(`PATCH /groups/${encodeURIComponent(empty)}`, { as, body: { remove: [alice] } })
    await lessonOf([pupilKey(emma)])
    const { body } = await school.call('GET /substitutes/day', { token: await tokenOf((await make()).link) })
    const codes = z.parse(substituteDayAnswer, body).lessons.map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([ofFoxes, ofAlice]))
    expect(JSON.stringify(body)).not.toMatch(/Emma|hiboux|loups/)
  })

  it('includes words, dialogues, tables and story titles in the day plan', async () => {
    const line = (french: string) => ({ french, english: 'x', sound: null })
    const word = (french: string) => ({ ...line(french), image: null })
    const [dialogue, tables, stories] = [FARM, ZOO, 'Page_Stories']
    const contents: [clientID: string, kind: string, content: VocabularyContent | StoriesContent][] = [
      [
        dialogue,
        'vocabulary',
        {
          form: 'dialogue',
          sections: [{ title: 'A', words: [word('le coq')] }],
          question: line("Qu'est-ce que c'est?"),
          dialogues: [{ title: 'B', lines: [{ ...word('Bonjour!'), speaker: 'Maya' }] }],
        },
      ],
      [
        tables,
        'vocabulary',
        {
          form: 'tables',
          sections: [],
          tables: [
            { title: 'A', columns: ['x'], rows: [[{ ...line('masculin'), english: '' }, line('le chat')]] },
          ],
        },
      ],
      [
        stories,
        'stories',
        {
          stories: [
            {
              ...{ id: 'minou', title: 'Où est Minou?', english: 'x', grade: null, words: [] },
              about: { french: 'x', english: 'x' },
              pages: [{ scene: 'x', shows: 'x', sentences: [line('Minou dort.')] }],
            },
          ],
        },
      ],
    ]
    for (const [place, [clientID, kind, content]] of contents.entries()) {
      const row = { clientID, kind, title: 'x', content: JSON.stringify(content), updated: WEDNESDAY }
      await school.db.insert(pages).values(row)
      const link = { clientID, groupID: 9990 + place, parentGroupID: 1010, displayName: clientID }
      await school.db.insert(menuLinks).values(link)
      await lessonOf(['4-1'], clientID)
    }
    const { body } = await school.call('GET /substitutes/day', { token: await tokenOf((await make()).link) })
    const steps = z.parse(substituteDayAnswer, body).lessons.flatMap((lesson) => lesson.steps)
    expect(
      new Map(steps.map(({ clientID, lines }) => [clientID, lines.map(({ french }) => french)])),
    ).toEqual(
      new Map([
        [dialogue, ['le coq', "Qu'est-ce que c'est?", 'Bonjour!']],
        [tables, ['le chat']],
        [stories, ['Où est Minou?']],
      ]),
    )
  })

  it('opens only on its day, and its session ends at midnight', async () => {
    const [tomorrow, now] = [await make('2026-11-19'), await make()]
    expect(await open(tomorrow.link)).toMatchObject({
      status: 404,
      body: { message: /s'ouvre le jeudi 19 novembre/ },
    })
    const token = await tokenOf(now.link)
    // 23:59 and midnight in Toronto.
    school.clock.set('2026-11-19T04:59:00.000Z')
    expect((await school.call('GET /substitutes/day', { token })).status).toBe(200)
    school.clock.set('2026-11-19T05:00:00.000Z')
    expect((await school.call('GET /substitutes/day', { token })).status).toBe(401)
    expect((await open(now.link)).status).toBe(404)
    expect((await open(tomorrow.link)).status).toBe(200)
  })

  it('keeps only the session of the device that opened it last; others also end in the room', async () => {
    const { link } = await make()
    const first = await tokenOf(link)
    roomEvents.length = 0
    const opened = await Promise.all([tokenOf(link), tokenOf(link)])
    expect(await school.call('GET /substitutes/day', { token: first })).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('La leçon continue') },
    })
    const answers = await Promise.all(opened.map((token) => school.call('GET /substitutes/day', { token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const ended = JSON.stringify(roomEvents)
    expect(ended.match(/"type":"sessionsEnded"/g)).toHaveLength(2)
  })

  it('is reused if it is made twice, and its session ends on sign-out or deletion', async () => {
    const [one, two] = [await make(today, ['4-1', '5-1']), await make(today, ['5-1', '4-1'])]
    expect(two).toEqual(one)
    const token = await tokenOf(one.link)
    expect((await school.call('POST /auth/sign-out', { token })).status).toBe(200)
    expect((await school.call('GET /substitutes/day', { token })).status).toBe(401)
    const again = await tokenOf(one.link)
    expect((await school.call(`DELETE /substitutes/${one.substituteID}`, { as })).status).toBe(200)
    expect((await school.call('GET /substitutes/day', { token: again })).status).toBe(401)
    expect((await open(one.link)).status).toBe(404)
    expect(JSON.stringify(roomEvents)).toContain(`"userID":${-one.substituteID}`)
  })

  it('cannot be guessed, derived from a card or used as a card', async () => {
    const { link } = await make()
    const card = await school.call(`GET /cards/${people.alice.id}`, { as })
    const { data } = z.parse(z.object({ data: z.object({ card: z.string() }) }), card.body)
    for (const each of [data.card, link.replace(/^\d+/, '999'), 'x'])
      expect((await open(each)).status).toBe(404)
    expect((await school.call('POST /auth/card', { body: { card: link } })).status).toBe(404)
    for (let guess = 0; guess < 100; guess++) await open('1.1.x')
    expect((await open('1.1.x')).status).toBe(429)
    expect((await open(link)).status).toBe(200)
  })

  it.each([
    ['yesterday', '2026-11-17', ['4-1']],
    ['a far day', '2027-11-17', ['4-1']],
    ['an unknown class', today, ['9-9']],
    ['no class', today, []],
  ])('is refused for %s', async (_what, day, classCodes) => {
    expect((await school.call('POST /substitutes', { as, body: { day, classCodes } })).status).toBe(400)
  })

  it('can be made by a colleague only for her classes', async () => {
    const scope = JSON.stringify({ classCodes: ['4-1'], content: [] })
    await school.db.insert(users).values({
      ...{ id: 20, userName: 'paul', userNameKey: 'paul', displayName: 'Paul', isAdmin: true, scope },
      ...{ avatarUrl: '0.noavatar.png', createdAt: WEDNESDAY },
    })
    const token = await school.tokenOf(20)
    const { substituteID } = await make(today, ['5-1'])
    const send = (classCodes: string[]) =>
      school.call('POST /substitutes', { token, body: { day: today, classCodes } })
    expect((await send(['4-1'])).status).toBe(201)
    expect((await send(['4-1', '5-1'])).status).toBe(403)
    expect((await school.call(`DELETE /substitutes/${substituteID}`, { token })).status).toBe(403)
    const { body } = await school.call('GET /substitutes', { token })
    expect(body).toMatchObject({ data: [{ classCodes: ['4-1'] }] })
  })

  it('is not in backups and is deleted by a restore', async () => {
    const { link } = await make()
    const token = await tokenOf(link)
    const file = await download(school)
    roomEvents.length = 0
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await school.db.$count(substitutes)).toBe(0)
    expect((await school.call('GET /substitutes/day', { token })).status).toBe(401)
    expect((await open(link)).status).toBe(404)
    expect(JSON.stringify(roomEvents)).toContain('"userID":-1')
    // The number of a deleted link is not used again.
    expect((await make()).substituteID).toBeGreaterThan(1)
  })
})
