import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRoom } from './browser-storage.ts'
import { createOutboxStore, OUTBOX_PREFIX } from './outbox-store.ts'
import { ALICE, FARM, memory, offline, settle, setUp } from './testing/outbox.ts'

const GOOD = {
  userID: ALICE,
  clientID: FARM,
  idempotencyKey: 'k',
  createdAt: '2026-11-20T13:00:00.000Z',
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what the browser keeps of them', () => {
  it.each([
    ['no JSON', '{'],
    ['a list', JSON.stringify([GOOD])],
    ['an entry without its pupil', JSON.stringify({ ...GOOD, userID: undefined })],
    ['an entry of 31 days', JSON.stringify({ ...GOOD, createdAt: '2026-10-20T13:00:00.000Z' })],
  ])('drops %s, and nothing else', (_what, text) => {
    const entries = new Map([
      [`${OUTBOX_PREFIX}broken`, text],
      [`${OUTBOX_PREFIX}k`, JSON.stringify(GOOD)],
      ['mme:user', 'not one of them'],
    ])
    expect(createOutboxStore(withRoom(memory(entries)), Date.now).of(ALICE)).toEqual([GOOD])
    expect([...entries.keys()]).toEqual([`${OUTBOX_PREFIX}k`, 'mme:user'])
  })

  it('survives that two tabs write in the same instant', () => {
    const entries = new Map<string, string>()
    const other = createOutboxStore(withRoom(memory(entries)), Date.now)
    const interrupted = memory(entries)
    const tab = createOutboxStore(
      withRoom({
        ...interrupted,
        get length() {
          return interrupted.length
        },
        setItem(key, value) {
          other.add({ ...GOOD, idempotencyKey: 'other tab' })
          interrupted.setItem(key, value)
        },
      }),
      Date.now,
    )
    tab.add({ ...GOOD, idempotencyKey: 'this tab' })
    const names = tab.of(ALICE).map(({ idempotencyKey }) => idempotencyKey)
    expect(names.toSorted()).toEqual(['other tab', 'this tab'])
  })

  it('is sent in the order in which it was finished', () => {
    const store = createOutboxStore(withRoom(memory(new Map())), Date.now)
    for (const hour of ['13', '09', '11']) {
      store.add({ ...GOOD, idempotencyKey: hour, createdAt: `2026-11-20T${hour}:00:00.000Z` })
    }
    expect(store.of(ALICE).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['09', '11', '13'])
  })

  it.each([
    ['full', { ...memory(new Map()), setItem: () => fail('QuotaExceededError') }],
    ['forbidden', null],
  ])(
    'is the page’s memory where the storage is %s: it is sent, and nobody says that it is kept',
    async (_how, storage) => {
      const { sender, answers, news } = setUp({ storage: withRoom(storage) })
      answers.push(offline)
      sender.put(ALICE, FARM)
      await settle()
      expect(news).toEqual([{ status: 'delayed', key: 'key-1', isKept: false }])
      await sender.flush()
      expect(news.at(-1)?.status).toBe('counted')
      await sender.flush()
      expect(news).toHaveLength(2)
    },
  )
})

function fail(name: string): never {
  throw new DOMException('The storage is full.', name)
}
