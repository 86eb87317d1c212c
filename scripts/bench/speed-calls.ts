import { pageSeeds } from '../../content/pages.ts'
import { wordsOf } from '../../content/site/page-words.ts'
import { vocabularyContent } from '../../domain/api/page.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { pupilName } from '../../worker/testing/year.ts'
import type { Call } from './load.ts'
import { EXTRA_GAME_COUNT, gameClientID, gameID, NOW, pupilIDs } from './school-year.ts'

/** A call to measure. `next` returns its next request. */
export interface SpeedCall {
  name: string
  next(): Call
}

export interface Tokens {
  /** In the order of `pupilIDs`. */
  pupils: readonly string[]
  admin: string
}

/** The measured calls. Each cycles through all pupils or games, so that no single row is cached. */
export function speedCalls({ pupils, admin }: Tokens): SpeedCall[] {
  const turn = counter()
  const pupil = () => {
    const index = turn() % pupilIDs.length
    return { userID: pupilIDs[index] ?? 0, token: pupils[index] ?? '' }
  }
  const get = (path: string, token?: string): Call => ({
    method: 'GET',
    path,
    ...(token !== undefined && { token }),
  })
  const fresh = counter()
  const answered = counter()

  return [
    {
      name: 'POST auth/login',
      next: () => ({
        method: 'POST',
        path: `/api/v1/auth/login`,
        body: { userName: pupilName(pupil().userID) },
      }),
    },
    { name: 'GET menulinks', next: () => get(`/api/v1/menulinks`) },
    { name: 'GET menulinks/cache', next: () => get(`/api/v1/menulinks/cache`) },
    { name: 'GET games/{id}', next: () => get(`/api/v1/games/${gameID(turn() % EXTRA_GAME_COUNT)}`) },
    {
      name: 'POST activities',
      next: () => {
        const number = fresh()
        const index = number % pupilIDs.length
        const clientID = gameClientID(Math.floor(number / pupilIDs.length) % EXTRA_GAME_COUNT)
        const userID = pupilIDs[index] ?? 0
        const body = { userID, clientID, idempotencyKey: `fresh ${number}` }
        return { method: 'POST', path: `/api/v1/activities`, token: pupils[index] ?? '', body }
      },
    },
    {
      name: 'POST answers (12)',
      next: () => {
        const { userID, token } = pupil()
        const idempotencyKey = `answers ${answered()}`
        const body = { userID, answers: twelveAnswers, idempotencyKey }
        return { method: 'POST', path: `/api/v1/answers`, token, body }
      },
    },
    {
      name: 'GET activities/{id}',
      next: () => {
        const { userID, token } = pupil()
        return get(`/api/v1/activities/${userID}`, token)
      },
    },
    {
      name: 'GET activities/user/report',
      next: () => get(`/api/v1/activities/user/report?date=6%7C2026`, pupil().token),
    },
    {
      name: 'GET activities/user/report/all (20 rows)',
      next: () => get(`/api/v1/activities/user/report/all?date=6%7C2026&page=1`, admin),
    },
    { name: 'GET bravos/report', next: () => get(`/api/v1/bravos/report?date=6%7C2026`) },
  ]
}

const farm = pageSeeds.find(({ clientID }) => clientID === 'Page_Grade4_Vocabulary_Animals_Farm')
/** First tries of a round of twelve cards. */
const twelveAnswers = wordsOf(vocabularyContent.parse(farm?.content))
  .flatMap(({ french, sound }) => wordID({ word: french, sound }) ?? [])
  .slice(0, 12)
  .map((word, place) => ({
    word,
    task: 'recall',
    right: place % 4 > 0,
    options: 4,
    at: new Date(NOW.getTime() - 60_000 + 1000 * place).toISOString(),
  }))

function counter(): () => number {
  let number = 0
  return () => number++
}
