import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameSeeds } from '../../content/games.ts'
import { BOARD_FORM } from '../../domain/games/word-search/board-form.ts'
import { parseWordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { games } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { openSchool, type School } from '../testing/school.ts'
import {
  expectSound,
  openSchoolWithWordSearch,
  RECORD,
  wordSearchCalls,
} from '../testing/word-search-calls.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolWithWordSearch()
})
const { read } = wordSearchCalls(() => school)

describe('playing a word search again', () => {
  it('returns another grid, and later one that was made for another player', async () => {
    let last = await read({ id: RECORD.id })
    let fromCache = 0
    for (let round = 0; round < 20; round++) {
      const next = await read({ id: RECORD.id, lastGridID: last.gridID })
      expect(next.gridID).not.toBe(last.gridID)
      expect(next.grid).not.toEqual(last.grid)
      expectSound(next)
      if (next.cached) fromCache += 1
      last = next
    }
    expect(fromCache).toBeGreaterThan(5)
  })

  it('needs no new board for a month once all boards of the record exist', async () => {
    let last = 'none'
    const next = async () => {
      const board = await read({ ...BOARD_FORM, id: RECORD.id, lastGridID: last })
      last = board.gridID
      return board
    }
    for (let round = 0; round < 60; round++) await next()
    for (let round = 0; round < 30; round++) expect((await next()).cached).toBe(true)
    const { keys } = await bindings.CACHE.list({ prefix: 'word-search:' })
    expect(keys).toHaveLength(8)
    const tomorrow = Date.now() / 1000 + 86_400
    expect(keys.every(({ expiration = 0 }) => expiration > tomorrow + 86_400)).toBe(true)
  })

  it('needs no new board either for a tab that has none yet, and varies the boards', async () => {
    const first = () => read({ ...BOARD_FORM, id: RECORD.id, lastGridID: null })
    for (let round = 0; round < 60; round++) await first()
    const boards = await Promise.all(Array.from({ length: 30 }, first))
    expect(new Set(boards.map(({ cached }) => cached))).toEqual(new Set([true]))
    expect(new Set(boards.map(({ gridID }) => gridID)).size).toBeGreaterThan(4)
    for (const board of boards) expectSound(board)
  })

  it('returns a grid of the requested size', async () => {
    await school.db.update(games).set({ data: 'chat,vache,lapin' }).where(eq(games.id, RECORD.id))
    const sizes = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const usual = await read({ id: RECORD.id, lastGridID: 'none' })
      const fitted = await read({ ...BOARD_FORM, id: RECORD.id, lastGridID: 'none' })
      sizes.add(`${usual.grid.length} ${fitted.grid.length} ${fitted.cached}`)
    }
    expect(sizes).toEqual(new Set(['10 5 false', '10 5 true']))
  })

  it('varies the boards of thirty concurrent players and stores few grids', async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => read({ id: RECORD.id })))
    for (let round = 0; round < 3; round++) {
      await Promise.all(
        players.map(async (last, player) => {
          const next = await read({ id: RECORD.id, lastGridID: last.gridID })
          expect(next.grid).not.toEqual(last.grid)
          players[player] = next
        }),
      )
    }
    expect((await bindings.CACHE.list({ prefix: 'word-search:' })).keys.length).toBeLessThanOrEqual(8)
  })

  it('never returns a stored grid to a player who does not send the last grid', async () => {
    const grids: string[] = []
    for (let round = 0; round < 10; round++) {
      const { cached, gridID } = await read({ id: RECORD.id })
      expect(cached).toBe(false)
      grids.push(gridID)
    }
    expect(new Set(grids).size).toBe(10)
  })

  it('makes another board if chance repeats the last grid', async () => {
    school = await openSchool({}, () => 0)
    const first = await read({ dictionary: ['chat', 'chien'] })
    expect((await read({ dictionary: ['chat', 'chien'] })).gridID).toBe(first.gridID)
    const again = await read({ dictionary: ['chat', 'chien'], lastGridID: first.gridID })
    expect(again.gridID).not.toBe(first.gridID)
  })

  it('returns no board with the previous words after the record changes', async () => {
    for (let round = 0; round < 12; round++) await read({ id: RECORD.id, lastGridID: 'none' })
    await school.db
      .update(games)
      .set({ data: 'pizza,fromage', updated: '2026-11-18T15:00:00.000Z' })
      .where(eq(games.id, RECORD.id))
    for (let round = 0; round < 8; round++) {
      const { words } = await read({ id: RECORD.id, lastGridID: 'none' })
      expect(words.map(({ original }) => original).toSorted()).toEqual(['fromage', 'pizza'])
    }
  })

  it('works if KV fails', async () => {
    const broken = new Proxy(bindings.CACHE, {
      get: () => () => Promise.reject(new Error('KV is away')),
    })
    school = await openSchoolWithWordSearch({ CACHE: broken })
    expect(await read({ id: RECORD.id, lastGridID: 'none' })).toMatchObject({ cached: false })
  })
})

describe('a record that the site ships with', () => {
  const seed = gameSeeds.find(({ id }) => id === 'word-search-grade3-farm')
  const data = seed?.data ?? ''
  const change = (data: string, updated: string) =>
    school.db.update(games).set({ data, updated }).where(eq(games.id, RECORD.id))

  it('gets boards as large as their longest word, never the same twice in a row', async () => {
    await change(data, '2026-11-18T15:00:00.000Z')
    let last = 'none'
    const boards = new Set<string>()
    for (let round = 0; round < 20; round++) {
      const board = await read({ ...BOARD_FORM, id: RECORD.id, lastGridID: last })
      expectSound(board)
      expect(board.words).toHaveLength(10)
      expect(board.grid).toHaveLength(Math.max(...board.words.map(({ path }) => path.length)))
      expect(board.gridID).not.toBe(last)
      last = board.gridID
      boards.add(last)
    }
    expect(boards.size).toBeGreaterThan(4)
  })

  it('gets boards of its new words after a teacher changes one', async () => {
    const [first] = parseWordSearchDeck(data).items
    await change(data.replaceAll(`"word":"${first?.word}"`, '"word":"tracteur"'), '2026-11-18T16:00:00.000Z')
    const shown = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const { words } = await read({ ...BOARD_FORM, id: RECORD.id, lastGridID: 'none' })
      for (const { original } of words) shown.add(original)
    }
    expect(shown).toContain('tracteur')
    expect(shown).not.toContain(first?.word)
  })
})
