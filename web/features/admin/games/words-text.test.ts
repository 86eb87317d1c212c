import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readWordList, readWords, wordListDraft } from './read-words.ts'
import { addWords, checkWords, textOfWords } from './words-text.ts'

const french = (source: string | ArrayBuffer) => readWords(source).map((word) => word.french)

describe('a list of words', () => {
  it.each([
    ['one a line', 'la vache\ncheval\n\nla trottinette\n'],
    ['all on one line', 'la vache, cheval ,la trottinette'],
    ['with their English, as from a spreadsheet', 'la vache\tcow\ncheval\thorse\nla trottinette\tscooter'],
    ['with semicolons and a header', 'Anglais;Français\ncow;la vache\nhorse;cheval\nscooter;la trottinette'],
    ['with signs of equality', 'la vache = cow\ncheval = horse\nla trottinette = scooter'],
    ['with the English of one word alone', 'la vache\ncheval\nla trottinette = scooter'],
    ['with a mark of UTF-8 and lines of Windows', '\uFEFFla vache\r\ncheval\r\nla trottinette\r\n'],
  ])('is read %s', (_title, text) => {
    expect(french(text)).toEqual(['la vache', 'le cheval', 'la trottinette'])
  })

  it('keeps the commas of what is said', () => {
    expect(french('la vache\nOui, merci.')).toEqual(['la vache', 'Oui, merci.'])
  })

  it('is read in Windows-1252', () => {
    const bytes = Uint8Array.from('la chèvre\nle bébé', (sign) => sign.charCodeAt(0))
    expect(french(bytes.buffer)).toEqual(['la chèvre', 'le bébé'])
  })

  it('brings what the bank knows of a word, and the English of one that it does not know', () => {
    expect(readWords('vache;cow\nla trottinette;scooter')).toMatchObject([
      { french: 'la vache', sound: 'sounds/la-vache.mp3' },
      { french: 'la trottinette', english: 'scooter', image: null, sound: null },
    ])
  })

  it('keeps the English that was typed, and no picture of something else', () => {
    expect(readWords('la vache = a cow\nla serviette = towel\nla serviette')).toMatchObject([
      { french: 'la vache', english: 'a cow', image: 'pictures/cow.svg' },
      { french: 'la serviette', english: 'towel', image: null, sound: 'sounds/la-serviette.mp3' },
      { french: 'la serviette', english: 'napkin', image: expect.any(String) },
    ])
  })

  it.each(['', ' \n '])('is empty where there is nothing: %j', (text) => {
    expect(readWords(text)).toEqual([])
  })
})

describe('the check of a list', () => {
  const check = (text: string) => checkWords(readWords(text))
  const many = (count: number) =>
    Array.from({ length: count }, (_none, index) => `le mot ${'a'.repeat(index)}`)

  it('finds nothing in ten words, in long ones, or in one with an emoji', () => {
    const ten = many(10).join('\n')
    expect(check(`${ten}\nle chat 🐱\nla ${'x'.repeat(77)}`)).toEqual({ faults: [], warnings: [] })
  })

  it.each([
    ['', ['Il faut au moins un mot.'], []],
    ['la mer\nLa Mer', [], ['« la mer » est deux fois dans la liste : il est gardé une fois.']],
    ['<b>le chien</b>\nla mer', ['« <b>le chien</b> » contient du HTML : écrivez le mot seul.'], []],
    ['le sable = <i>sand</i>', ['« <i>sand</i> » contient du HTML : écrivez le mot seul.'], []],
    [`la ${'x'.repeat(200)}`, [`« la ${'x'.repeat(37)}… » est trop long.`], []],
  ])('says in a sentence what is wrong: %j', (text, faults, warnings) => {
    expect(check(text)).toEqual({ faults, warnings })
  })

  it('takes at most three hundred words, and warns from thirty on', () => {
    const all = checkWords(
      many(301).map((french) => ({ french: french.slice(0, 100), english: '', image: null, sound: null })),
    )
    expect(all.faults[0]).toBe('Une page a au plus 300 mots, et il y en a 301 : faites-en plusieurs pages.')
    expect(check(many(40).join('\n'))).toEqual({
      faults: [],
      warnings: ["40 mots sont beaucoup pour une page : 10 à 30 s'apprennent mieux."],
    })
  })
})

it('brings what a page of the school knows of a word, with its article or without', () => {
  const own = [{ french: 'le coquillage', english: 'shell', image: '/api/v1/media/a.png', sound: null }]
  expect(readWords('coquillage\nle coquillage = a shell', own)).toMatchObject([
    ...own,
    { english: 'a shell', image: '/api/v1/media/a.png' },
  ])
  expect(textOfWords(own)).toBe('le coquillage = shell')
})

describe('every line is a word or is listed as unread with a reason', () => {
  it.each([
    ['sep=;\nFrançais;Anglais\nla vache;cow\n;horse', 1, ['sep=;', 'Français;Anglais', ';horse']],
    ['#html:true\nla vache\tcow', 1, ['#html:true']],
    ['Les animaux :\nla vache\nle cheval', 2, ['Les animaux :']],
    ['| Mot | Sens |\n|---|---|\n| la vache | cow |', 1, ['| Mot | Sens |', '|---|---|']],
  ])('%j', (text, count, unread) => {
    const read = readWordList(text)
    expect(read.words).toHaveLength(count)
    expect(read.unread.map(({ raw }) => raw)).toEqual(unread)
  })
})

it('takes the columns that the teacher chooses', () => {
  const text = 'the scooter\tla trottinette\nthe slide\tle toboggan'
  const { words } = readWordList(text, [], { 0: 'english', 1: 'french' })
  expect(words).toMatchObject([
    { french: 'la trottinette', english: 'the scooter' },
    { french: 'le toboggan', english: 'the slide' },
  ])
})

it.each([
  ['', 'la vache = cow'],
  ['la mer = sea\nla trottinette', 'la mer = sea\nla trottinette\nla vache = cow'],
  ['la mer - sea', 'la mer - sea\nla vache = cow'],
  ['la mer\tsea\n', 'la mer\tsea\nla vache\tcow'],
  ['English;French\nsea;la mer', 'English;French\nsea;la mer\ncow;la vache'],
])('adds words below %j as its lines are written', (text, added) => {
  const list = addWords(text, [{ french: 'la vache', english: 'cow' }], readWordList(text))
  expect(list).toBe(added)
  expect(readWordList(list).words.at(-1)).toMatchObject({ french: 'la vache', english: 'cow' })
})

describe('a draft of a word list', () => {
  it('accepts the text alone that earlier versions kept', () => {
    expect(z.parse(wordListDraft, 'la vache\nle coq')).toEqual({ text: 'la vache\nle coq', columns: {} })
  })
})
