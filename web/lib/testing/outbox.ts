import { vi } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { type RoomyStorage, withRoom } from '../browser-storage.ts'
import { createOutboxSender, type OutboxNews } from '../outbox-sender.ts'
import { createOutboxStore } from '../outbox-store.ts'

export const FARM = 'Page_Games_Memory_Grade4_Animals_Farm'
export const ALICE = 7

/** The outbox of a browser in which alice is signed in, and a server that counts unless `answers` says other. */
export function setUp({
  entries = new Map<string, string>(),
  storage = withRoom(memory(entries)),
  alone = oneAtATime(),
}: {
  entries?: Map<string, string>
  storage?: RoomyStorage
  alone?: (work: () => Promise<void>) => Promise<void>
} = {}) {
  const signedIn: { id: number | null } = { id: ALICE }
  const answers: (() => Response)[] = []
  const news: OutboxNews[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (answers.shift() ?? counted)())
  const { call } = createApiClient({
    fetch,
    token: () => `token-${signedIn.id}`,
    onTokenRefused: () => undefined,
  })
  let keys = 0
  const sender = createOutboxSender({
    store: createOutboxStore(storage, Date.now),
    pupilID: () => signedIn.id,
    post: (request) => call('POST activities', { body: request }),
    alone,
    tell: (latest) => news.push(latest),
    newKey: () => `key-${++keys}`,
    now: Date.now,
    random: () => 0,
  })
  return {
    sender,
    fetch,
    answers,
    news,
    signedIn,
    entries,
    alone,
    kept: () => [...entries.values()].map((text) => JSON.parse(text)),
    keys: () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).idempotencyKey),
  }
}

/** As the browser's locks do among tabs. */
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

export function counted(): Response {
  const data = {
    activityLogID: 1,
    userID: ALICE,
    activityDate: '2026-11-20T14:00:00.000Z',
    clientID: FARM,
    description: '',
  }
  return Response.json({ success: true, data, count: 3 }, { status: 201 })
}

export function offline(): never {
  throw new TypeError('Failed to fetch')
}
