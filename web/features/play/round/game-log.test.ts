import { describe, expect, it } from 'vitest'
import { memory } from '../../../../domain/games/memory/rules.ts'
import { beginGame, takeAction } from './game-log.ts'
import { type SavedGame, savedGameSlot } from './saved-game.ts'

const deck = memory.parseDeck('le chat, le chien, la vache, la poule, le cheval, la chèvre')
const begin = (past: unknown[] = []) => beginGame(memory, deck, { seed: 1, past })

describe('the log of a game', () => {
  it('records legal actions and ignores illegal ones', () => {
    const once = takeAction(memory, begin(), { type: 'turn', card: 3 })
    const twice = takeAction(memory, once, { type: 'turn', card: 3 })
    expect(twice).toBe(once)
    expect(once.actions).toEqual([{ type: 'turn', card: 3 }])
  })

  it('restores the game by replaying its actions', () => {
    const played = [
      { type: 'turn', card: 0 },
      { type: 'turn', card: 1 },
      { type: 'close' },
      { type: 'turn', card: 5 },
    ] as const
    const log = played.reduce((before, action) => takeAction(memory, before, action), begin())
    expect(begin(JSON.parse(JSON.stringify(log.actions)))).toEqual(log)
  })

  it('drops an invalid action and all actions after it', () => {
    const log = begin([{ type: 'turn', card: 0 }, { type: 'peek' }, { type: 'turn', card: 1 }])
    expect(log.actions).toEqual([{ type: 'turn', card: 0 }])
  })
})

describe('a saved game', () => {
  const game: SavedGame = { userID: 7, data: 'a,b', seed: 5, actions: [{ type: 'turn', card: 0 }], told: 1 }

  it('is found again by the same pupil for the same deck', () => {
    const { slot } = setUp()
    slot.save(game)
    expect(slot.find(7, 'a,b')).toEqual(game)
    slot.clear()
    expect(slot.find(7, 'a,b')).toBeNull()
  })

  it.each([
    ['by another pupil', game, 8, 'a,b'],
    ['by a visitor', game, null, 'a,b'],
    ['for a changed deck', game, 7, 'a,b,c'],
    ['if it has no actions', { ...game, actions: [] }, 7, 'a,b'],
  ])('is not found %s', (_condition, saved, userID, data) => {
    const { slot } = setUp()
    slot.save(saved)
    expect(slot.find(userID, data)).toBeNull()
  })

  it.each(['{', '[]', '{"userID":7,"data":"a,b"}'])('is not found if the storage contains %s', (text) => {
    const { slot, entries } = setUp()
    entries.set('mme:game:memory:farm', text)
    expect(slot.find(7, 'a,b')).toBeNull()
  })
})

function setUp() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
  return { slot: savedGameSlot(storage, 'memory', 'farm'), entries }
}
