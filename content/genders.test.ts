import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frenchTexts } from './site/french-texts.ts'
import { bank } from './words/bank.ts'
import { spokenForm } from './words/word.ts'

/** Not imported, because TypeScript would infer a type with a property for each of 40,000 words. */
const require = createRequire(import.meta.url)
const lexicon = require.resolve('french-words-gender-lefff/dist/words.json')
const genders = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(lexicon, 'utf8')))
/** Gender of singular nouns. Nouns with two genders are not listed. */
const genderOf: ReadonlyMap<string, string> = new Map(Object.entries(genders))

/** Canadian or feminine uses. The list has only the other gender of these nouns. */
const otherGender: ReadonlySet<string> = new Set(['le beigne', 'le lutin', 'la médecin', 'la juge'])

/** Words after a determiner that are not nouns here. */
const noNoun: ReadonlySet<string> = new Set([
  ...['la fait', 'la la', 'la plus', 'la même', 'sa propre', 'le chasse'],
  // The country.
  'la suisse',
])

it('gives nouns of the bank the gender that the lexicon has', () => {
  const nouns = bank.flatMap((word) => (word.kind === 'noun' ? [word] : []))
  const known = nouns.flatMap((noun) => {
    const gender = genderOfHead(noun.french)
    return gender === undefined ? [] : [{ noun, gender }]
  })
  expect(known.length).toBeGreaterThan(nouns.length * 0.85)
  const wrong = known.filter(
    ({ noun, gender }) => gender !== noun.gender.toUpperCase() && !otherGender.has(spokenForm(noun)),
  )
  expect(wrong.map(({ noun }) => spokenForm(noun))).toEqual([])
})

it('has an article of the right gender before every singular noun', () => {
  const wrong = new Map<string, string>()
  for (const text of frenchTexts()) {
    for (const pair of disagreementsIn(text)) wrong.set(pair, text)
  }
  expect([...wrong].filter(([pair]) => !otherGender.has(pair) && !noNoun.has(pair))).toEqual([])
})

it.each([
  ['Je mange la fromage.', ['la fromage']],
  ['Un vache et une cheval', ['un vache', 'une cheval']],
  ['Mon amie a une belle tuque et son écharpe.', []],
  ['Le chat boit du lait dans la cuisine.', []],
])('finds the wrong genders in "%s"', (text, pairs) => {
  expect(disagreementsIn(text)).toEqual(pairs)
})

const FEMININE = new Set(['une', 'la', 'ma', 'ta', 'sa', 'cette'])
/** Also used with feminine nouns that begin with a vowel. */
const BEFORE_VOWELS = new Set(['mon', 'ton', 'son'])
const DETERMINED = /(?<![\p{L}'-])(un|une|le|la|mon|ma|ton|ta|son|sa|ce|cet|cette|du|au) (\p{L}[\p{L}-]*)/giu

/** "la fromage": pairs of a determiner and a known noun of the other gender. */
function disagreementsIn(text: string): string[] {
  const pairs = text.normalize('NFC').replaceAll('’', "'").toLowerCase().matchAll(DETERMINED)
  return [...pairs].flatMap(([pair, determiner = '', noun = '']) => {
    const gender = genderOf.get(noun)
    const isFree = BEFORE_VOWELS.has(determiner) && /^[aeiouyhàâéèêîôœ]/.test(noun)
    const isRight = gender === undefined || isFree || (gender === 'F') === FEMININE.has(determiner)
    return isRight ? [] : [pair]
  })
}

/** The gender of the first noun: of "carte postale", that of "carte". */
function genderOfHead(noun: string): string | undefined {
  const [head = ''] = noun.toLowerCase().split(/[ ']/)
  return genderOf.get(head) ?? genderOf.get(head.replace(/[sx]$/, ''))
}
