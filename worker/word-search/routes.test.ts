import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wordSearchAnswer } from '../../domain/api/word-search.ts'
import { BOARD_FORM } from '../../domain/games/word-search/board-form.ts'
import { games, menuLinks } from '../db/schema.ts'
import { pages } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import {
  expectSound,
  openSchoolWithWordSearch,
  RECORD,
  WORDS,
  wordSearchCalls,
} from '../testing/word-search-calls.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolWithWordSearch()
})
const { ask, read } = wordSearchCalls(() => school)

describe('a dictionary', () => {
  it('fits into the smallest grid of at least 10 by 10, with each word along its path', async () => {
    const dictionary = [{ word: 'chat', image: 'cat.svg' }, { word: "l'arc-en-ciel" }, 'crème glacée']
    const answer = await read({ dictionary })
    expect(answer.cached).toBe(false)
    expect(answer.grid.map((row) => row.length)).toEqual(Array.from({ length: 11 }, () => 11))
    expect(
      answer.words.map(({ word, original, image }) => ({ word, original, image })).toSorted(byWord),
    ).toEqual([
      { word: 'CHAT', original: 'chat', image: 'cat.svg' },
      { word: 'CRÈMEGLACÉE', original: 'crème glacée', image: null },
      { word: 'LARCENCIEL', original: "l'arc-en-ciel", image: null },
    ])
    expectSound(answer)
  })

  it('enlarges the smallest grid to the length of its longest word', async () => {
    const answer = await read({ ...BOARD_FORM, dictionary: ['lapin', 'chien', 'chat', 'vache'] })
    expect(answer.grid.map((row) => row.length)).toEqual([5, 5, 5, 5, 5])
    expectSound(answer)
  })

  it('is laid out according to the options', async () => {
    const options = {
      cols: 12,
      rows: 8,
      maxWords: 3,
      backwardsProbability: 0,
      upperCase: false,
      diacritics: false,
    }
    const answer = await read({ dictionary: WORDS, ...options })
    expect(answer.grid).toHaveLength(8)
    expect(answer.grid[0]).toHaveLength(12)
    expect(answer.words).toHaveLength(3)
    expect(answer.grid.flat().join('')).toMatch(/^[a-z]+$/)
    expectSound(answer)
  })

  it('fills a board of 10 words by default', async () => {
    expect((await read({ dictionary: WORDS })).words).toHaveLength(10)
  })

  it('takes precedence over a record', async () => {
    const answer = await read({ dictionary: ['pizza', 'fromage'], id: RECORD.id })
    expect(answer.words.map(({ original }) => original).toSorted()).toEqual(['fromage', 'pizza'])
  })

  it('can have at most 50 words', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `mot${index}`)
    expect((await read({ dictionary: many })).words).toHaveLength(10)
    expect(await ask({ dictionary: [...many, 'mot'] })).toMatchObject({
      status: 400,
      body: { message: 'options.dictionary doit avoir au plus 50 éléments.' },
    })
  })

  it.each([
    [
      ['chat', 'anticonstitutionnellements'],
      '« anticonstitutionnellements » est trop long : il y a place pour 25 lettres.',
    ],
    [['chat', '50 %'], "« 50 % » a d'autres signes que des lettres."],
    [['à'], '« à » est trop court : il faut au moins 2 lettres.'],
  ])('is refused if no grid can hold one of its words, which is named: %j', async (dictionary, message) => {
    expect(await ask({ dictionary })).toMatchObject({ status: 400, body: { success: false, message } })
  })
})

function byWord(one: { word: string }, other: { word: string }): number {
  return one.word < other.word ? -1 : 1
}

it('places ten similar words for visitors, pupils and administrators', async () => {
  const letters = [...'ABCDE']
  const dictionary = letters.flatMap((one) => letters.map((other) => one + other))
  for (const as of [undefined, 'alice', 'madame'] as const) {
    const { status, body } = await ask({ dictionary, maxWords: 10 }, { as })
    expect(status).toBe(200)
    expectSound(z.parse(wordSearchAnswer, body))
  }
})

it.each([16, 18, 20])('keeps the requested size of %i for six short words', async (side) => {
  const { grid, words } = await read({
    dictionary: ['chat', 'riz', 'âne', 'ver', 'nez', 'bec'],
    cols: side,
    rows: side,
  })
  expect(words).toHaveLength(6)
  expect([grid.length, grid[0]?.length]).toEqual([side, side])
})

