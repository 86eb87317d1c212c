import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../../content/pages.ts'
import { classWordsAnswer, evidenceAnswer, themeWordsAnswer } from '../../../domain/api/class-words.ts'
import { addDays } from '../../../domain/calendar.ts'
import { stageOf, wordStages } from '../../../domain/learning/stage.ts'
import { answerBatches, answerTotals, memoryParts, pages } from '../../db/schema.ts'
import { people } from '../../testing/rows.ts'
import { openSchool, type School } from '../../testing/school.ts'
import { refreshKnownWords } from '../memories/refresh-known-words.ts'

const { alice, bruno, chloe } = people
const FARM = 'Page_Grade4_Vocabulary_Animals_Farm'
const TODAY = '2026-11-18'

let school: School
beforeEach(async () => {
  school = await openSchool()
  const seed = pageSeeds.find(({ clientID }) => clientID === FARM)
  if (!seed) throw new Error('There is no farm.')
  const updated = '2026-09-01T12:00:00.000Z'
  await school.db.insert(pages).values({ ...seed, content: JSON.stringify(seed.content), updated })
  await refreshKnownWords(school.db)
})

interface StoredMemory {
  days: number
  due: string | null
  firstSeen: string
}
async function storeMemory(
  userID: number,
  word: string,
  { days, due, firstSeen }: StoredMemory,
): Promise<void> {
  const summary = [1, days, due, firstSeen, firstSeen, 2, 3]
  const part = await school.db.$count(memoryParts, eq(memoryParts.userID, userID))
  const row = { userID, part, tries: 3, kept: '{}', words: JSON.stringify({ [word]: summary }) }
  await school.db.insert(memoryParts).values(row)
}
const known = { days: 3, due: '2026-12-01', firstSeen: '2026-09-10T14:00:00.000Z' }
const read = async (path: string) => {
  const { status, body } = await school.call(`GET /${path}`, { as: 'madame' })
  expect(status).toBe(200)
  return body
}

