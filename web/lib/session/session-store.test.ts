import { describe, expect, it, vi } from 'vitest'
import { parseUser } from '../storage/parse-entries.ts'
import { createSessionStore, SESSION_KEY } from './session-store.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20, 14)
const alice = {
  id: 7,
  userName: 'alice',
  displayName: 'Alice',
  classCode: '4-1',
  avatarUrl: '0.noavatar.png',
  isAdmin: false,
  token: 'first',
  expiry: '2020-01-01T00:00:00.000Z',
}

describe('the session', () => {
  it('is stored under mme:user and lasts an hour by the browser’s own clock', () => {
    const { store, entries } = setUp()
    store.signIn(alice)
    expect(JSON.parse(entries.get(SESSION_KEY) ?? '')).toEqual({
      ...alice,
      expiry: '2026-11-20T15:00:00.000Z',
    })
    expect(store.current()?.displayName).toBe('Alice')
  })

  it('is extended to an hour on each navigation', () => {
    const { store, clock } = setUp()
    store.signIn(alice)
    clock.now += 59 * MINUTE
    store.touch()
    clock.now += 59 * MINUTE
    store.touch()
    expect(store.current()?.expiry).toBe('2026-11-20T16:58:00.000Z')
  })

  it('ends at the first navigation after its expiry', () => {
    const { store, clock, entries } = setUp()
    store.signIn(alice)
    clock.now += 60 * MINUTE + 1
    store.touch()
    expect(store.current()).toBeNull()
    expect(entries.size).toBe(0)
  })

  it('needs a new token if the last one is 10 minutes old or of unknown age', async () => {
    const { store, clock, entries } = setUp()
    store.signIn(alice)
    clock.now += 10 * MINUTE - 1
    expect(store.isTokenOld()).toBe(false)
    clock.now += 1
    expect(store.isTokenOld()).toBe(true)
    const next = setUp(entries).store
    await next.load()
    expect(next.current()?.token).toBe('first')
    expect(next.isTokenOld()).toBe(true)
  })

  it('keeps the age of the token if only the avatar changes', () => {
    const { store, clock } = setUp()
    store.signIn(alice)
    clock.now += 10 * MINUTE
    store.signIn({ ...alice, avatarUrl: 'fox.svg' })
    expect(store.current()?.avatarUrl).toBe('fox.svg')
    expect(store.isTokenOld()).toBe(true)
    store.signIn({ ...alice, token: 'second' })
    expect(store.isTokenOld()).toBe(false)
  })

  it('treats a token as old if the clock was set back', () => {
    const { store, clock } = setUp()
    store.signIn(alice)
    clock.now -= MINUTE
    expect(store.isTokenOld()).toBe(true)
  })

  it.each([
    ['invalid JSON', '{'],
    ['an entry of an older version', JSON.stringify({ id: 7, name: 'alice' })],
    ['an entry without a token', JSON.stringify({ ...alice, token: undefined })],
  ])('discards %s', async (_name, stored) => {
    const { store, entries } = setUp(new Map([[SESSION_KEY, stored]]))
    await store.load()
    expect(store.current()).toBeNull()
    expect(entries.size).toBe(0)
  })

  it('is empty, and its stored entry kept, if the parser fails to load', async () => {
    const entries = new Map([[SESSION_KEY, JSON.stringify(alice)]])
    const { store } = setUp(entries, () => Promise.reject(new TypeError('Failed to fetch')))
    await store.load()
    expect(store.current()).toBeNull()
    expect(entries.size).toBe(1)
  })

  it('keeps a sign-in that happens while an older entry is being read', async () => {
    const { store } = setUp(new Map([[SESSION_KEY, JSON.stringify({ ...alice, displayName: 'Bruno' })]]))
    const loading = store.load()
    store.signIn(alice)
    await loading
    expect(store.current()?.displayName).toBe('Alice')
  })

  // A suspended page, or one restored by the back button, has missed the events of other tabs.
  it.each([
    ['signed out', undefined],
    ['signed in as another', JSON.stringify({ ...alice, id: 8, displayName: 'Bruno', token: 'bruno' })],
  ])('does not bring back a pupil if another tab %s without this tab noticing', async (_what, stored) => {
    const { store, entries } = setUp()
    store.signIn(alice)
    if (stored) entries.set(SESSION_KEY, stored)
    else entries.delete(SESSION_KEY)
    store.touch()
    expect(entries.get(SESSION_KEY)).toBe(stored)
    await expect.poll(() => store.current()?.displayName).toBe(stored && 'Bruno')
  })

  it('is not ended by the refusal of an older token if another tab has stored a newer session', async () => {
    const { store, entries } = setUp()
    store.signIn(alice)
    const stored = JSON.stringify({ ...alice, id: 8, displayName: 'Bruno', token: 'bruno' })
    entries.set(SESSION_KEY, stored)
    store.endWith('first')
    expect(entries.get(SESSION_KEY)).toBe(stored)
    await expect.poll(() => store.current()?.displayName).toBe('Bruno')
    store.endWith('first')
    expect(store.current()?.displayName).toBe('Bruno')
    store.endWith('bruno')
    expect(store.current()).toBeNull()
    expect(entries.size).toBe(0)
  })

  it('accepts a renewed token only for the current one, and not after a sign-out in another tab', () => {
    const { store, entries } = setUp()
    store.signIn(alice)
    store.renew(alice.token, { ...alice, token: 'second' })
    expect(store.current()?.token).toBe('second')
    store.renew(alice.token, { ...alice, token: 'third' })
    expect(store.current()?.token).toBe('second')
    entries.delete(SESSION_KEY)
    store.renew('second', { ...alice, token: 'third' })
    expect(entries.size).toBe(0)
  })

  it('is not extended by a new token', () => {
    const { store, clock } = setUp()
    store.signIn(alice)
    clock.now += 10 * MINUTE
    store.renew(alice.token, { ...alice, token: 'second' })
    expect(store.current()).toMatchObject({ token: 'second', expiry: '2026-11-20T15:00:00.000Z' })
    expect(store.isTokenOld()).toBe(false)
  })

  it('notifies its listeners and follows the sessions of other tabs', async () => {
    const { store, entries } = setUp()
    const listener = vi.fn()
    store.subscribe(listener)
    store.signIn(alice)
    store.signOut()
    store.signOut()
    expect(listener).toHaveBeenCalledTimes(2)
    entries.set(SESSION_KEY, JSON.stringify({ ...alice, displayName: 'Bruno' }))
    await store.load()
    expect(store.current()?.displayName).toBe('Bruno')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

function setUp(
  entries = new Map<string, string>(),
  parse: Parameters<typeof createSessionStore>[2] = async (entry) => parseUser(entry),
) {
  const clock = { now: START }
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
  return {
    store: createSessionStore(storage, () => clock.now, parse),
    clock,
    entries,
  }
}
