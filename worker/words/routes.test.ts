import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import {
  missedWordsAnswer,
  missionAnswer,
  rememberedWordsAnswer,
  saveAnswersAnswer,
} from '../../domain/api/words.ts'
import { DAY, MEMORIES, ROWS_A_DAY } from '../../domain/bounds.ts'
import { runDaily } from '../daily/daily.ts'
import {
  activities,
  answerBatches,
  answerTotals,
  knownWords,
  memoryParts,
  menuLinks,
  pages,
  users,
} from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { recorded } from '../testing/recorded.ts'
import { people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import { refreshKnownWords } from './known-words.ts'

const { alice, bruno } = people
const FARM = 'Page_Grade4_Vocabulary_Animals_Farm'
const ZOO = 'Page_Grade4_Vocabulary_Animals_Zoo'
const WRITTEN = '2026-09-01T12:00:00.000Z'

let school: School
beforeEach(async () => {
  school = await openSchool()
  for (const [index, clientID] of [FARM, ZOO].entries()) {
    const seed = pageSeeds.find((page) => page.clientID === clientID)
    if (!seed) throw new Error(`There is no ${clientID}.`)
    await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
    await addLink(clientID, index)
  }
})

async function addLink(clientID: string, index: number): Promise<void> {
  await school.db
    .insert(menuLinks)
    .values({ clientID, groupID: 7001 + index, parentGroupID: 1010, displayName: clientID, position: index })
}

const ago = (milliseconds: number) => new Date(school.clock.now.getTime() - milliseconds).toISOString()
const answer = (word: string, more: Partial<WordAnswer> = {}): WordAnswer => ({
  word,
  task: 'recall',
  right: true,
  options: 4,
  at: ago(60_000),
  ...more,
})
const send = (answers: unknown[], more: object = {}, as: CallOptions['as'] = 'alice') =>
  school.call('POST /answers', { as, body: { userID: alice.id, answers, ...more } })
const saved = async (answers: WordAnswer[], more: object = {}) =>
  z.parse(saveAnswersAnswer, (await send(answers, more)).body)
const words = async (as: CallOptions['as'] = 'alice', id = alice.id) =>
  z.parse(rememberedWordsAnswer, (await school.call(`GET /words/${id}`, { as })).body).data
const mission = async () =>
  z.parse(missionAnswer, (await school.call(`GET /words/${alice.id}/mission`, { as: 'alice' })).body).data
const kept = async () => (await words()).map(({ firstSeen: _first, ...word }) => word)

/** A page of a teacher's own words. */
async function writePage(clientID: string, french: readonly string[], updated: string | null) {
  const content = {
    form: 'cards',
    sections: [
      {
        title: 'Mots',
        words: french.map((each) => ({ french: each, english: '', image: null, sound: null })),
      },
    ],
  }
  const body = { title: 'Mes mots', content, updated }
  const { status, body: given } = await school.call(`PUT /pages/${clientID}`, { as: 'madame', body })
  expect(status).toBe(200)
  return z.parse(z.object({ data: z.object({ updated: z.string() }) }), given).data.updated
}

describe('what a game tells', () => {
  it('is remembered, word by word, and answered with what changed', async () => {
    expect(await saved([answer('la-vache'), answer('le-coq', { right: false, task: 'listen' })])).toEqual({
      success: true,
      data: { accepted: 2, ignored: 0 },
      memories: [
        { word: 'la-vache', strength: 1, before: 0, days: 1, due: expect.any(String) },
        { word: 'le-coq', strength: 0, before: 0, days: 0, due: '2026-11-20' },
      ],
    })
    expect(await words()).toMatchObject([
      { word: 'la-vache', french: 'la vache', page: FARM, strength: 1, right: 1, tries: 1 },
      { word: 'le-coq', french: 'le coq', english: 'rooster', right: 0, tries: 1, due: '2026-11-20' },
    ])
    expect(await words('madame')).toHaveLength(2)
  })

  it('is told beside how strong the word was when the week began', async () => {
    await saved([answer('la-vache', { at: ago(4 * DAY) }), answer('le-coq', { at: ago(4 * DAY) })])
    await saved([answer('la-vache', { at: ago(2 * DAY) }), answer('le-cochon')])
    expect((await words()).map(({ word, before, strength }) => [word, before, strength])).toEqual([
      ['la-vache', 1, 2],
      ['le-cochon', 0, 1],
      ['le-coq', 1, 1],
    ])
  })

  it('is kept once a key, with the first answer, whatever comes with the key later', async () => {
    const first = await send([answer('la-vache')], { idempotencyKey: 'k' })
    expect(first.status).toBe(201)
    await send([answer('la-vache')], { idempotencyKey: 'other' })
    const again = await send([answer('le-coq')], { idempotencyKey: 'k' })
    expect(again).toMatchObject({ status: 201, body: first.body })
    const together = await Promise.all(
      Array.from({ length: 6 }, () => send([answer('le-coq')], { idempotencyKey: 'm' })),
    )
    expect(new Set(together.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await kept()).toMatchObject([{ tries: 2 }, { word: 'le-coq', tries: 1 }])
  })

  it('is all kept where two devices send at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_none, index) => send([answer('la-vache', { at: ago(index * DAY) })])),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await kept()).toMatchObject([{ tries: 5, right: 5, days: 5 }])
  })

  it('is all kept where two devices send words at once that the pupil had not met, more than fit into one part', async () => {
    await refreshKnownWords(school.db)
    const rows = await school.db.selectDistinct({ word: knownWords.word }).from(knownWords)
    const all = rows.map(({ word }) => word).slice(0, MEMORIES.wordsOfPart + 8)
    expect(all).toHaveLength(MEMORIES.wordsOfPart + 8)
    const half = all.length / 2
    const batches = [all.slice(0, half), all.slice(half), all.slice(half - 4, half + 4)]
    const answers = await Promise.all(batches.map((batch) => send(batch.map((word) => answer(word)))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const found = await words()
    expect(found.map(({ word }) => word)).toEqual(all.toSorted())
    expect(found.reduce((sum, { tries }) => sum + tries, 0)).toBe(all.length + 8)
    const parts = await school.db.select().from(memoryParts)
    expect(parts.map(({ words: told }) => Object.keys(JSON.parse(told)).length)).toEqual([
      MEMORIES.wordsOfPart,
      8,
    ])
  })

  it('counts on the day that the device says where its clock is a day behind, and today where it is a day ahead', async () => {
    await send([answer('la-vache', { at: ago(DAY) }), answer('le-coq', { at: ago(-DAY) })])
    await send([answer('la-vache'), answer('le-coq')])
    expect(await kept()).toMatchObject([
      { word: 'la-vache', days: 2, tries: 2 },
      { word: 'le-coq', days: 1, tries: 2, lastSeen: school.clock.now.toISOString() },
    ])
    const { words: asked, isDone } = await mission()
    expect(asked).toHaveLength(10)
    expect(isDone).toBe(false)
  })

  it('writes three rows a batch for the words of a theme: the batch, its entry in the index, and their part', async () => {
    const { database, statements } = recorded(bindings.DB)
    const farm = await school.db.select().from(pages).where(eq(pages.clientID, FARM))
    const counted = await openSchool({ DB: database })
    await counted.db.insert(pages).values(farm)
    await refreshKnownWords(counted.db)
    for (const answers of [
      ['la-vache', 'le-coq', 'la-poule'],
      ['le-coq', 'le-mouton'],
    ]) {
      statements.length = 0
      const body = { userID: alice.id, answers: answers.map((word) => answer(word)) }
      expect(await counted.call('POST /answers', { as: 'alice', body })).toMatchObject({ status: 201 })
      expect(statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)).toBe(3)
    }
  })

  it('gives the same memory in whatever order its batches come', async () => {
    const days = [6, 4, 3, 1, 0].map((day) =>
      answer('la-vache', { at: ago(day * DAY), right: day % 2 === 0 }),
    )
    for (const each of days) await send([each])
    const inOrder = await kept()
    await school.db.delete(memoryParts)
    for (const index of [3, 0, 4, 2, 1]) await send(days.slice(index, index + 1))
    expect(await kept()).toEqual(inOrder)
    await school.db.delete(memoryParts)
    await send(days)
    expect(await kept()).toEqual(inOrder)
  })

  it('is now where a clock says the future, and nothing where it is older than eight days', async () => {
    const { data } = await saved([
      answer('la-vache', { at: '2026-11-19T15:00:00.000Z' }),
      answer('le-coq', { at: ago(8 * DAY + 1) }),
      answer('le-cochon', { at: ago(8 * DAY) }),
    ])
    expect(data).toEqual({ accepted: 2, ignored: 1 })
    const found = await words()
    expect(found.map(({ word }) => word)).toEqual(['la-vache', 'le-cochon'])
    expect(found[0]?.lastSeen).toBe(school.clock.now.toISOString())
  })

  it('is ignored and counted of a word that nobody knows', async () => {
    expect(await saved([answer('le-dragon-vert'), answer('la-vache')])).toMatchObject({
      data: { accepted: 1, ignored: 1 },
    })
    expect(await saved([answer('le-dragon-vert')], { idempotencyKey: 'k' })).toMatchObject({
      data: { accepted: 0, ignored: 1 },
      memories: [],
    })
    expect(await school.db.$count(answerBatches)).toBe(1)
  })

  it.each([
    ['an unknown task', { task: 'sing' }],
    ['no word', { word: '' }],
    ['no choice', { options: 0 }],
    ['no instant', { at: 'yesterday' }],
    ['no answer', { right: undefined }],
  ])('is refused with %s', async (_title, more) => {
    expect((await send([{ ...answer('la-vache'), ...more }])).status).toBe(400)
    expect(await school.db.$count(memoryParts)).toBe(0)
  })

  it('has 1 to 200 answers, and is one’s own alone', async () => {
    expect((await send([])).status).toBe(400)
    expect((await send(Array.from({ length: 201 }, () => answer('la-vache')))).status).toBe(400)
    expect((await send([answer('la-vache')], { userID: bruno.id })).status).toBe(403)
    expect((await send([answer('la-vache')], {}, 'madame')).status).toBe(403)
    expect((await school.call('POST /answers', { body: 'not even JSON' })).status).toBe(401)
    expect((await school.call(`GET /words/${alice.id}`, { as: 'bruno' })).status).toBe(403)
    expect((await school.call(`GET /words/${alice.id}/mission`, { as: 'bruno' })).status).toBe(403)
  })

  it('is bounded: batches and answers about a word in a day, words in all', async () => {
    const many = Array.from({ length: MEMORIES.answersOfWord + 5 }, () => answer('la-vache'))
    expect(await saved(many)).toMatchObject({ data: { accepted: MEMORIES.answersOfWord, ignored: 5 } })
    await bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${MEMORIES.words})
       INSERT OR REPLACE INTO memory_parts
       SELECT user_id, part + (i - 1) / ${MEMORIES.wordsOfPart}, tries,
         json_group_object(iif(i = 1, 'la-vache', 'mot-' || i), json(words ->> '$.la-vache')),
         json_group_object(iif(i = 1, 'la-vache', 'mot-' || i), json(kept ->> '$.la-vache'))
       FROM memory_parts, n GROUP BY 2`,
    ).run()
    expect(await saved([answer('le-coq')])).toMatchObject({ data: { accepted: 0, ignored: 1 } })
    school.clock.advance(DAY)
    expect(await saved([answer('la-vache')])).toMatchObject({ data: { accepted: 1 } })
    await bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS_A_DAY.answerBatches})
       INSERT INTO answer_batches SELECT ${alice.id}, 'n' || i, '${ago(1000)}', '[]', '{}' FROM n`,
    ).run()
    const refused = await send([answer('la-vache')])
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toMatch(/\d/)
  })
})

