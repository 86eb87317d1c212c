import { expect, it } from 'vitest'
import { slugOf } from '../../domain/slug.ts'
import { bank, themes, wordOf } from './bank.ts'
import { regularPlural, spokenForm, vocabularyWordOf } from './word.ts'

it('has 700 words and phrases or more', () => {
  expect(bank.length).toBeGreaterThanOrEqual(700)
})

it('has six words or more of every theme', () => {
  expect(Object.entries(themes).filter(([, words]) => words.length < 6)).toEqual([])
})

it('has a picture for every word', () => {
  expect(bank.filter((word) => word.picture === null)).toEqual([])
})

it('has every word once', () => {
  const ids = bank.map((word) => word.id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('writes every word in composed characters without stray spaces', () => {
  const texts = bank.flatMap((word) => [spokenForm(word), word.english])
  expect(texts.filter((text) => text !== text.normalize('NFC').trim() || /\s\s/.test(text))).toEqual([])
})

it('gives nouns their article from gender and number, not in the word itself', () => {
  const nouns = bank.filter((word) => word.kind === 'noun')
  expect(nouns.filter((noun) => /^(le|la|les|un|une|des|l['’])\b/.test(noun.french))).toEqual([])
  expect(nouns.map(spokenForm).filter((text) => !/^(le |la |les |l')/.test(text))).toEqual([])
})

it('says of a sentence with one form of an adjective or participle whether a boy or a girl says it', () => {
  const speaksOfSelf = /\bJe (?:me )?(?:suis|sens) (?:bien )?(\p{L}+)/iu
  const hasTwoForms = (form: string) =>
    /(?:é|ée)$/.test(form) ||
    bank.some(
      (word) =>
        word.kind === 'adjective' &&
        word.french !== word.feminine &&
        [word.french, word.feminine].includes(form),
    )
  const untold = bank.filter((word) => {
    const [, form = ''] = (word.kind === 'phrase' && speaksOfSelf.exec(word.french)) || []
    return hasTwoForms(form) && !/\((?:a boy|a girl) says\)$/.test(word.english)
  })
  expect(untold.map(({ english }) => english)).toEqual([])
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
])('names the sound of %s %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('names long texts apart though they begin alike', () => {
  const long = 'Je voudrais une grande pizza avec des champignons, du fromage et'
  expect(slugOf(`${long} du jambon.`)).not.toBe(slugOf(`${long} des olives.`))
  expect(slugOf(`${long} du jambon.`).length).toBeLessThanOrEqual(60)
})

it('shows a word with article, plural, picture and sound', () => {
  expect(vocabularyWordOf(wordOf('la vache'))).toEqual({
    french: 'la vache',
    english: 'cow',
    image: 'pictures/cow.svg',
    sound: 'sounds/la-vache.mp3',
    plural: 'les vaches',
  })
})

it('has no plural that is said of something else, as "les toilettes" of the washroom', () => {
  const said = new Map(bank.map((word) => [spokenForm(word), word.english]))
  const other = bank.flatMap((word) => {
    const plural = word.kind === 'noun' && word.plural !== null ? said.get(`les ${word.plural}`) : undefined
    return plural === undefined || plural === `${word.english}s` ? [] : [`${spokenForm(word)}: ${plural}`]
  })
  expect(other).toEqual([])
})

it('says which word is missing', () => {
  expect(() => wordOf('la licorne volante')).toThrow('la licorne volante')
})
