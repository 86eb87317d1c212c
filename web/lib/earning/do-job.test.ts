import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewJob } from './jobs.ts'
import { ALICE, counted, FARM, offline, refusal, settle, setUp } from './testing/queue.ts'

const ZOO = 'Page_Games_Memory_Grade4_Animals_Zoo'

const given = () => Response.json({ success: true, data: {} }, { status: 201 })
const notDue = () => refusal(409, 51000, 'Pas encore de Bravo.', 'bravoNotEarned')
const FIFTH = 17
const fifthCounted = () => counted(5, FIFTH)
/** The response to `GET activities/:id`: this week's activities. */
const week =
  (...activityLogIDs: number[]) =>
  async () => {
    const { data } = await counted().json()
    const activities = activityLogIDs.map((activityLogID) => ({ ...data, activityLogID }))
    return Response.json({ success: true, data: activities, bravosClaimed: 1 })
  }
const won = () => Response.json({ success: true, won: true, bravoCount: 4, ticket: 'signed' })
const lost = () => Response.json({ success: true, won: false })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a Bravo', () => {
  it('is requested once after every fifth counted activity', async () => {
    const { finish, answers, done, news, storedJobs } = setUp()
    answers.push(
      () => counted(5),
      given,
      () => counted(6),
    )
    finish(ALICE, FARM)
    await settle()
    expect(done).toEqual(['activities', 'bravos'])
    expect(news.at(-1)).toMatchObject({ status: 'earned', isToCheer: true })
    finish(ALICE, ZOO)
    await settle()
    expect(done).toEqual(['activities', 'bravos', 'activities'])
    expect(storedJobs()).toEqual([])
  })

  it('stays queued if its call fails, and is celebrated even if the response was lost', async () => {
    const { finish, queue, answers, news, storedJobs } = setUp()
    answers.push(fifthCounted, offline, notDue, offline, notDue, week(FIFTH))
    finish(ALICE, FARM)
    await settle()
    expect(storedJobs()).toMatchObject([{ kind: 'bravo', userID: ALICE }])
    await queue.flush()
    expect(storedJobs()).toMatchObject([{ kind: 'bravo', userID: ALICE }])
    await queue.flush()
    expect(news.at(-1)).toMatchObject({ status: 'earned', isToCheer: true })
    expect(storedJobs()).toEqual([])
  })

  it('is not celebrated if the fifth activity is of a past week', async () => {
    const { finish, answers, news, storedJobs } = setUp()
    answers.push(fifthCounted, notDue, week(FIFTH + 1))
    finish(ALICE, FARM)
    await settle()
    expect(news.at(-1)).toMatchObject({ status: 'earned', isToCheer: false })
    expect(storedJobs()).toEqual([])
  })

  it('is not celebrated if it is refused for another reason', async () => {
    const { finish, answers, news } = setUp()
    answers.push(fifthCounted, () => refusal(409, 51000, 'Non.', 'bravosForPupils'))
    finish(ALICE, FARM)
    await settle()
    expect(news.at(-1)).toMatchObject({ status: 'refused', message: 'Non.' })
  })

  it('is not celebrated if it was already given on an earlier day', async () => {
    const { queue, answers, news } = setUp()
    answers.push(given, notDue)
    for (let each = 0; each < 2; each++) queue.add({ kind: 'bravo', userID: ALICE })
    await settle()
    expect(news.map((each) => each.status === 'earned' && each.isToCheer)).toEqual([true, false])
  })
})