describe('a word of the teacher’s own', () => {
  const OWN = 'Page_Grade6_Vocabulary_Festival_Play'
  const french = async () => (await words()).map((word) => word.french)

  it('is known once it is written; where it is renamed or deleted, its memory waits', async () => {
    const first = await writePage(OWN, ['le dragon vert'], null)
    expect(await saved([answer('le-dragon-vert')])).toMatchObject({ data: { accepted: 1 } })
    expect(await words()).toMatchObject([{ french: 'le dragon vert', page: OWN, theme: 'Mes mots' }])
    const second = await writePage(OWN, ['le dragon bleu'], first)
    expect(await french()).toEqual([])
    expect(await saved([answer('le-dragon-vert')])).toMatchObject({ data: { ignored: 1 } })
    await writePage(OWN, ['le dragon vert'], second)
    expect(await words()).toMatchObject([{ french: 'le dragon vert', tries: 1 }])
  })

  it('may be one of five thousand', async () => {
    const all = Array.from({ length: 5000 }, (_none, index) => `le mot ${index}`)
    const content = {
      form: 'cards',
      sections: [
        { title: '', words: all.map((each) => ({ french: each, english: '', image: null, sound: null })) },
      ],
    }
    const clientID = 'Page_Grade4_Vocabulary_Own'
    await school.db.insert(pages).values({
      clientID,
      kind: 'vocabulary',
      title: 'X',
      content: JSON.stringify(content),
      updated: WRITTEN,
    })
    await addLink(clientID, 5)
    expect(await saved([answer('le-mot-4999')])).toMatchObject({ data: { accepted: 1 } })
    expect(await school.db.$count(knownWords, eq(knownWords.clientID, clientID))).toBe(5000)
    expect((await mission()).words).toHaveLength(10)
  })

  it('is gone with its page and its game', async () => {
    await refreshKnownWords(school.db)
    const before = await school.db.$count(knownWords)
    await school.db.delete(pages).where(eq(pages.clientID, FARM))
    await refreshKnownWords(school.db)
    expect(await school.db.$count(knownWords)).toBeLessThan(before)
    expect(await saved([answer('la-poule')])).toMatchObject({ data: { ignored: 1 } })
  })
})

