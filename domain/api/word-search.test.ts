import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wordSearchRequest } from './word-search.ts'

it('defaults to ten words in a 10 x 10 grid, three in ten of them backwards', () => {
  const { options } = z.parse(wordSearchRequest, { options: { id: 'farm' } })
  expect(options).toMatchObject({
    cols: 10,
    rows: 10,
    maxWords: 10,
    backwardsProbability: 0.3,
    upperCase: true,
    diacritics: true,
  })
})
