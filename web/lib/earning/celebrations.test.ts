import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCelebrationQueue } from './celebrations.ts'

const earned = { french: 'Tu as gagné un Bravo!', english: 'You earned a Bravo!' }
const won = { french: 'Boni!', english: 'Bonus!' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows one celebration at a time, for 2.5 s each, and is due until the last one ends', async () => {
  const { current, celebrate } = createCelebrationQueue(async () => undefined)
  expect(current().isDue).toBe(false)
  const seen = vi.fn()
  void celebrate(earned).then(seen)
  void celebrate(won)
  await vi.advanceTimersByTimeAsync(2499)
  expect(current()).toMatchObject({ isDue: true, shown: earned })
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledOnce()
  expect(current()).toMatchObject({ isDue: true, shown: won })
  await vi.advanceTimersByTimeAsync(2500)
  expect(current()).toMatchObject({ isDue: false, shown: null, seen: [earned, won] })
})

it('waits until the current word has been said, and is due meanwhile', async () => {
  const word = Promise.withResolvers<void>()
  const { current, celebrate } = createCelebrationQueue(() => word.promise)
  void celebrate(earned)
  await vi.advanceTimersByTimeAsync(1000)
  expect(current()).toEqual({ isDue: true, shown: null, seen: [] })
  word.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(current().shown).toMatchObject(earned)
})

it('reports the start of the animation, and its end 2.5 s later even if the fanfare continues', async () => {
  const word = Promise.withResolvers<void>()
  const fanfare = Promise.withResolvers<void>()
  const sounds = [word.promise, fanfare.promise]
  const { celebrate } = createCelebrationQueue(() => sounds.shift() ?? Promise.resolve())
  const events: string[] = []
  void celebrate(won, () => events.push('shown')).then(() => events.push('seen'))
  await vi.advanceTimersByTimeAsync(2500)
  expect(events).toEqual([])
  word.resolve()
  await vi.advanceTimersByTimeAsync(2499)
  expect(events).toEqual(['shown'])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual(['shown', 'seen'])
})

it('stays due until the fanfare ends', async () => {
  const fanfare = Promise.withResolvers<void>()
  const sounds = [Promise.resolve(), fanfare.promise]
  const { current, celebrate } = createCelebrationQueue(() => sounds.shift() ?? Promise.resolve())
  void celebrate(earned)
  await vi.advanceTimersByTimeAsync(2500)
  expect(current()).toMatchObject({ isDue: true, shown: null })
  fanfare.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(current().isDue).toBe(false)
})

it('combines several Bravos into one celebration', async () => {
  const { current, celebrateBravo } = createCelebrationQueue(async () => undefined)
  celebrateBravo()
  await vi.advanceTimersByTimeAsync(1000)
  expect(current().shown).toMatchObject({ french: 'Tu as gagné un Bravo!' })
  for (let each = 0; each < 4; each++) celebrateBravo()
  expect(current().shown).toMatchObject({ french: 'Tu as gagné 5 Bravos!', place: 0 })
  await vi.advanceTimersByTimeAsync(1500)
  expect(current()).toMatchObject({ isDue: false, shown: null })
  expect(current().seen).toMatchObject([{ english: 'You earned 5 Bravos!' }])
  celebrateBravo()
  await vi.advanceTimersByTimeAsync(0)
  expect(current().shown).toMatchObject({ french: 'Tu as gagné un Bravo!', place: 1 })
})
