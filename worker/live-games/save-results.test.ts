import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { liveGameAnswer } from '../../domain/api/live-game.ts'
import { MULTIPLAYER_ANSWERS_PER_POINT, MULTIPLAYER_POINTS_PER_BRAVO } from '../../domain/economy.ts'
import { type LiveAction, newGame, stepGame } from '../../domain/live/game.ts'
import { type LiveGame, playerOf } from '../../domain/live/state.ts'
import { KEEP_OVER_MS } from '../../domain/live/timing.ts'
import { reduceAnswers } from '../daily/retention.ts'
import { answerBatches, bravos, knownWords, liveGames, liveResults, multiplayerScores } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { loadGame } from './load-game.ts'
import { saveResults } from './save-results.ts'

const [alice, bruno] = [people.alice.id, people.bruno.id]
const words = ['chat', 'chien', 'vache'].map((french) => ({
  ...{ word: french, french, english: `${french} in English` },
  ...{ image: null, sound: null, page: null, theme: 'La ferme' },
}))

let school: School
let code = ''
beforeEach(async () => {
  school = await openSchool()
  await school.db
    .insert(knownWords)
    .values(words.map((word, place) => ({ ...word, clientID: 'Page_Grade4_Vocabulary_Farm', place })))
  const made = await school.call('POST /live-games', {
    as: 'madame',
    body: {
      ...{ title: 'La ferme', words, classCodes: ['4-1'], way: 'race', tasks: ['recognise'], questions: 30 },
      ...{ thinkSeconds: 0, showsNames: false, hasTablets: true },
    },
  })
  code = z.parse(liveGameAnswer, made.body).data.code
})

/** Plays the whole game: Alice is always right, Bruno answers the first question wrong and then leaves. */
async function played(): Promise<LiveGame> {
  const now = school.clock.now.getTime()
  const loaded = await loadGame(school.db, code, school.clock.now)
  if (!loaded) throw new Error('The game is not open.')
  let game = newGame(loaded.plan, loaded.pupils, now)
  const act = (action: LiveAction) => {
    game = stepGame(game, action, now)
  }
  const answer = (userID: number, isRight: boolean) => {
    const question = playerOf(game.state, userID)?.question
    const option = isRight ? (question?.right ?? 0) : ((question?.right ?? 0) + 1) % 3
    act({ type: 'answer', userID, number: game.state.number, given: { option } })
  }
  for (const userID of [alice, bruno]) act({ type: 'join', userID })
  act({ type: 'start' })
  for (let number = 1; number <= 30; number++) {
    if (number === 2) act({ type: 'leave', userID: bruno })
    if (number === 1) answer(bruno, false)
    answer(alice, true)
    act({ type: 'reveal', number })
    act({ type: 'next', number })
  }
  expect(game.state.phase).toBe('over')
  return game
}
const save = (game: LiveGame, done = 0) =>
  saveResults(school.db, code, game, { done, now: school.clock.now, timeZone: 'America/Toronto' })

describe('the results of a live game', () => {
  it('count once as first tries, points and Bravos, however often they are saved', async () => {
    const game = await played()
    for (let time = 0; time < 3; time++) expect(await save(game)).toBe(null)
    const batches = await school.db.select().from(answerBatches)
    expect(batches.map(({ userID, answers }) => [userID, JSON.parse(answers).length])).toEqual([
      [alice, 3],
      [bruno, 1],
    ])
    expect(batches[1]?.idempotencyKey).toBe(`live:${code}:${game.state.created}`)
    expect(await school.db.select().from(multiplayerScores)).toMatchObject([
      { userID: alice, correctAnswers: 30 },
      { userID: bruno, correctAnswers: 0 },
    ])
    const given = Math.floor(30 / (MULTIPLAYER_ANSWERS_PER_POINT * MULTIPLAYER_POINTS_PER_BRAVO))
    expect(await school.db.select().from(bravos)).toHaveLength(given)
    const results = await school.call(`GET /live-games/${code}`, { as: 'madame' })
    expect(results.body).toMatchObject({
      data: {
        game: { ended: school.clock.now.toISOString(), players: 2, right: 30, answers: 31 },
        pupils: [
          { userID: alice, answers: Array.from({ length: 30 }, () => true) },
          { userID: bruno, answers: [false, ...Array.from({ length: 29 }, () => null)] },
        ],
      },
    })
    const { data } = z.parse(z.object({ data: z.object({ words: z.array(z.unknown()) }) }), results.body)
    expect(data.words).toHaveLength(30)
    expect((await school.call('GET /live-games', { as: 'alice' })).body).toMatchObject({ data: [] })
  })

  it('remain accessible for an hour after the end, e.g. to a tablet that was offline', async () => {
    await save(await played())
    const enter = async () => (await school.call(`POST /live-games/${code}/entry`, { as: 'alice' })).status
    school.clock.advance(KEEP_OVER_MS - 1)
    expect(await enter()).toBe(200)
    school.clock.advance(1)
    expect(await enter()).toBe(404)
  })

  it('are not shown before all of them are saved', async () => {
    await save(await played())
    await school.db.update(liveGames).set({ ended: null })
    expect((await school.call(`GET /live-games/${code}`, { as: 'madame' })).body).toMatchObject({
      data: { game: { ended: null }, pupils: [] },
    })
  })

  it('are completed from the last saved player on, even if other players were erased since', async () => {
    expect(await save(await played(), alice)).toBe(null)
    expect(await school.db.select().from(liveResults)).toMatchObject([{ userID: bruno }])
  })

  it('are not saved for erased pupils and deleted games', async () => {
    const game = await played()
    await school.call(`DELETE /user/${bruno}`, { as: 'madame' })
    expect(await save(game)).toBe(null)
    expect(await school.db.select().from(liveResults)).toMatchObject([{ userID: alice, right: 30 }])
    await school.call(`DELETE /live-games/${code}`, { as: 'madame' })
    expect(await save(game)).toBe(null)
    expect(await school.db.select().from(liveResults)).toEqual([])
  })

  it('are deleted together with answers of the same age', async () => {
    await save(await played())
    const later = (days: number) => new Date(school.clock.now.getTime() + days * 86_400_000)
    await reduceAnswers(school.db, later(59))
    expect(await school.db.select().from(liveResults)).toHaveLength(2)
    await reduceAnswers(school.db, later(61))
    expect(await school.db.select().from(liveResults)).toEqual([])
    expect(await school.db.select().from(liveGames)).toEqual([])
  })
})
