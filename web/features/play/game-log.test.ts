import { describe, expect, it } from 'vitest'
import { memory } from '../../../domain/games/memory/rules.ts'
import { beginGame, takeAction } from './game-log.ts'
import { type SavedGame, savedGameSlot } from './saved-game.ts'

const deck = memory.parseDeck('le chat, le chien, la vache, la poule, le cheval, la chèvre')
const begin = (past: unknown[] = []) => beginGame(memory, deck, { seed: 1, past })

describe('the log of a game', () => {
  it('keeps what was done and leaves out what was not legal', () => {
    const once = takeAction(memory, begin(), { type: 'turn', card: 3 })
    const twice = takeAction(memory, once, { type: 'turn', card: 3 })
    expect(twice).toBe(once)
    expect(once.actions).toEqual([{ type: 'turn', card: 3 }])
  })

  it('brings the game back to where it was', () => {
    const played = [
      { type: 'turn', card: 0 },
      { type: 'turn', card: 1 },
      { type: 'close' },
      { type: 'turn', card: 5 },
    ] as const
    const log = played.reduce((before, action) => takeAction(memory, before, action), begin())
    expect(begin(JSON.parse(JSON.stringify(log.actions)))).toEqual(log)
  })

  it('drops what it cannot read, and all that came after', () => {
    const log = begin([{ type: 'turn', card: 0 }, { type: 'peek' }, { type: 'turn', card: 1 }])
    expect(log.actions).toEqual([{ type: 'turn', card: 0 }])
  })
})

describe('a game that was left', () => {
  const game: SavedGame = { userID: 7, data: 'a,b', seed: 5, actions: [{ type: 'turn', card: 0 }], told: 1 }

  it('is found again by the same pupil on the same deck', () => {
    const { slot } = setUp()
    slot.keep(game)
    expect(slot.find(7, 'a,b')).toEqual(game)
    slot.drop()
    expect(slot.find(7, 'a,b')).toBeNull()
  })

  it.each([
    ['by another pupil', game, 8, 'a,b'],
    ['by a visitor', game, null, 'a,b'],
    ['on a deck that changed', game, 7, 'a,b,c'],
    ['where nothing was done yet', { ...game, actions: [] }, 7, 'a,b'],
  ])('is not found %s', (_who, kept, userID, data) => {
    const { slot } = setUp()
    slot.keep(kept)
    expect(slot.find(userID, data)).toBeNull()
  })

  it.each(['{', '[]', '{"userID":7,"data":"a,b"}'])('is not found where the browser keeps %s', (text) => {
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
