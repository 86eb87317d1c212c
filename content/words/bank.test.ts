import { expect, it } from 'vitest'
import { slugOf } from '../../domain/slug.ts'
import { bank, themes, wordOf } from './bank.ts'
import { regularPlural, spokenForm, vocabularyWordOf } from './word.ts'

it('has at least 700 words and phrases', () => {
  expect(bank.length).toBeGreaterThanOrEqual(700)
})

it('has at least six words in every theme', () => {
  expect(Object.entries(themes).filter(([, words]) => words.length < 6)).toEqual([])
})

it('has a picture for every word', () => {
  expect(bank.filter((word) => word.picture === null)).toEqual([])
})

it('has no duplicate words', () => {
  const ids = bank.map((word) => word.id)
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect(duplicates, 'Use the word of the list that has it.').toEqual([])
})

it('writes every word in composed characters without stray spaces', () => {
  const texts = bank.flatMap((word) => [spokenForm(word), word.english])
  expect(texts.filter((text) => text !== text.normalize('NFC').trim() || /\s\s/.test(text))).toEqual([])
})

it('derives the article of nouns from gender and number', () => {
  const nouns = bank.filter((word) => word.kind === 'noun')
  expect(nouns.filter((noun) => /^(le|la|les|un|une|des|l['’])\b/.test(noun.french))).toEqual([])
  expect(nouns.map(spokenForm).filter((text) => !/^(le |la |les |l')/.test(text))).toEqual([])
})

it("notes whether a boy or a girl speaks if the speaker's adjective or participle is gendered", () => {
  const speaksOfSelf = /\bJe (?:me )?(?:suis|sens) (?:bien )?(\p{L}+)/iu
  const hasTwoForms = (form: string) =>
    /(?:é|ée)$/.test(form) ||
    bank.some(
      (word) =>
        word.kind === 'adjective' &&
        word.french !== word.feminine &&
        [word.french, word.feminine].includes(form),
    )
  const unmarked = bank.filter((word) => {
    const [, form = ''] = (word.kind === 'phrase' && speaksOfSelf.exec(word.french)) || []
    return hasTwoForms(form) && !/\((?:a boy|a girl) says\)$/.test(word.english)
  })
  expect(unmarked.map(({ english }) => english)).toEqual([])
})

it.each([
  ['vache', 'vaches'],
  ['cheval', 'chevaux'],
  ['taureau', 'taureaux'],
  ['jeu', 'jeux'],
  ['souris', 'souris'],
  ['nez', 'nez'],
])('makes the plural of %s: %s', (singular, plural) => {
  expect(regularPlural(singular)).toBe(plural)
})

it.each([
  ["l'oie", 'l-oie'],
  ['le cœur', 'le-coeur'],
  ['Quel temps fait-il?', 'quel-temps-fait-il-question'],
])('names the sound file of "%s" %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('gives different names to long texts with the same beginning', () => {
  const long = 'Je voudrais une grande pizza avec des champignons, du fromage et'
  expect(slugOf(`${long} du jambon.`)).not.toBe(slugOf(`${long} des olives.`))
  expect(slugOf(`${long} du jambon.`).length).toBeLessThanOrEqual(60)
})

it('returns a word with article, plural, picture and sound', () => {
  expect(vocabularyWordOf(wordOf('la vache'))).toEqual({
    french: 'la vache',
    english: 'cow',
    image: 'pictures/cow.svg',
    sound: 'sounds/la-vache.mp3',
    plural: 'les vaches',
  })
})

it('has no plural that means something else, such as "les toilettes" for the washroom', () => {
  const said = new Map(bank.map((word) => [spokenForm(word), word.english]))
  const other = bank.flatMap((word) => {
    const plural = word.kind === 'noun' && word.plural !== null ? said.get(`les ${word.plural}`) : undefined
    return plural === undefined || plural === `${word.english}s` ? [] : [`${spokenForm(word)}: ${plural}`]
  })
  expect(other).toEqual([])
})

it('throws an error that contains the missing word', () => {
  expect(() => wordOf('la licorne volante')).toThrow('la licorne volante')
})
