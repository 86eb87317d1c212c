import { findWord } from '../../../../content/words/find-word.ts'
import { MOST_PAGE_WORDS } from '../../../../domain/api/own-page.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { withoutArticle } from '../../../../domain/french.ts'
import { recordText, textKey } from '../../../../domain/games/plain-text.ts'
import { fold } from '../../../lib/text/fold.ts'
import { readTable } from '../data/read-table.ts'

const FRENCH = ['francais', 'mot', 'mots', 'french', 'word']
const ENGLISH = ['anglais', 'english', 'traduction']

/**
 * The words of a list that was pasted or of the bytes of a file: one a line, with its English behind it where it
 * is known; or all on one line, with commas between them. What the bank knows brings its picture and its sound, and so does what
 * stands on a page of the school's own.
 */
export function readWords(
  source: string | ArrayBuffer,
  own: readonly VocabularyWord[] = [],
): VocabularyWord[] {
  // As in the bank, a word is found without its article, too.
  const known = new Map(
    [withoutArticle, (text: string) => text].flatMap((form) =>
      own.map((word) => [form(textKey(word.french)), word] as const),
    ),
  )
  const wordOf = (french: string, english: string): VocabularyWord => {
    const found = findWord(french) ?? known.get(textKey(french))
    return found
      ? asMeant(found, english.trim())
      : { french: french.trim(), english: english.trim(), image: null, sound: null }
  }
  const rows = readTable(source, delimiterOf).map(({ cells }) => cells)
  const [first = []] = rows
  const header = first.map((name) => fold(name))
  const hasHeader = header.some((name) => FRENCH.includes(name))
  const french = hasHeader ? header.findIndex((name) => FRENCH.includes(name)) : 0
  const english = hasHeader ? header.findIndex((name) => ENGLISH.includes(name)) : 1
  const isOneLine = rows.length === 1 && !hasHeader
  const words = isOneLine
    ? first.map((word) => wordOf(word, ''))
    : rows.slice(hasHeader ? 1 : 0).map((row) => wordOf(row[french] ?? '', row[english] ?? ''))
  return words.filter((word) => word.french !== '')
}

/** A comma parts cells where every line has as many of them: else it belongs to what is said. */
function delimiterOf(text: string): string {
  const sure = ['\t', ';', '='].find((sign) => text.includes(sign))
  if (sure) return sure
  const commas = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.split(',').length))
  return new Set(commas).size === 1 ? ',' : NO_DELIMITER
}

/** The unit separator, which nobody types. */
const NO_DELIMITER = '\u001F'

/** With the English that was typed: where it means something else, "la serviette = towel", the picture would be of another thing. */
function asMeant(found: VocabularyWord, english: string): VocabularyWord {
  if (english === '') return found
  if (sharesWord(english, found.english)) return { ...found, english }
  const { example: _example, ...said } = found
  return { ...said, english, image: null }
}

function sharesWord(one: string, other: string): boolean {
  const words = wordsIn(other)
  return wordsIn(one).some((word) => words.includes(word))
}

function wordsIn(english: string): string[] {
  return fold(english)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
}

const SMALL_WORDS = new Set(['a', 'an', 'the', 'to', 'of', 'some', 'my', 'is', 'it', 'i'])

/** The words as they are typed: each on a line, with its English. */
export function textOfWords(words: readonly Pick<VocabularyWord, 'french' | 'english'>[]): string {
  return words.map(({ french, english }) => (english === '' ? french : `${french} = ${english}`)).join('\n')
}

/** What of a list cannot stand on a page as it is, and what the teacher may want to know of it: French sentences. */
export function checkWords(words: readonly VocabularyWord[]): { faults: string[]; warnings: string[] } {
  const texts = words.flatMap(({ french, english }) => (english === '' ? [french] : [french, english]))
  const odd = texts.filter((text) => !recordText.safeParse(text).success)
  const long = words.filter(({ french }) => french.length > LONGEST_TEXT)
  const keys = words.map(({ french }) => textKey(french))
  const twice = words.filter((_word, place) => keys.indexOf(keys[place] ?? '') < place)
  return {
    faults: [
      ...(words.length === 0 ? ['Il faut au moins un mot.'] : []),
      ...(words.length > MOST_PAGE_WORDS
        ? [
            `Une page a au plus ${MOST_PAGE_WORDS} mots, et il y en a ${words.length} : faites-en plusieurs pages.`,
          ]
        : []),
      ...odd.map((text) => `« ${cut(text)} » contient du HTML : écrivez le mot seul.`),
      ...long.map(({ french }) => `« ${cut(french)} » est trop long.`),
    ],
    warnings: [
      ...twice.map(({ french }) => `« ${cut(french)} » est deux fois dans la liste : il est gardé une fois.`),
      ...(words.length > MANY_WORDS && words.length <= MOST_PAGE_WORDS
        ? [`${words.length} mots sont beaucoup pour une page : 10 à 30 s'apprennent mieux.`]
        : []),
    ],
  }
}

/** As the API takes a word of a page. */
const LONGEST_TEXT = 120
const MANY_WORDS = 30

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