describe('a record', () => {
  it('can allow forward words only; a request can override this, and a dictionary ignores it', async () => {
    const data = JSON.stringify([{ forwardsOnly: true }, ...WORDS.map((word) => ({ word }))])
    await school.db.update(games).set({ data }).where(eq(games.id, RECORD.id))
    const backwards = async (options: object) => {
      const boards = await Promise.all(Array.from({ length: 3 }, () => read({ ...BOARD_FORM, ...options })))
      return boards
        .flatMap(({ words }) => words)
        .filter(({ path: [first, second] }) => {
          if (!first || !second) throw new Error('A word has two letters.')
          return second.x < first.x || second.y < first.y
        }).length
    }
    const { id } = RECORD
    expect(await backwards({ id })).toBe(0)
    expect(await backwards({ id, lastGridID: 'none' })).toBe(0)
    expect(await backwards({ id, backwardsProbability: 1 })).toBe(0)
    expect(await backwards({ id, forwardsOnly: false })).toBeGreaterThan(0)
    expect(await backwards({ dictionary: WORDS, id })).toBeGreaterThan(0)
    expect(await backwards({ dictionary: WORDS, forwardsOnly: true })).toBe(0)
  })

  it('provides words and pictures', async () => {
    const answer = await read({ id: RECORD.id })
    expect(answer.words).toHaveLength(10)
    for (const { original, image } of answer.words) expect(image).toBe(`pictures/${original}.svg`)
    expectSound(answer)
  })

  it.each(['nowhere', 'page_games_memory_farm', '__proto__'])('must be a word search: %s', async (id) => {
    expect((await ask({ id })).status).toBe(404)
  })

  it.each([
    [{ isEnabled: false }, undefined, 401],
    [{ isEnabled: false }, 'alice', 403],
    [{ isEnabled: false }, 'madame', 200],
    [{ isAuthRequired: true }, undefined, 401],
    [{ isAuthRequired: true }, 'alice', 200],
    [{ isWhiteListEnabled: true }, 'alice', 403],
  ] as const)('requires access to its link: %j %s', async (flags, as, status) => {
    await school.db
      .update(menuLinks)
      .set({ clientID: RECORD.clientID, ...flags })
      .where(eq(menuLinks.clientID, pages.open))
    expect((await ask({ id: RECORD.id }, { as })).status).toBe(status)
  })

  it('is refused with its fault if it cannot be played', async () => {
    await school.db.update(games).set({ data: '[]' }).where(eq(games.id, RECORD.id))
    expect(await ask({ id: RECORD.id })).toMatchObject({
      status: 409,
      body: {
        message: 'Il faut au moins 1 mot.',
        error: { code: 'boardFaulty', faults: [{ code: 'tooFew', least: 1, what: 'words' }] },
      },
    })
  })
})

it('limits visitors of one address but no signed-in users there', async () => {
  const FLOOD = { limit: () => Promise.resolve({ success: false }) }
  school = await openSchool({ FLOOD })
  const answer = await ask({ dictionary: ['chat'] })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  const body = { options: { dictionary: ['chat'] } }
  expect((await school.call('POST /word-search', { as: 'alice', body })).status).toBe(200)
})

describe('invalid options', () => {
  it.each([
    [{}, "Il faut des mots (options.dictionary), ou le nom d'un jeu (options.id)."],
    [{ dictionary: [] }, "Il faut des mots (options.dictionary), ou le nom d'un jeu (options.id)."],
    [{ cols: 3 }, 'options.cols doit être au moins 4.'],
    [{ rows: 26 }, 'options.rows doit être au plus 25.'],
    [{ cols: 4.5 }, 'options.cols doit être un nombre entier.'],
    [{ maxWords: 0 }, 'options.maxWords doit être au moins 1.'],
    [
      { maxWords: 11, dictionary: Array.from({ length: 11 }, (_, index) => `mot${index}`) },
      'options.maxWords doit être au plus 10 pour tant de mots.',
    ],
    [{ backwardsProbability: 1.1 }, 'options.backwardsProbability doit être au plus 1.'],
    [{ backwardsProbability: -0.1 }, 'options.backwardsProbability doit être au moins 0.'],
    [{ forwardsOnly: 'yes' }, 'options.forwardsOnly doit être true ou false.'],
    [{ upperCase: 'yes' }, 'options.upperCase doit être true ou false.'],
    [{ diacritics: 1 }, 'options.diacritics doit être true ou false.'],
    [{ dictionary: 'chat' }, 'options.dictionary doit être une liste.'],
    [{ dictionary: [5] }, 'options.dictionary.0 doit être un mot, ou un objet avec un mot et une image.'],
    [{ id: 5 }, 'options.id doit être un texte.'],
  ])('are refused: %j', async (options, message) => {
    expect(await ask(options)).toMatchObject({ status: 400, body: { success: false, message } })
  })
})
