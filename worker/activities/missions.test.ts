import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { missionPageOf, missionPages } from '../../content/missions.ts'
import { missionAnswer } from '../../domain/api/words.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { supportBits } from '../../domain/supports.ts'
import { runDaily } from '../daily/daily.ts'
import {
  activities,
  dealtMissions,
  heldActivities,
  knownWords,
  memoryParts,
  menuLinks,
  pages,
  settings,
  users,
  wordSources,
} from '../db/schema.ts'
import { activityCalls } from '../testing/activity-calls.ts'
import { bindings } from '../testing/bindings.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { FARM, linkMissions, openSchoolOfWords, wordCalls, ZOO } from '../testing/word-calls.ts'

const { alice } = people
const WEDNESDAY_MISSION = missionPageOf('2026-11-18')

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
  await linkMissions(school)
})
const { ago, answer, send, mission, words, writePage } = wordCalls(() => school)
const { save } = activityCalls(() => school)

const finish = (clientID = WEDNESDAY_MISSION, idempotencyKey?: string) =>
  save({ clientID, ...(idempotencyKey !== undefined && { idempotencyKey }) })
const UNFINISHED = { status: 409, body: { error: { number: 51000, code: 'wordsUnfinished' } } }

/** Answers all words of a dealt mission. */
async function answerAll(dealt: readonly { word: string }[], at = ago(60_000)): Promise<void> {
  const answers = dealt.map(({ word }) => answer(word, { at, right: false }))
  expect(await send(answers)).toMatchObject({ status: 201 })
}

