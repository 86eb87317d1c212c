import dictionary from 'dictionary-fr'
import nspell from 'nspell'
import { expect, it } from 'vitest'
import { choicesOfGames, frenchTexts } from './site/french-texts.ts'

/** Names, sounds, endings, letters and Canadian French words that the dictionary lacks. */
const allowed: ReadonlySet<string> = new Set([
  ...['bê', 'Colas', 'Din', 'Diwali', 'er', 'intrapersonnelle', 'ir', 'NIP', 'ouaf', 'Vigneault'],
  ...['é', 'è', 'ê', 'ë'],
])

const spelling = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })

it('spells every French text as the dictionary does', { timeout: 60_000 }, () => {
  const misspelt = new Map<string, string>()
  for (const text of [...frenchTexts(), ...choicesOfGames()]) {
    for (const word of wordsOf(text)) if (!isKnown(word)) misspelt.set(word, text)
  }
  expect([...misspelt]).toEqual([])
})

it('lists only exceptions that are not in the dictionary', () => {
  expect([...allowed].filter((word) => spelling.correct(word))).toEqual([])
})

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}'-]*\p{L}|\p{L}/gu) ?? []
  )
}

/** True for a known word, or a word whose parts are known: "qu'est-ce" has "qu", "est", "ce". */
function isKnown(word: string): boolean {
  if (allowed.has(word) || spelling.correct(word) || spelling.correct(word.toLowerCase())) return true
  const parts = word.split(/['-]/)
  return (
    parts.length > 1 && parts.every((part) => part === '' || ELIDED.has(part.toLowerCase()) || isKnown(part))
  )
}

const ELIDED: ReadonlySet<string> = new Set(['l', 'd', 'j', 'n', 's', 'c', 'm', 't', 'qu', 'jusqu', 'lorsqu'])
