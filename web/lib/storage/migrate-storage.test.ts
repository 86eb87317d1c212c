import { beforeEach, expect, it, vi } from 'vitest'
import { ALICE, FARM, memory, setUp } from '../earning/testing/queue.ts'
import { withMemoryFallback } from './browser-storage.ts'
import { migrateStorage, VERSION_KEY } from './migrate-storage.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
  return () => vi.useRealTimers()
})

function storageWith(stored: Record<string, unknown>) {
  const entries = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
  return { entries, storage: withMemoryFallback(memory(entries)) }
}

it('keeps unsent games, videos and bonuses of older versions until they are sent', async () => {
  const createdAt = '2026-11-20T13:00:00.000Z'
  const { entries, storage } = storageWith({
    'mme:outbox:game': { userID: ALICE, clientID: FARM, score: 620, idempotencyKey: 'game', createdAt },
    'mme:outbox:video': {
      userID: ALICE,
      clientID: 'Page_Videos',
      video: 'les-couleurs',
      idempotencyKey: 'video',
      createdAt,
    },
    [`mme:bonus:${ALICE}:${FARM}`]: { userID: ALICE, clientID: FARM, createdAt },
    'mme:bonus:broken': { clientID: FARM },
    'mme:outbox:other': { userID: 8, clientID: FARM, idempotencyKey: 'other', createdAt },
  })
  migrateStorage(storage, withMemoryFallback(null))
  const { queue, done, fetch } = setUp({ storage })
  await queue.flush()
  expect(done).toEqual(['activities', 'watched', 'check'])
  expect(fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))).toEqual([
    { userID: ALICE, clientID: FARM, score: 620, idempotencyKey: 'game' },
    { userID: ALICE, clientID: 'Page_Videos', video: 'les-couleurs', idempotencyKey: 'video' },
    { clientID: FARM },
  ])
  expect([...entries.keys()]).toEqual(['mme:earning:other', VERSION_KEY])
})

it.each([
  ['mme:game:memory:farm', { seed: 5 }, { seed: 5, told: 0 }],
  ['mme:mission-under-way', { seed: 5 }, { seed: 5, done: 0 }],
  ['mme:lesson-words', { run: { seed: 5 } }, { run: { seed: 5, done: 0 } }],
  ['mme:menu', { menulinks: [] }, { menulinks: [], reader: 0 }],
  ['mme:menu', { menulinks: [], reader: null }, { menulinks: [], reader: null }],
  ['mme:draft:game-new', { words: 'la vache\nle coq' }, { words: { text: 'la vache\nle coq', columns: {} } }],
  [
    'mme:draft:1:page-new',
    { since: 1, draft: { words: 'le coq' } },
    { since: 1, draft: { words: { text: 'le coq', columns: {} } } },
  ],
  ['mme:check-under-way:7', { since: 1, work: { checkID: 3 } }, { since: 1, work: [{ checkID: 3 }] }],
  ['mme:draft:page-3', { words: 'as they are' }, { words: 'as they are' }],
])('converts %s', (key, stored, converted) => {
  const { entries, storage } = storageWith({ [key]: stored })
  const tab = storageWith({ [key]: stored })
  migrateStorage(storage, tab.storage)
  for (const each of [entries, tab.entries]) expect(JSON.parse(each.get(key) ?? '')).toEqual(converted)
})

it("gives each user's unsent work its own entry", () => {
  const run = { userID: ALICE, checkID: 3, phase: 'before', answers: [] }
  const draft = { grade: 4, topic: 'animals', sentences: ["J'aime "], key: 'key' }
  const { entries, storage } = storageWith({
    'mme:check-under-way': run,
    'mme:writing': { ...draft, userID: null },
  })
  migrateStorage(storage, withMemoryFallback(null))
  const since = Date.now()
  expect(JSON.parse(entries.get(`mme:check-under-way:${ALICE}`) ?? '')).toMatchObject({
    since,
    work: [run],
  })
  expect(JSON.parse(entries.get('mme:writing:null') ?? '')).toMatchObject({
    since,
    work: { open: { grade: 4, topic: 'animals' }, drafts: [draft] },
  })
  expect(entries.size).toBe(3)
})

it('changes nothing if the storage version is current', () => {
  const { entries, storage } = storageWith({ 'mme:outbox:game': {} })
  entries.set(VERSION_KEY, '3')
  migrateStorage(storage, storage)
  expect([...entries.keys()]).toEqual(['mme:outbox:game', VERSION_KEY])
})

it('converts the entries of every tab', () => {
  const { storage } = storageWith({})
  const tabs = [1, 2].map(() => storageWith({ 'mme:draft:game-new': { words: 'le coq' } }))
  for (const tab of tabs) migrateStorage(storage, tab.storage)
  for (const { entries } of tabs)
    expect(JSON.parse(entries.get('mme:draft:game-new') ?? '')).toMatchObject({ words: { text: 'le coq' } })
})
