import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wordSearchRequest } from './word-search.ts'

it('asks for ten words in ten rows of ten, three in ten of them backwards, where nothing else is wanted', () => {
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
