import { beforeEach, expect, it } from 'vitest'
import { missionPages } from '../../content/missions.ts'
import { pageSeeds } from '../../content/pages.ts'
import { MAX_ANSWERS } from '../../domain/api/word-answers.ts'
import { DAY } from '../../domain/bounds.ts'
import { MAX_BACKDATED_PER_DAY } from '../../domain/learning/held-answers.ts'
import { isPlant } from '../../domain/learning/plant.ts'
import { activities, knownWords, pages } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { linkMissions, wordCalls } from '../testing/word-calls.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'

/** Tests how much a script with a pupil's token can forge within seconds. */

const { alice } = people
const WORDS = 378
const GOAL = 100

let school: School
let words: string[]
beforeEach(async () => {
  school = await openSchool()
  for (const { content, ...page } of pageSeeds.filter(({ kind }) => kind === 'vocabulary'))
    await school.db
      .insert(pages)
      .values({ ...page, content: JSON.stringify(content), updated: WEDNESDAY })
      .onConflictDoNothing()
  await refreshKnownWords(school.db)
  const rows = await school.db
    .selectDistinct({ word: knownWords.word })
    .from(knownWords)
    .orderBy(knownWords.word)
  words = rows.map(({ word }) => word).slice(0, WORDS)
  expect(words).toHaveLength(WORDS)
  await linkMissions(school)
  await school.call('PUT /class-goals/4-1', { as: 'madame', body: { kind: 'words', target: GOAL } })
})
const { ago, answer, saved, words: remembered } = wordCalls(() => school)

it('counts only the daily limit of the back-dated answers that a script sends, and no mission', async () => {
  const half = WORDS / 2
  expect(half).toBeLessThanOrEqual(MAX_ANSWERS)
  let accepted = 0
  for (let daysAgo = 8; daysAgo >= 1; daysAgo--)
    for (const part of [words.slice(0, half), words.slice(half)]) {
      const { data } = await saved(
        part.map((word) => answer(word, { task: 'spell', options: null, at: ago(daysAgo * DAY) })),
      )
      expect(data.accepted + (data.held ?? 0)).toBe(half)
      accepted += data.accepted
    }
  expect(accepted).toBe(MAX_BACKDATED_PER_DAY)
  const known = await remembered()
  expect(known.map(({ strength }) => strength)).toEqual(Array(MAX_BACKDATED_PER_DAY).fill(1))

  const goals = await school.call('GET /class-goals', { as: 'alice' })
  expect(goals.body).toMatchObject({ data: [{ target: GOAL, reached: known.filter(isPlant).length }] })

  for (const clientID of missionPages) {
    const body = { userID: alice.id, clientID }
    expect(await school.call('POST /activities', { as: 'alice', body })).toMatchObject({ status: 409 })
  }
  expect(await school.db.$count(activities)).toBe(0)
  const held = await school.call('GET /answers/held', { as: 'madame' })
  expect(held.body).toMatchObject({
    data: [{ reason: 'backdated', answers: 8 * WORDS - MAX_BACKDATED_PER_DAY }],
  })
})
