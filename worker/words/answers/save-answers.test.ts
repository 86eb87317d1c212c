import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, MAX_ROWS_PER_DAY, MEMORY_LIMITS } from '../../../domain/bounds.ts'
import { runDaily } from '../../daily/daily.ts'
import { answerBatches, answerTotals, knownWords, memoryParts, pages } from '../../db/schema.ts'
import { bindings } from '../../testing/bindings.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { people } from '../../testing/rows.ts'
import { openSchool, type School } from '../../testing/school.ts'
import { FARM, fillMemory, openSchoolOfWords, wordCalls } from '../../testing/word-calls.ts'
import { refreshKnownWords } from '../memories/refresh-known-words.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
})
const { ago, answer, send, saved, words, mission, writePage } = wordCalls(() => school)
const storedWords = async () => (await words()).map(({ firstSeen: _first, ...word }) => word)

describe('POST /answers', () => {
  it('stores answers per word and returns the changed memories', async () => {
    expect(await saved([answer('la-vache'), answer('le-coq', { right: false, task: 'listen' })])).toEqual({
      success: true,
      data: { accepted: 2, ignored: 0 },
      memories: [
        { word: 'la-vache', strength: 1, before: 0, days: 1, due: expect.any(String) },
        { word: 'le-coq', strength: 0, before: 0, days: 0, due: '2026-11-19' },
      ],
    })
    expect(await words()).toMatchObject([
      { word: 'la-vache', french: 'la vache', page: FARM, strength: 1, right: 1, tries: 1 },
      { word: 'le-coq', french: 'le coq', english: 'rooster', right: 0, tries: 1, due: '2026-11-19' },
    ])
    expect(await words('madame')).toHaveLength(2)
  })

  it('marks sentences, which the goal of the class does not count as grown words', async () => {
    await writePage('Page_Grade6_Vocabulary_Festival_Play', ['le dragon', 'Le dragon dort.'], null)
    expect(await saved([answer('le-dragon'), answer('le-dragon-dort')])).toMatchObject({
      memories: [{ word: 'le-dragon' }, { word: 'le-dragon-dort', strength: 1, isSentence: true }],
    })
    await school.call('PUT /class-goals/4-1', { as: 'madame', body: { kind: 'words', target: 40 } })
    expect((await school.call('GET /class-goals', { as: 'alice' })).body).toMatchObject({
      data: [{ reached: 1 }],
    })
  })

  it('reports the strength of each word at the start of the week', async () => {
    await saved([answer('la-vache', { at: ago(4 * DAY) }), answer('le-coq', { at: ago(4 * DAY) })])
    await saved([answer('la-vache', { at: ago(2 * DAY) }), answer('le-cochon')])
    expect((await words()).map(({ word, before, strength }) => [word, before, strength])).toEqual([
      ['la-vache', 1, 2],
      ['le-cochon', 0, 1],
      ['le-coq', 1, 1],
    ])
  })

  it('returns the first response for a repeated key, even if other answers are sent with it', async () => {
    const first = await send([answer('la-vache')], { idempotencyKey: 'k' })
    expect(first.status).toBe(201)
    await send([answer('la-vache')], { idempotencyKey: 'other' })
    const again = await send([answer('le-coq')], { idempotencyKey: 'k' })
    expect(again).toMatchObject({ status: 201, body: first.body })
    const together = await Promise.all(
      Array.from({ length: 6 }, () => send([answer('le-coq')], { idempotencyKey: 'm' })),
    )
    expect(new Set(together.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await storedWords()).toMatchObject([{ tries: 2 }, { word: 'le-coq', tries: 1 }])
  })

  it('stores all answers if two devices send at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_none, index) => send([answer('la-vache', { at: ago(index * DAY) })])),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(await storedWords()).toMatchObject([{ tries: 5, right: 5, days: 5 }])
  })

  it('stores all new words if concurrent devices send more than fit into one part', async () => {
    await refreshKnownWords(school.db)
    const rows = await school.db.selectDistinct({ word: knownWords.word }).from(knownWords)
    const all = rows.map(({ word }) => word).slice(0, MEMORY_LIMITS.wordsOfPart + 8)
    expect(all).toHaveLength(MEMORY_LIMITS.wordsOfPart + 8)
    const half = all.length / 2
    const batches = [all.slice(0, half), all.slice(half), all.slice(half - 4, half + 4)]
    const answers = await Promise.all(batches.map((batch) => send(batch.map((word) => answer(word)))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const found = await words()
    expect(found.map(({ word }) => word)).toEqual(all.toSorted())
    expect(found.reduce((sum, { tries }) => sum + tries, 0)).toBe(all.length + 8)
    const parts = await school.db.select().from(memoryParts)
    expect(parts.map(({ words: json }) => Object.keys(JSON.parse(json)).length)).toEqual([
      MEMORY_LIMITS.wordsOfPart,
      8,
    ])
  })

  it('uses the day of a clock that is one day slow, and today for a clock that is fast', async () => {
    await send([answer('la-vache', { at: ago(DAY) }), answer('le-coq', { at: ago(-DAY) })])
    await send([answer('la-vache'), answer('le-coq')])
    expect(await storedWords()).toMatchObject([
      { word: 'la-vache', days: 2, tries: 2 },
      { word: 'le-coq', days: 1, tries: 2, lastSeen: school.clock.now.toISOString() },
    ])
    const { words: missionWords, isDone } = await mission()
    expect(missionWords).toHaveLength(10)
    expect(isDone).toBe(false)
  })

  it('writes three rows per batch: the batch, its index entry and the memory part', async () => {
    const { database, statements } = recordStatements(bindings.DB)
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

  it('computes the same memory for any order of batches', async () => {
    const days = [6, 4, 3, 1, 0].map((day) =>
      answer('la-vache', { at: ago(day * DAY), right: day % 2 === 0 }),
    )
    for (const each of days) await send([each])
    const inOrder = await storedWords()
    await school.db.delete(memoryParts)
    for (const index of [3, 0, 4, 2, 1]) await send(days.slice(index, index + 1))
    expect(await storedWords()).toEqual(inOrder)
    await school.db.delete(memoryParts)
    await send(days)
    expect(await storedWords()).toEqual(inOrder)
  })

  it('dates future answers to now and ignores answers older than eight days', async () => {
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

  it('ignores answers to unknown words and reports how many', async () => {
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
  ])('refuses answers with %s', async (_title, more) => {
    expect((await send([{ ...answer('la-vache'), ...more }])).status).toBe(400)
    expect(await school.db.$count(memoryParts)).toBe(0)
  })

  it('accepts 1 to 200 answers, and only from their pupil', async () => {
    expect((await send([])).status).toBe(400)
    expect((await send(Array.from({ length: 201 }, () => answer('la-vache')))).status).toBe(400)
    expect((await send([answer('la-vache')], { userID: bruno.id })).status).toBe(403)
    expect((await send([answer('la-vache')], {}, 'madame')).status).toBe(403)
    expect((await school.call('POST /answers', { body: 'not even JSON' })).status).toBe(401)
    expect((await school.call(`GET /words/${alice.id}`, { as: 'bruno' })).status).toBe(403)
    expect((await school.call(`GET /words/${alice.id}/mission`, { as: 'bruno' })).status).toBe(403)
  })

  it('limits batches per day, answers per word and day, and words per pupil', async () => {
    const many = Array.from({ length: MEMORY_LIMITS.answersOfWord + 5 }, () => answer('la-vache'))
    expect(await saved(many)).toMatchObject({ data: { accepted: MEMORY_LIMITS.answersOfWord, ignored: 5 } })
    await fillMemory('la-vache')
    expect(await saved([answer('le-coq')])).toMatchObject({ data: { accepted: 1 }, memories: [] })
    const others = many.map((each) => ({ ...each, word: 'le-coq' }))
    expect(await saved(others)).toMatchObject({ data: { accepted: MEMORY_LIMITS.answersOfWord, ignored: 5 } })
    expect((await words()).map(({ word }) => word)).toEqual(['la-vache'])
    school.clock.advance(DAY)
    expect(await saved([answer('la-vache')])).toMatchObject({ data: { accepted: 1 } })
    await bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_ROWS_PER_DAY.answerBatches})
       INSERT INTO answer_batches SELECT ${alice.id}, 'n' || i, '${ago(1000)}', '[]', '{}' FROM n`,
    ).run()
    const refused = await send([answer('la-vache')])
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toMatch(/\d/)
  })
})

it('turns expired answers into anonymous totals and keeps the memories', async () => {
  await send([answer('la-vache', { at: ago(3 * DAY) }), answer('le-coq', { right: false })])
  await send([answer('la-vache')])
  // Totals exclude answers with only one option, self-assessments and answers of administrators.
  await send([answer('la-vache', { options: 1 }), answer('le-coq', { task: 'say' })])
  const tried = { userID: people.madame.id, answers: [answer('le-coq'), answer('la-vache')] }
  expect(await school.call('POST /answers', { as: 'madame', body: tried })).toMatchObject({ status: 201 })
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
