import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import { wordsOf } from '../../content/site/page-words.ts'
import { vocabularyContent } from '../../domain/api/page.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { supportBits } from '../../domain/supports.ts'
import { activities, heldActivities, knownWords, menuLinks, settings, users } from '../db/schema.ts'
import { ALREADY_COUNTED, activityCalls, BRAVO_DISABLED } from '../testing/activity-calls.ts'
import { people } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'
import { FARM, fillMemory, openSchoolOfWords, wordCalls, ZOO } from '../testing/word-calls.ts'

const UNFINISHED = { status: 409, body: { error: { number: 51000, code: 'wordsUnfinished' } } }
const [farm, zoo] = [FARM, ZOO].map((clientID) =>
  wordsOf(z.parse(vocabularyContent, pageSeeds.find((page) => page.clientID === clientID)?.content)).flatMap(
    ({ french, sound }) => wordID({ word: french, sound }) ?? [],
  ),
)

let school: School
beforeEach(async () => {
  school = await openSchoolOfWords()
  await school.db.update(menuLinks).set({ isBravoEnabled: true }).where(eq(menuLinks.clientID, FARM))
})
const { answer, send } = wordCalls(() => school)
const { save } = activityCalls(() => school)

const finish = (idempotencyKey?: string) => save({ clientID: FARM, idempotencyKey })

/** Answers words as a practice of the page does. */
async function practise(words: readonly string[] = [], more: Parameters<typeof answer>[1] = {}) {
  const answers = words.map((word) => answer(word, { game: FARM, right: false, ...more }))
  expect(await send(answers)).toMatchObject({ status: 201 })
}

describe('practising the words of a page', () => {
  it('counts once a week, after ten of its words were answered on that page, right or wrong', async () => {
    expect(await finish()).toMatchObject(UNFINISHED)
    await practise(farm?.slice(0, 9))
    await practise(farm?.slice(0, 9))
    expect(await finish()).toMatchObject(UNFINISHED)
    expect(await save({ clientID: FARM }, 'madame')).toMatchObject(UNFINISHED)
    await practise(farm?.slice(9, 10))
    const first = await finish('k')
    expect(first).toMatchObject({ status: 201, body: { data: { clientID: FARM }, count: 1 } })
    expect(await finish('k')).toMatchObject({ status: 201, body: first.body })
    await practise(farm?.slice(0, 10))
    expect(await finish()).toMatchObject(ALREADY_COUNTED)
    expect(await school.db.$count(activities)).toBe(1)
  })

  it.each([
    ['other words', () => practise(zoo)],
    ['answers of a game', () => practise(farm, { game: 'Page_Games_Memory_Grade4_Animals_Farm' })],
    ['answers without a page', () => practise(farm, { game: null })],
    ['words that were only said', () => practise(farm, { task: 'say' })],
    ['words that the school lacks', () => practise(Array.from({ length: 12 }, (_none, word) => `x-${word}`))],
  ])('does not count %s', async (_what, practiseOtherwise) => {
    await practiseOtherwise()
    expect(await finish()).toMatchObject(UNFINISHED)
  })

  it('counts each answer once, and no answer older than a week', async () => {
    await practise(farm?.slice(0, 10))
    expect(await finish()).toMatchObject({ status: 201 })
    school.clock.advance(5 * DAY)
    expect(await finish()).toMatchObject(UNFINISHED)
    await practise(farm?.slice(0, 10))
    school.clock.advance(7 * DAY + HOUR)
    expect(await finish()).toMatchObject(UNFINISHED)
    await practise(farm?.slice(0, 10))
    expect(await finish()).toMatchObject({ status: 201, body: { count: 1 } })
  })

  it('counts new words of a pupil whose memory is full', async () => {
    await practise(['la-vache'])
    await fillMemory('la-vache')
    await practise(farm?.slice(0, 10))
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('needs only five words for a pupil with half missions', async () => {
    const supports = supportBits(['half-mission'])
    await school.db.update(users).set({ supports }).where(eq(users.id, people.alice.id))
    await practise(farm?.slice(0, 5))
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('refreshes the known words if there are none, as after a restore', async () => {
    await practise(farm)
    await school.db.delete(knownWords)
    await school.db.run('DELETE FROM word_sources')
    expect(await finish()).toMatchObject({ status: 201 })
  })

  it('is held if too many of its answers are held', async () => {
    await school.db.update(settings).set({ answersAnHour: 4 })
    await practise(farm?.slice(0, 10))
    expect(await finish()).toMatchObject({ status: 202, body: { data: { held: true }, count: 0 } })
    expect(await school.db.select().from(heldActivities)).toMatchObject([{ clientID: FARM }])
  })

  it('does not count if the page has Bravos disabled', async () => {
    await school.db.update(menuLinks).set({ isBravoEnabled: false })
    await practise(farm)
    expect(await finish()).toMatchObject(BRAVO_DISABLED)
  })
})
