import { describe, expect, it } from 'vitest'
import { readWords } from './words-text.ts'

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

  it.each(['', ' \n '])('is empty where there is nothing: %j', (text) => {
    expect(readWords(text)).toEqual([])
  })
})
