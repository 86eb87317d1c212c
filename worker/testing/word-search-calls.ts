import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type WordSearchAnswer, wordSearchAnswer } from '../../domain/api/word-search.ts'
import { random } from '../../domain/games/random.ts'
import { games } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { type CallOptions, openSchool, type School } from './school.ts'

export const WORDS = [
  'chat',
  'chien',
  'vache',
  'poule',
  "l'oie",
  'cheval',
  'chèvre',
  'mouton',
  'lapin',
  'canard',
  'dinde',
]
/** The word search with `WORDS`. */
export const RECORD = { id: 'farm', clientID: 'Page_Games_WordSearch_Farm' }

/** Opens a school with that record. @param changes changes to its bindings */
export async function openSchoolWithWordSearch(changes: Partial<Env> = {}): Promise<School> {
  const school = await openSchool(changes, random(1).next)
  await school.db.insert(games).values({
    ...RECORD,
    kind: 'word-search',
    description: 'La ferme',
    instructions: 'Trouve les mots.',
    data: JSON.stringify(WORDS.map((word) => ({ word, image: `pictures/${word}.svg` }))),
    updated: '2026-09-01T12:00:00.000Z',
  })
  return school
}

/** Calls the word search, on the school of the running test. `read` requires success, `ask` does not. */
export function wordSearchCalls(school: () => School) {
  const ask = (options: unknown, from: CallOptions = {}) =>
    school().call('POST /word-search', { ...from, body: { options } })
  return {
    ask,
    async read(options: unknown): Promise<WordSearchAnswer> {
      const { status, body } = await ask(options)
      expect(status).toBe(200)
      return z.parse(wordSearchAnswer, body)
    },
  }
}

/** Checks that each word's path is straight and spells the word. */
export function expectSound({ grid, words }: WordSearchAnswer) {
  for (const { word, path } of words) {
    expect(path.map(({ x, y }) => grid[y]?.[x]).join('')).toBe(word)
    const steps = path
      .slice(1)
      .map(({ x, y }, index) => [x - (path[index]?.x ?? 0), y - (path[index]?.y ?? 0)])
    expect(new Set(steps.map(String)).size).toBeLessThan(2)
  }
}
