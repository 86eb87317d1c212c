import { expect, it } from 'vitest'
import { wordsOf } from '../page-words.ts'
import { vocabularySeeds } from '../pages.ts'

it('lists the words of all shipped pages of words (vitest -u updates the list)', async () => {
  const words = Object.fromEntries(
    vocabularySeeds.map(({ clientID, content }) => [clientID, wordsOf(content).map(({ french }) => french)]),
  )
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot('shipped-words.json')
})