describe('the bonus', () => {
  const check = { kind: 'bonus', userID: ALICE, clientID: FARM } as const

  it('is announced when its animation starts, and then awarded and cleared', async () => {
    const { queue, answers, done, news, storedJobs } = setUp()
    answers.push(won, given, given)
    queue.add(check)
    await settle()
    expect(done).toEqual(['check', 'celebrate 4', 'announce 7 4 signed', 'award', 'clear'])
    expect(news.map(({ status }) => status)).toEqual(['done', 'earned', 'bonusOver'])
    expect(storedJobs()).toEqual([])
  })

  it('is awarded before a queued Bravo is requested', async () => {
    const { queue, answers, done, finish } = setUp()
    answers.push(() => counted(5), won, given, given, given)
    finish(ALICE, FARM)
    queue.add(check)
    await settle()
    expect(done.filter((each) => !each.includes(' '))).toEqual([
      'activities',
      'check',
      'award',
      'bravos',
      'clear',
    ])
  })

  it('is dropped if there is nothing to win, and requested again after the next game', async () => {
    const { queue, answers, done, storedJobs } = setUp()
    answers.push(lost, lost)
    queue.add(check)
    queue.add(check)
    await settle()
    expect([done, storedJobs()]).toEqual([['check'], []])
    queue.add(check)
    await settle()
    expect(done).toEqual(['check', 'check'])
  })

  it.each([
    ['no network', offline, false],
    ['a server error', () => refusal(503, 503, 'Oups.'), false],
    ['too many calls', () => refusal(429, 429, 'Wait.'), false],
    ['an expired session', () => refusal(401, 401, 'Sign in.'), false],
    ['an expired claim', () => refusal(409, 51000, 'Too late.', 'bonusNotWon'), true],
    ['a bonus won by another pupil', () => refusal(403, 403, 'No.', 'bonusOfAnother'), true],
  ] as const)('is removed from the queue after %s at any step: %s', async (_name, trouble, isDone) => {
    for (const before of [[], [won], [won, given]]) {
      const { queue, answers, storedJobs } = setUp()
      answers.push(...before, trouble)
      queue.add(check)
      await settle()
      expect(storedJobs().length === 0).toBe(isDone)
    }
  })

  it('repeats only the failed step, and is celebrated once', async () => {
    const { queue, answers, done, storedJobs } = setUp()
    answers.push(won, offline, given, offline, given)
    queue.add(check)
    await settle()
    await queue.flush()
    await queue.flush()
    expect(done.filter((each) => !each.startsWith('announce'))).toEqual([
      'check',
      'celebrate 4',
      ...['award', 'award', 'clear', 'clear'],
    ])
    expect(storedJobs()).toEqual([])
  })
})

describe('the first tries of a round', () => {
  const at = '2026-11-20T14:00:00.000Z'
  const answersJob = (word: string): NewJob => ({
    kind: 'answers',
    userID: ALICE,
    answers: [{ word, task: 'recall', right: true, options: 4, at, game: FARM }],
  })
  const remembered = (word: string) => () =>
    Response.json(
      {
        success: true,
        data: { accepted: 1, ignored: 0 },
        memories: [{ word, strength: 1, before: 0, days: 1, due: '2026-11-21' }],
      },
      { status: 201 },
    )

  it('are sent once per round, in order, and the growth of words is reported', async () => {
    const { queue, answers, done, news, storedJobs } = setUp()
    answers.push(offline, remembered('la-vache'), remembered('le-coq'))
    queue.add(answersJob('la-vache'))
    queue.add(answersJob('le-coq'))
    await settle()
    expect(storedJobs()).toMatchObject([{ kind: 'answers' }, { kind: 'answers' }])
    await queue.flush()
    expect(done).toEqual(['answers', 'answers', 'answers'])
    expect(storedJobs()).toEqual([])
    expect(news.slice(-2)).toMatchObject([
      { status: 'remembered', memories: [{ word: 'la-vache', strength: 1, before: 0 }] },
      { status: 'remembered', memories: [{ word: 'le-coq' }] },
    ])
  })
})

it('sends the score of a finished game', async () => {
  const { queue, answers, storedJobs } = setUp()
  answers.push(offline, () => Response.json({ success: true }))
  queue.add({ kind: 'score', userID: ALICE, clientID: FARM, score: 640 })
  await settle()
  expect(storedJobs()).toMatchObject([{ kind: 'score', score: 640 }])
  await queue.flush()
  expect(storedJobs()).toEqual([])
})