describe('GET /classes/:classCode/words', () => {
  it('returns the counts per theme and pupil, without disabled pupils', async () => {
    await storeMemory(chloe.id, 'la-vache', known)
    await storeMemory(alice.id, 'la-vache', known)
    await storeMemory(alice.id, 'le-coq', { ...known, days: 1 })
    await storeMemory(alice.id, 'un-mot-que-personne-ne-connait', known)
    await storeMemory(bruno.id, 'la-vache', { ...known, days: 1, firstSeen: `${TODAY}T14:00:00.000Z` })
    const { data } = z.parse(classWordsAnswer, await read('classes/4-1/words'))
    expect(data.pupils.map(({ userID }) => userID)).toEqual([alice.id, bruno.id])
    expect(data.themes).toMatchObject([
      {
        page: FARM,
        counts: [
          { new: 0, fragile: 1, known: 1 },
          { new: 1, fragile: 0, known: 0 },
        ],
      },
    ])
    expect(data.themes[0]?.words).toBeGreaterThan(20)
  })

  it('includes pages for all grades but not those of another grade', async () => {
    const [forAll, grade6] = ['Page_Vocabulary_LaRecre', 'Page_Grade6_Vocabulary_LaRecre']
    const words = [{ french: 'la corde rouge', english: '', image: null, sound: null }]
    const content = JSON.stringify({ form: 'cards', sections: [{ title: '', words }] })
    const page = {
      kind: 'vocabulary',
      title: 'La récré',
      content,
      updated: '2026-11-01T12:00:00.000Z',
    } as const
    await school.db.insert(pages).values([forAll, grade6].map((clientID) => ({ ...page, clientID })))
    await refreshKnownWords(school.db)
    await storeMemory(alice.id, 'la-corde-rouge', known)
    const { pupils, themes } = z.parse(classWordsAnswer, await read('classes/4-1/words')).data
    expect(pupils[0]?.knownWords).toBe(1)
    expect(themes.map(({ page, title, words }) => [page, title, words])).toEqual([[forAll, 'La récré', 1]])
    expect(themes[0]?.counts[0]).toEqual({ new: 0, fragile: 0, known: 1 })
  })

  it('counts a word on two pages once among the known words of a pupil', async () => {
    const words = [{ french: 'la vache', english: '', image: null, sound: null }]
    const content = JSON.stringify({ form: 'cards', sections: [{ title: '', words }] })
    const updated = '2026-11-01T12:00:00.000Z'
    const clientID = 'Page_Vocabulary_Vaches'
    await school.db
      .insert(pages)
      .values({ clientID, kind: 'vocabulary', title: 'Les vaches', content, updated })
    await refreshKnownWords(school.db)
    await storeMemory(alice.id, 'la-vache', known)
    const { pupils, themes } = z.parse(classWordsAnswer, await read('classes/4-1/words')).data
    expect(themes.map(({ counts }) => counts[0]?.known)).toEqual([1, 1])
    expect(pupils.map(({ knownWords }) => knownWords)).toEqual([1, 0])
  })

  it('returns the words of a theme with the figures behind each stage', async () => {
    await storeMemory(bruno.id, 'le-coq', known)
    await storeMemory(chloe.id, 'la-vache', known)
    const { data } = z.parse(themeWordsAnswer, await read(`classes/4-1/words/${FARM}`))
    const rooster = data.words.find(({ word }) => word === 'le-coq')
    expect(rooster).toMatchObject({ french: 'le coq', page: FARM })
    expect(rooster?.cells).toEqual([null, { stage: 'known', days: 3, right: 2, tries: 3 }])
    expect(data.words.filter(({ cells }) => cells.some((cell) => cell !== null))).toHaveLength(1)
  })

  it('counts words by the same rule that assigns their stages', async () => {
    const { data } = z.parse(themeWordsAnswer, await read(`classes/4-1/words/${FARM}`))
    const cases = [0, 2, 3, 5].flatMap((days) =>
      [null, -1, 0, 1].flatMap((due) =>
        [0, 7, 8].map((age) => ({
          days,
          due: due === null ? null : addDays(TODAY, due),
          firstSeen: `${addDays(TODAY, -age)}T14:00:00.000Z`,
        })),
      ),
    )
    const counted = { new: 0, fragile: 0, known: 0 }
    const words = data.words.map(({ word }) => word)
    for (const [index, memory] of cases.entries()) {
      const pupil = [alice, bruno][index % 2]
      await storeMemory(pupil?.id ?? 0, words[Math.floor(index / 2)] ?? '', memory)
      counted[stageOf(memory, TODAY, addDays(TODAY, -7))]++
    }
    const { themes } = z.parse(classWordsAnswer, await read('classes/4-1/words')).data
    for (const stage of wordStages) {
      expect(themes[0]?.counts.reduce((sum, each) => sum + each[stage], 0)).toBe(counted[stage])
      expect(counted[stage]).toBeGreaterThan(0)
    }
  })

  it('allows only administrators and returns 404 for an unknown class', async () => {
    for (const path of ['classes/4-1/words', `classes/4-1/words/${FARM}`, 'words/evidence']) {
      expect(await school.call(`GET /${path}`, { as: 'alice' })).toMatchObject({ status: 403 })
      expect(await school.call(`GET /${path}`)).toMatchObject({ status: 401 })
    }
    expect(await school.call('GET /classes/9-9/words', { as: 'madame' })).toMatchObject({ status: 404 })
  })
})

describe('GET /words/evidence', () => {
  const log = (userID: number, key: string, answers: object[]) =>
    school.db.insert(answerBatches).values({
      userID,
      idempotencyKey: key,
      receivedAt: '2026-11-10T15:00:00.000Z',
      answers: JSON.stringify(answers),
      answer: '{}',
    })
  const evidence = async () => z.parse(evidenceAnswer, await read('words/evidence')).data

  it('returns nothing before there are answers', async () => {
    expect(await evidence()).toEqual({ retained: [], prediction: null })
  })

  it('combines logged answers and old totals into retention and prediction', async () => {
    const one = { word: 'le-coq', task: 'spell', right: true, gap: 21, curve: 0.8, wasRight: true, days: 2 }
    await log(alice.id, 'k', [
      one,
      { ...one, right: false, gap: 30 },
      { ...one, gap: 3, curve: 0.9 },
      { ...one, gap: 0 },
      { ...one, task: 'say' },
      { ...one, options: 1 },
      {
        word: 'le-coq',
        task: 'recall',
        right: true,
        options: 4,
        gap: 25,
        curve: 0.801,
        wasRight: false,
        days: 1,
      },
      { word: 'la-vache', task: 'recall', right: true, options: 4 },
    ])
    await log(people.madame.id, 'k', [one])
    await school.db.insert(answerTotals).values([
      { word: 'le-coq', task: 'spell', gap: 21, right: 3, tries: 4 },
      { word: 'le-coq', task: 'spell', gap: 8, right: 3, tries: 4 },
      { word: 'le-coq', task: 'say', gap: 21, right: 4, tries: 4 },
    ])
    const found = await evidence()
    expect(found.retained).toEqual([
      { task: 'recall', tries: 1, right: 1 },
      { task: 'spell', tries: 6, right: 4 },
    ])
    expect(found.prediction).toMatchObject({ answers: 4, right: 3 })
  })
})
