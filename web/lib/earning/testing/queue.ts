import { vi } from 'vitest'
import { createApiClient } from '../../api/api-client.ts'
import { type BrowserStorage, withMemoryFallback } from '../../storage/browser-storage.ts'
import { createJobRunner } from '../do-job.ts'
import { createJobStore } from '../job-store.ts'
import type { EarningNews } from '../jobs.ts'
import { createEarningQueue } from '../queue.ts'

export const FARM = 'Page_Games_Memory_Grade4_Animals_Farm'
export const ZOO = 'Page_Games_Memory_Grade4_Animals_Zoo'
export const ALICE = 7

/**
 * The queue of a browser in which Alice is signed in. The server counts each activity unless `answers`
 * overrides it.
 */
export function setUp({
  entries = new Map<string, string>(),
  storage = withMemoryFallback(memory(entries)),
  withTabLock = oneAtATime(),
}: {
  entries?: Map<string, string>
  storage?: BrowserStorage
  withTabLock?: (work: () => Promise<void>) => Promise<void>
} = {}) {
  const signedIn: { id: number | null } = { id: ALICE }
  const answers: (() => Response | Promise<Response>)[] = []
  const news: EarningNews[] = []
  const done: string[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.shift() ?? counted)())
  const { call } = createApiClient({
    fetch,
    token: () => `token-${signedIn.id}`,
    onTokenRefused: () => undefined,
  })
  let keys = 0
  const queue = createEarningQueue({
    store: createJobStore(storage, Date.now),
    pupilID: () => signedIn.id,
    doJob: createJobRunner({
      callAs(_userID, name, ...args) {
        done.push(/\w+$/.exec(name)?.[0] ?? '')
        return call(name, ...args)
      },
      async announce(userID, bravoCount, ticket) {
        done.push(`announce ${userID} ${bravoCount} ${ticket}`)
      },
      async celebrateBonus(bravoCount, onShown) {
        done.push(`celebrate ${bravoCount}`)
        onShown()
      },
    }),
    withTabLock,
    report: (latest) => news.push(latest),
    newKey: () => `key-${++keys}`,
    now: Date.now,
    random: () => 0,
  })
  return {
    queue,
    /** Reports a game finished by a pupil. */
    finish: (userID: number, clientID: string, score?: number) =>
      queue.add({ kind: 'activity', userID, clientID, ...(score !== undefined && { score }) }),
    fetch,
    answers,
    news,
    /** Calls and effects in order: the last word of each call's path, and what the bonus winner saw. */
    done,
    signedIn,
    entries,
    withTabLock,
    storedJobs: () => [...entries.values()].map((text) => JSON.parse(text)),
    keys: () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).idempotencyKey),
  }
}

/** Runs work one at a time, as browser locks do between tabs. */
function oneAtATime() {
  let last = Promise.resolve()
  return (work: () => Promise<void>) => {
    last = last.then(work)
    return last
  }
}

export function memory(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

export function settle() {
  return vi.advanceTimersByTimeAsync(0)
}

/** The response to a counted activity. `count` is the pupil's total of the week. */
export function counted(count = 3, activityLogID = 1): Response {
  const data = {
    activityLogID,
    userID: ALICE,
    activityDate: '2026-11-20T14:00:00.000Z',
    clientID: FARM,
    description: '',
  }
  return Response.json({ success: true, data, count }, { status: 201 })
}

export function refusal(status: number, number: number, message: string, code = ''): Response {
  return Response.json({ success: false, message, error: { number, message, code } }, { status })
}

export function offline(): never {
  throw new TypeError('Failed to fetch')
}