describe('a mission', () => {
  it('begins with the first theme of the grade, and is the same all day, whatever is answered', async () => {
    const first = await mission()
    expect(first).toMatchObject({ date: '2026-11-18', isDone: false })
    expect(first.words).toHaveLength(10)
    expect(new Set(first.words.map(({ page }) => page))).toEqual(new Set([FARM]))
    expect(first.words.every(({ isNew, task }) => isNew && task === 'recognise')).toBe(true)
    const [one, ...others] = first.words
    if (!one) throw new Error('The mission is empty.')
    await send([answer(one.word), answer('le-lion', { at: ago(2 * DAY) })])
    const later = await mission()
    expect(later.words.map(({ word }) => word)).toEqual(first.words.map(({ word }) => word))
    expect(later.words.filter(({ isDone }) => isDone)).toHaveLength(1)
    await send(others.map(({ word }) => answer(word, { right: false })))
    expect(await mission()).toMatchObject({ isDone: true })
    school.clock.advance(DAY)
    const next = await mission()
    expect(next).toMatchObject({ date: '2026-11-19', isDone: false })
    expect(next.words.map(({ word }) => word)).not.toEqual(first.words.map(({ word }) => word))
  })

  it('goes on with the theme that the class played last, before today', async () => {
    const play = (userID: number, clientID: string, activityDate: string) =>
      school.db.insert(activities).values({
        userID,
        week: '2026-11-15',
        clientID,
        activityLogID: Date.parse(activityDate),
        description: '',
        activityDate,
      })
    await play(bruno.id, 'Page_Games_Memory_Grade4_Animals_Zoo', ago(DAY))
    await play(bruno.id, 'Page_Games_Memory_Grade4_Animals_Farm', ago(60_000))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([ZOO]))
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, alice.id))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([FARM]))
  })

  it('follows a pupil into another class, whose memories stay', async () => {
    await send([answer('la-vache', { right: false })])
    school.clock.advance(2 * DAY)
    const grade6 = 'Page_Grade6_Vocabulary_Tiger'
    const seed = pageSeeds.find((page) => page.clientID === grade6)
    if (!seed) throw new Error('There is no such page.')
    await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
    await addLink(grade6, 6)
    await school.call('PUT /classes/6-1', { as: 'madame', body: { teacherName: 'Mme Roy', grade: 6 } })
    await school.db.update(users).set({ classCode: '6-1' }).where(eq(users.id, alice.id))
    const [first, second] = (await mission()).words
    expect(first).toMatchObject({ word: 'la-vache', isNew: false, page: FARM })
    expect(second).toMatchObject({ isNew: true, page: grade6 })
  })

  it('is of the grade that the teacher gave the class, whatever the class is called', async () => {
    const grade6 = 'Page_Grade6_Vocabulary_Tiger'
    const seed = pageSeeds.find((page) => page.clientID === grade6)
    if (!seed) throw new Error('There is no such page.')
    await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
    await addLink(grade6, 6)
    const renards = encodeURIComponent('Les renards')
    await school.call(`PUT /classes/${renards}`, { as: 'madame', body: { teacherName: 'Mme Roy', grade: 6 } })
    await school.db.update(users).set({ classCode: 'Les renards' }).where(eq(users.id, alice.id))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([grade6]))
    const session = await school.call('POST /auth/login', { body: { userName: 'alice' } })
    expect(session.body).toMatchObject({ user: { classCode: 'Les renards', grade: 6 } })
  })

  it('has no new words of a page that is closed, and as many as there are of a small theme', async () => {
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, FARM))
    expect(new Set((await mission()).words.map(({ page }) => page))).toEqual(new Set([ZOO]))
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, ZOO))
    expect(await mission()).toMatchObject({ words: [], isDone: false })
    const small = 'Page_Grade4_Vocabulary_Camping'
    await writePage(small, ['le feu bleu', 'la tente bleue', 'le lac bleu'], null)
    await addLink(small, 7)
    expect((await mission()).words.map(({ french }) => french)).toEqual([
      'le feu bleu',
      'la tente bleue',
      'le lac bleu',
    ])
  })
})

