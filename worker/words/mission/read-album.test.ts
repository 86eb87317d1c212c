import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { missionPages } from '../../../content/missions.ts'
import { pageSeeds } from '../../../content/pages.ts'
import { albumAnswer } from '../../../domain/api/words.ts'
import { storyDeck } from '../../../domain/games/story-quiz.ts'
import { wordID } from '../../../domain/learning/first-try.ts'
import { runDaily } from '../../daily/daily.ts'
import { activities, pages } from '../../db/schema.ts'
import { bindings } from '../../testing/bindings.ts'
import { people } from '../../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../../testing/school.ts'

const { alice, bruno } = people
const THIS_WEEK = '2026-11-15'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const album = async (id = alice.id) =>
  z.parse(albumAnswer, (await school.call(`GET /words/${id}/album`, { as: 'alice' })).body).data

/** Inserts `count` missions of a week, from Sunday on, and one other activity. */
async function doMissions(week: string, count: number, userID: number = alice.id): Promise<void> {
  const keys = [...missionPages.slice(0, count), 'Page_Games_Memory_Other']
  await school.db.insert(activities).values(
    keys.map((clientID, index) => ({
      userID,
      week,
      clientID,
      activityLogID: Date.parse(week) / 1000 + 10 * userID + index,
      description: 'x',
      activityDate: `${week}T15:00:00.000Z`,
    })),
  )
}

describe('GET /words/:userID/album', () => {
  it('returns a sticker for each week with three missions, and the missions of this week', async () => {
    expect(await album()).toEqual({ thisWeek: { week: THIS_WEEK, missions: 0 }, stickers: [] })
    await doMissions('2026-10-04', 3)
    await doMissions('2026-10-11', 2)
    await doMissions('2026-11-08', 7)
    await doMissions(THIS_WEEK, 2)
    await doMissions(THIS_WEEK, 5, bruno.id)
    const before = [
      { week: '2026-11-08', missions: 7 },
      { week: '2026-10-04', missions: 3 },
    ]
    expect(await album()).toEqual({ thisWeek: { week: THIS_WEEK, missions: 2 }, stickers: before })
    await school.db.insert(activities).values({
      userID: alice.id,
      week: THIS_WEEK,
      clientID: missionPages[6] ?? '',
      activityLogID: 7,
      description: 'x',
      activityDate: WEDNESDAY,
    })
    const thisWeek = { week: THIS_WEEK, missions: 3 }
    expect(await album()).toEqual({ thisWeek, stickers: [thisWeek, ...before] })
  })

  it('keeps stickers after the activities of their school year are deleted', async () => {
    await doMissions('2026-05-03', 4)
    await doMissions('2026-05-10', 2)
    await doMissions('2026-10-04', 3)
    const stickers = [
      { week: '2026-10-04', missions: 3 },
      { week: '2026-05-03', missions: 4 },
    ]
    expect((await album()).stickers).toEqual(stickers)
    const stores = { database: bindings.DB, files: bindings.MEDIA }
    const now = new Date(WEDNESDAY)
    for (let day = 0; day < 2; day++)
      await runDaily(stores, { now, timeZone: 'America/Toronto', random: () => 0 })
    const left = await school.db.select({ week: activities.week }).from(activities)
    expect(left.map(({ week }) => week)).toEqual(Array(4).fill('2026-10-04'))
    expect((await album()).stickers).toEqual(stickers)
  })

  it('allows only the pupil and administrators', async () => {
    const status = async (id: number, as?: 'alice' | 'madame') =>
      (await school.call(`GET /words/${id}/album`, as ? { as } : {})).status
    expect(await status(alice.id)).toBe(401)
    expect(await status(bruno.id, 'alice')).toBe(403)
    expect(await status(bruno.id, 'madame')).toBe(200)
    expect(await status(9_999_999, 'madame')).toBe(404)
  })
})

it('accepts answers to story questions, but asks for none of them in a mission', async () => {
  const seed = pageSeeds.find(({ kind }) => kind === 'stories')
  if (seed?.kind !== 'stories') throw new Error('There are no stories.')
  await school.db
    .insert(pages)
    .values({ ...seed, content: JSON.stringify(seed.content), updated: '2026-09-01T12:00:00.000Z' })
  const items = seed.content.stories.flatMap(({ questions = [] }) => storyDeck(questions).items)
  const ids = items.map(wordID)
  expect(ids).not.toContain(null)
  expect(ids.length).toBeGreaterThan(10)
  const answers = ids.map((word) => ({ word, task: 'recall', right: true, options: 4, at: WEDNESDAY }))
  const body = { userID: alice.id, answers }
  expect(await school.call('POST /answers', { as: 'alice', body })).toMatchObject({
    status: 201,
    body: { data: { accepted: ids.length, ignored: 0 } },
  })
  const mission = await school.call(`GET /words/${alice.id}/mission`, { as: 'alice' })
  expect(mission.body).toMatchObject({ data: { words: [] } })
})