describe('counting a mission', () => {
  it('counts half a mission once its words are answered, including one with a single option', async () => {
    const chosen = supportBits(['half-mission', 'no-spelling'])
    await school.db.update(users).set({ supports: chosen }).where(eq(users.id, alice.id))
    const [first, ...others] = (await mission()).words
    expect(others).toHaveLength(4)
    await answerAll(others)
    expect(await finish()).toMatchObject(UNFINISHED)
    await send([answer(first?.word ?? '', { task: 'recall', options: 1 })])
    expect(await finish()).toMatchObject({ status: 201, body: { count: 1 } })
  })

  it('shortens a started mission when half missions are chosen, and then needs no more words', async () => {
    const { words: dealt } = await mission()
    await answerAll(dealt.slice(7))
    const supports = supportBits(['half-mission'])
    await school.db.update(users).set({ supports }).where(eq(users.id, alice.id))
    expect((await mission()).words).toMatchObject([dealt[0], dealt[1], ...dealt.slice(7)])
    expect(await finish()).toMatchObject(UNFINISHED)
    await answerAll(dealt.slice(1, 3))
    expect(await finish()).toMatchObject({ status: 201, body: { count: 1 } })
  })

  it('requires the words of the chosen level only, however often the level changes', async () => {
    for (let day = 0; day < 3; day++) {
      await send([answer('la-vache', { task: 'spell', options: null })])
      school.clock.advance(DAY)
    }
    school.clock.advance(116 * DAY)
    const today = missionPageOf((await mission()).date)
    const choose = (isLightning: boolean) =>
      school.call(`PUT /words/${alice.id}/mission`, { as: 'alice', body: { isLightning } })
    await choose(true)
    expect(await finish(today)).toMatchObject(UNFINISHED)
    const { words: dealt } = await mission()
    await answerAll(dealt.slice(1))
    for (const isLightning of [false, true]) {
      await choose(isLightning)
      expect((await mission()).words.map(({ word }) => word)).toEqual(dealt.map(({ word }) => word))
      expect(await finish(today)).toMatchObject(UNFINISHED)
    }
    // A single answer that proves that the word is known finishes it.
    await send([answer(dealt[0]?.word ?? '', { task: 'spell', options: null })])
    expect(await finish(today)).toMatchObject({ status: 201 })
  })

  it('counts when all its words have been answered, right or wrong', async () => {
    expect(await finish()).toMatchObject(UNFINISHED)
    const { words: dealt } = await mission()
    expect(dealt).toHaveLength(10)
    await answerAll(dealt.slice(1))
    expect(await finish()).toMatchObject(UNFINISHED)
    // Answers without a choice and self-assessments do not finish a word.
    await send([answer(dealt[0]?.word ?? '', { task: 'say' }), answer(dealt[0]?.word ?? '', { options: 1 })])
    expect(await finish()).toMatchObject(UNFINISHED)
    await answerAll(dealt.slice(0, 1))
    expect(await finish()).toMatchObject({ status: 201, body: { count: 1 } })
    expect(await finish()).toMatchObject({ status: 409, body: { error: { code: 'activityCounted' } } })
  })

  it('returns the first response for its key after its words are deleted', async () => {
    await answerAll((await mission()).words)
    const first = await finish(WEDNESDAY_MISSION, 'k')
    school.clock.advance(30 * DAY)
    await school.db.delete(dealtMissions)
    expect(await finish(WEDNESDAY_MISSION, 'k')).toMatchObject({ status: 201, body: first.body })
  })

  it('refuses the mission of another weekday, even if a teacher reports it', async () => {
    await answerAll((await mission()).words)
    for (const clientID of missionPages.filter((page) => page !== WEDNESDAY_MISSION)) {
      expect(await finish(clientID)).toMatchObject(UNFINISHED)
      expect(await save({ clientID }, 'madame')).toMatchObject(UNFINISHED)
    }
  })

  it('counts a mission that was dealt before missions were stored', async () => {
    const { words: dealt } = await mission()
    await school.db.delete(dealtMissions)
    await answerAll(dealt)
    expect(await finish()).toMatchObject({ status: 201 })
    expect(await school.db.$count(dealtMissions)).toBe(1)
  })

  it('refuses a mission that has no words yet, and deals one as soon as there are words', async () => {
    await school.db.update(menuLinks).set({ isEnabled: false })
    expect((await mission()).words).toEqual([])
    await school.db.update(menuLinks).set({ isEnabled: true })
    expect(await finish()).toMatchObject(UNFINISHED)
    expect((await mission()).words).toHaveLength(10)
  })

  it('accepts answers of a device whose clock is a day slow', async () => {
    await answerAll((await mission()).words, ago(DAY))
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('counts a mission although one of its words was removed from the school', async () => {
    const camping = 'Page_Grade4_Vocabulary_Camping'
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, FARM))
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, ZOO))
    const updated = await writePage(camping, ['le feu bleu', 'la tente bleue'], null)
    await school.db
      .insert(menuLinks)
      .values({ clientID: camping, groupID: 7200, parentGroupID: 1010, displayName: 'x', isEnabled: true })
    expect((await mission()).words.map(({ word }) => word)).toEqual(['le-feu-bleu', 'la-tente-bleue'])
    await writePage(camping, ['le feu bleu'], updated)
    expect(await finish()).toMatchObject(UNFINISHED)
    await answerAll([{ word: 'le-feu-bleu' }, { word: 'la-tente-bleue' }])
    expect(await mission()).toMatchObject({ words: [{ word: 'le-feu-bleu', isDone: false }], isDone: true })
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('refreshes the known words if there are none, as after a restore', async () => {
    const { words: dealt } = await mission()
    await school.db.delete(knownWords)
    await school.db.delete(wordSources)
    expect(await finish()).toMatchObject(UNFINISHED)
    expect((await mission()).words).toEqual(dealt)
  })

  it('refuses the mission if its menu row is disabled', async () => {
    await answerAll((await mission()).words)
    await school.db
      .update(menuLinks)
      .set({ isEnabled: false })
      .where(eq(menuLinks.clientID, WEDNESDAY_MISSION))
    expect(await finish()).toMatchObject({ status: 409, body: { error: { code: 'activityDisabled' } } })
  })
})