it('answers that are past their time become totals without names, and memories stay', async () => {
  await send([answer('la-vache', { at: ago(3 * DAY) }), answer('le-coq', { right: false })])
  await send([answer('la-vache')])
  school.clock.advance(30 * DAY)
  await send([answer('la-vache', { right: false })])
  school.clock.advance(31 * DAY)
  await send([answer('le-coq')])
  const day = { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 }
  for (let time = 0; time < 2; time++) await runDaily({ database: bindings.DB, files: bindings.MEDIA }, day)
  expect(await school.db.$count(answerBatches, eq(answerBatches.userID, alice.id))).toBe(2)
  expect(await school.db.select().from(answerTotals)).toEqual([
    { word: 'la-vache', task: 'recall', gap: -1, right: 1, tries: 1 },
    { word: 'la-vache', task: 'recall', gap: 2, right: 1, tries: 1 },
    { word: 'le-coq', task: 'recall', gap: -1, right: 0, tries: 1 },
  ])
  expect((await words()).find(({ word }) => word === 'la-vache')).toMatchObject({ tries: 3, right: 2 })
})

describe('what is missed', () => {
  const missed = async (query = '') => {
    const { status, body } = await school.call(`GET /words/missed${query}`, { as: 'madame' })
    expect(status).toBe(200)
    return z.parse(missedWordsAnswer, body).data.map(({ word, tries, wrong }) => `${word} ${wrong}/${tries}`)
  }
  const wrong = (word: string, more: Partial<WordAnswer> = {}) => answer(word, { right: false, ...more })

  beforeEach(async () => {
    await send([wrong('le-coq', { task: 'listen' }), wrong('la-vache'), answer('le-cochon')])
    await send([
      wrong('le-coq', { task: 'recognise' }),
      wrong('la-chevre', { options: 1 }),
      wrong('la-vache', { task: 'say' }),
    ])
    const brunos = [wrong('le-coq'), answer('la-vache'), wrong('le-mouton', { task: 'listen' })]
    await school.call('POST /answers', { as: 'bruno', body: { userID: bruno.id, answers: brunos } })
  })

  it('is told of all pupils, the most often missed first, without what was no try', async () => {
    expect(await missed()).toEqual(['le-coq 3/3', 'le-mouton 1/1', 'la-vache 1/2'])
    const { body } = await school.call('GET /words/missed', { as: 'madame' })
    expect(z.parse(missedWordsAnswer, body).data[0]).toMatchObject({ french: 'le coq', page: FARM, by: [] })
    const ofClass = await school.call('GET /words/missed?classCode=4-1', { as: 'madame' })
    expect(z.parse(missedWordsAnswer, ofClass.body).data[0]?.by.toSorted()).toEqual([alice.id, bruno.id])
  })

  it('is told of a class, of a task, and of so many days', async () => {
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, bruno.id))
    expect(await missed('?classCode=4-1')).toEqual(['le-coq 2/2', 'la-vache 1/1'])
    expect(await missed('?task=listen')).toEqual(['le-coq 1/1', 'le-mouton 1/1'])
    school.clock.advance(2 * DAY)
    await send([wrong('le-cochon')])
    expect(await missed('?days=1')).toEqual(['le-cochon 1/1'])
  })

  it('leaves out what the school does not know any more, and what administrators try', async () => {
    await school.call('POST /answers', {
      as: 'madame',
      body: { userID: people.madame.id, answers: [wrong('le-cochon')] },
    })
    await school.db.delete(knownWords).where(eq(knownWords.word, 'le-coq'))
    expect(await missed()).toEqual(['le-mouton 1/1', 'la-vache 1/2'])
  })

  it.each(['?days=61', '?days=0', '?task=guess', '?classCode='])(
    'is asked for as it is kept, not %s',
    async (query) => {
      expect(await school.call(`GET /words/missed${query}`, { as: 'madame' })).toMatchObject({ status: 400 })
    },
  )

  it('is for administrators alone', async () => {
    expect(await school.call('GET /words/missed', { as: 'alice' })).toMatchObject({ status: 403 })
    expect(await school.call('GET /words/missed')).toMatchObject({ status: 401 })
  })
})
