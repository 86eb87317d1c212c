import { describe, expect, it } from 'vitest'
import { readWordList, readWords } from './read-words.ts'
import { appendWords, checkWords, textOfWords } from './words-text.ts'

const french = (source: string | ArrayBuffer) => readWords(source).map((word) => word.french)

describe('readWords', () => {
  it.each([
    ['one per line', 'la vache\ncheval\n\nla trottinette\n'],
    ['all on one line', 'la vache, cheval ,la trottinette'],
    ['with their English, as from a spreadsheet', 'la vache\tcow\ncheval\thorse\nla trottinette\tscooter'],
    ['with semicolons and a header', 'Anglais;Français\ncow;la vache\nhorse;cheval\nscooter;la trottinette'],
    ['with equals signs', 'la vache = cow\ncheval = horse\nla trottinette = scooter'],
    ['with the English of only one word', 'la vache\ncheval\nla trottinette = scooter'],
    ['with a byte order mark and Windows line ends', '\uFEFFla vache\r\ncheval\r\nla trottinette\r\n'],
  ])('reads words %s', (_title, text) => {
    expect(french(text)).toEqual(['la vache', 'le cheval', 'la trottinette'])
  })

  it('does not split a sentence at its commas', () => {
    expect(french('la vache\nOui, merci.')).toEqual(['la vache', 'Oui, merci.'])
  })

  it('reads text encoded in Windows-1252', () => {
    const bytes = Uint8Array.from('la chèvre\nle bébé', (sign) => sign.charCodeAt(0))
    expect(french(bytes.buffer)).toEqual(['la chèvre', 'le bébé'])
  })

  it('adds the picture and sound of known words, and keeps the English of unknown ones', () => {
    expect(readWords('vache;cow\nla trottinette;scooter')).toMatchObject([
      { french: 'la vache', sound: 'sounds/la-vache.mp3' },
      { french: 'la trottinette', english: 'scooter', image: null, sound: null },
    ])
  })

  it('keeps the English that was typed, and omits the picture if it has another meaning', () => {
    expect(readWords('la vache = a cow\nla serviette = towel\nla serviette')).toMatchObject([
      { french: 'la vache', english: 'a cow', image: 'pictures/cow.svg' },
      { french: 'la serviette', english: 'towel', image: null, sound: 'sounds/la-serviette.mp3' },
      { french: 'la serviette', english: 'napkin', image: expect.any(String) },
    ])
  })

  it.each(['', ' \n '])('returns no words for blank text: %j', (text) => {
    expect(readWords(text)).toEqual([])
  })
})

describe('checkWords', () => {
  const check = (text: string) => checkWords(readWords(text))
  const many = (count: number) =>
    Array.from({ length: count }, (_none, index) => `le mot ${'a'.repeat(index)}`)

  it('accepts ten words, long words, and a word with an emoji', () => {
    const ten = many(10).join('\n')
    expect(check(`${ten}\nle chat 🐱\nla ${'x'.repeat(77)}`)).toEqual({ faults: [], warnings: [] })
  })

  it.each([
    ['', ['Il faut au moins un mot.'], []],
    ['la mer\nLa Mer', [], ['« la mer » est deux fois dans la liste : il est gardé une fois.']],
    ['<b>le chien</b>\nla mer', ['« <b>le chien</b> » contient du HTML : écrivez le mot seul.'], []],
    ['le sable = <i>sand</i>', ['« <i>sand</i> » contient du HTML : écrivez le mot seul.'], []],
    [`la ${'x'.repeat(200)}`, [`« la ${'x'.repeat(37)}… » est trop long.`], []],
  ])('describes faults and warnings in French sentences: %j', (text, faults, warnings) => {
    expect(check(text)).toEqual({ faults, warnings })
  })

  it('rejects more than 300 words and warns above 30', () => {
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

it("finds a word of the school's own pages with or without its article", () => {
  const own = [{ french: 'le coquillage', english: 'shell', image: '/api/v1/media/a.png', sound: null }]
  expect(readWords('coquillage\nle coquillage = a shell', own)).toMatchObject([
    ...own,
    { english: 'a shell', image: '/api/v1/media/a.png' },
  ])
  expect(textOfWords(own)).toBe('le coquillage = shell')
})

describe('readWordList', () => {
  it.each([
    ['sep=;\nFrançais;Anglais\nla vache;cow\n;horse', 1, ['sep=;', 'Français;Anglais', ';horse']],
    ['#html:true\nla vache\tcow', 1, ['#html:true']],
    ['Les animaux :\nla vache\nle cheval', 2, ['Les animaux :']],
    ['| Mot | Sens |\n|---|---|\n| la vache | cow |', 1, ['| Mot | Sens |', '|---|---|']],
  ])('returns every line as a word or as unread: %j', (text, count, unread) => {
    const read = readWordList(text)
    expect(read.words).toHaveLength(count)
    expect(read.unread.map(({ raw }) => raw)).toEqual(unread)
  })
})

it('uses the column roles that the teacher chose', () => {
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
])('appends words to %j in the format of its lines', (text, added) => {
  const list = appendWords(text, [{ french: 'la vache', english: 'cow' }], readWordList(text))
  expect(list).toBe(added)
  expect(readWordList(list).words.at(-1)).toMatchObject({ french: 'la vache', english: 'cow' })
})
