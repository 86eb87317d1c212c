import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_ANSWER_MS, saveAnswersRequest } from '../../../domain/api/word-answers.ts'
import { signIn, signOut } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { claimBravos, onEarningNews, reportAnswers, reportVideo, sendQueuedJobs } from './earning.ts'
import { onFinished } from './jobs.ts'

const ALICE = pupil(7, 'alice')

// Other files may leave a session.
beforeEach(signOut)
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it.each([
  ['a visitor', null],
  ['an administrator', { ...ALICE, isAdmin: true }],
])('does not send to the server, only to the page, that %s watched a video', async (_who, user) => {
  vi.stubGlobal('fetch', vi.fn())
  if (user) signIn(user)
  const finished = vi.fn()
  const stopListening = onFinished(finished)
  expect(reportVideo('Page_Videos', 'les-couleurs')).toBeNull()
  expect(finished.mock.calls).toEqual([[null, 'Page_Videos']])
  stopListening()
  await sendQueuedJobs()
  expect(fetch).not.toHaveBeenCalled()
})

it('requests each missing Bravo once', async () => {
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<void>()
  const ask = vi.fn<typeof globalThis.fetch>(async () => {
    await isSlow
    return Response.json({ success: true, data: {} }, { status: 201 })
  })
  vi.stubGlobal('fetch', ask)
  const news = vi.fn()
  const stopListening = onEarningNews(news)
  signIn(ALICE)
  claimBravos(ALICE.id, 2)
  claimBravos(ALICE.id, 2)
  claimBravos(ALICE.id, 0)
  arrive()
  await sendQueuedJobs()
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/v1/bravos', '/api/v1/bravos'])
  expect(news).toHaveBeenCalledTimes(2)
  stopListening()
})

it('leaves queued jobs at sign-in to the listener of their outcomes', async () => {
  const send = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', send)
  signIn(ALICE)
  reportVideo('Page_Videos', 'les-couleurs')
  await sendQueuedJobs()
  signOut()
  send.mockReset()
  send.mockImplementation(async () => Response.json({ success: true, data: null, count: 1 }))
  signIn(ALICE)
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(send).not.toHaveBeenCalled()
  await sendQueuedJobs()
  expect(send).toHaveBeenCalledOnce()
})

it('sends the first tries of a round, even if one took hours or is invalid', async () => {
  const send = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, memories: [] }))
  vi.stubGlobal('fetch', send)
  signIn(ALICE)
  const tried = { task: 'recall', right: true, at: '2026-11-20T14:05:00.000Z' } as const
  const tries = [
    { ...tried, word: 'le-chat', ms: 3 * MAX_ANSWER_MS },
    { ...tried, word: 'x'.repeat(81) },
    { ...tried, word: 'la-vache' },
  ]
  reportAnswers({ id: ALICE.id, role: 'pupil' }, 'Page_Farm', tries)
  await sendQueuedJobs()
  const body = JSON.parse(String(send.mock.calls[0]?.[1]?.body))
  const { answers } = saveAnswersRequest.parse(body)
  expect(answers.map(({ word, ms }) => [word, ms])).toEqual([
    ['le-chat', MAX_ANSWER_MS],
    ['la-vache', undefined],
  ])
})
