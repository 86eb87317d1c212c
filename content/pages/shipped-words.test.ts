import { expect, it } from 'vitest'
import { vocabularySeeds } from '../pages.ts'
import { wordsOf } from '../site/page-words.ts'

it('lists the words of all shipped word pages (vitest -u updates the list)', async () => {
  const words = Object.fromEntries(
    vocabularySeeds.map(({ clientID, content }) => [clientID, wordsOf(content).map(({ french }) => french)]),
  )
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot('shipped-words.json')
})