describe('a mission that was finished offline', () => {
  it.each([1, 3, 6])('counts once, %i days later', async (days) => {
    const { words: dealt } = await mission()
    const at = ago(-HOUR)
    school.clock.advance(days * DAY)
    expect(await finish()).toMatchObject(UNFINISHED)
    await answerAll(dealt, at)
    expect(await finish()).toMatchObject({ status: 201 })
    school.clock.advance((6 - days) * DAY)
    expect((await finish()).status).toBe(409)
    expect(await school.db.$count(activities)).toBe(1)
  })

  it('counts up to a week later', async () => {
    const { words: dealt } = await mission()
    await answerAll(dealt, ago(60_000))
    school.clock.advance(7 * DAY)
    await runDaily(
      { database: bindings.DB, files: bindings.MEDIA },
      { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
    )
    expect(await finish()).toMatchObject({ status: 201 })
    await school.db.delete(activities)
    school.clock.advance(DAY)
    expect(await finish()).toMatchObject(UNFINISHED)
    school.clock.advance(2 * DAY)
    await runDaily(
      { database: bindings.DB, files: bindings.MEDIA },
      { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
    )
    expect(await school.db.select().from(dealtMissions)).toEqual([
      expect.objectContaining({ day: '2026-11-25' }),
    ])
  })

  it('counts if it was finished after midnight', async () => {
    school.clock.set('2026-11-19T04:50:00.000Z')
    const { date, words: dealt } = await mission()
    expect(date).toBe('2026-11-18')
    await answerAll(dealt.slice(0, 5))
    school.clock.set('2026-11-19T05:10:00.000Z')
    await answerAll(dealt.slice(5))
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('does not count again in the following week', async () => {
    school.clock.set('2026-11-21T15:00:00.000Z')
    const saturday = missionPageOf('2026-11-21')
    await answerAll((await mission()).words)
    expect(await finish(saturday)).toMatchObject({ status: 201 })
    school.clock.advance(DAY)
    expect(await finish(saturday)).toMatchObject(UNFINISHED)
  })

  it('does not count if its words are answered on a later day', async () => {
    const { words: dealt } = await mission()
    school.clock.advance(3 * DAY)
    await answerAll(dealt)
    expect(await finish()).toMatchObject(UNFINISHED)
  })
})

describe('the words of a mission', () => {
  it('stay as they were dealt on all devices of the pupil', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => mission()))
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await school.db.$count(dealtMissions)).toBe(1)
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, FARM))
    expect(await mission()).toEqual(all[0])
  })

  it('are not stored when an administrator looks at them', async () => {
    const seen = () => school.call(`GET /words/${alice.id}/mission`, { as: 'madame' })
    const before = await seen()
    expect(before).toMatchObject({ status: 200, body: { data: { date: '2026-11-18' } } })
    expect(await school.db.$count(dealtMissions)).toBe(0)
    expect(await mission()).toEqual(z.parse(missionAnswer, before.body).data)
    expect((await seen()).body).toEqual(before.body)
  })

  it('are read in few rows once they are dealt', async () => {
    const all = await school.db.select().from(pages)
    const links = await school.db.select().from(menuLinks)
    const { database, statements } = recordStatements(bindings.DB)
    school = await openSchool({ DB: database })
    await school.db.delete(pages)
    await school.db.delete(menuLinks)
    for (const page of all) await school.db.insert(pages).values(page)
    for (const link of links) await school.db.insert(menuLinks).values(link)
    const rowsRead = async () => {
      statements.length = 0
      expect((await mission()).words).toHaveLength(10)
      return statements.reduce((sum, each) => sum + each.rowsRead, 0)
    }
    await answerAll((await mission()).words)
    await school.db.delete(dealtMissions)
    const [first, later] = [await rowsRead(), await rowsRead()]
    expect(later).toBeLessThan(150)
    expect(later).toBeLessThan(first / 2)
  })
})

describe('a mission with held answers', () => {
  it('is held too and counts once the teacher accepts it', async () => {
    await school.db.update(settings).set({ answersAnHour: 4 })
    await answerAll((await mission()).words)
    expect(await finish()).toMatchObject({ status: 202, body: { data: { held: true }, count: 0 } })
    expect(await school.db.select().from(heldActivities)).toMatchObject([{ clientID: WEDNESDAY_MISSION }])
    const activity = { userID: alice.id, week: '2026-11-15', clientID: WEDNESDAY_MISSION }
    const decision = { decision: 'counted', activities: [activity] }
    await school.call('POST /activities/held', { as: 'madame', body: decision })
    expect(await school.db.$count(activities)).toBe(1)
  })

  it('counts if its answers were accepted before it was reported', async () => {
    await school.db.update(settings).set({ answersAnHour: 4 })
    await answerAll((await mission()).words)
    const groups = [{ userID: alice.id, reason: 'tooMany', decision: null, receivedUntil: ago(0) }]
    const accept = { decision: 'accepted', groups }
    expect((await school.call('POST /answers/held', { as: 'madame', body: accept })).status).toBe(200)
    expect(await mission()).toMatchObject({ isDone: true })
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('is not held because of answers that are dismissed or do not cover all its words', async () => {
    await school.db.update(settings).set({ answersAnHour: 4 })
    const { words: dealt } = await mission()
    await answerAll(dealt.slice(1))
    expect(await finish()).toMatchObject(UNFINISHED)
    await answerAll(dealt)
    const groups = [{ userID: alice.id, reason: 'tooMany', decision: null, receivedUntil: ago(0) }]
    await school.call('POST /answers/held', { as: 'madame', body: { decision: 'dismissed', groups } })
    expect(await finish()).toMatchObject(UNFINISHED)
    expect(await words()).toHaveLength(4)
    expect(await school.db.$count(memoryParts)).toBe(1)
  })
})
