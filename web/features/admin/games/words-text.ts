import Papa from 'papaparse'
import { MAX_PAGE_WORDS } from '../../../../domain/api/own-page.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { recordText, textKey } from '../../../../domain/games/plain-text.ts'
import { truncate } from '../../../../domain/truncate.ts'
import { appendList, NO_DELIMITER } from '../lists/read-table.ts'
import type { WordListContents } from './read-words.ts'

type TypedWord = Pick<VocabularyWord, 'french' | 'english'>

/** Appends words to a list in the format of its lines. */
export function appendWords(
  text: string,
  words: readonly TypedWord[],
  { columns, delimiter }: Pick<WordListContents, 'columns' | 'delimiter'>,
): string {
  const isTable = columns.length > 1 && delimiter !== NO_DELIMITER && delimiter !== '='
  if (!isTable) return appendList(text, textOfWords(words))
  const width = Math.max(...columns.map(({ index }) => index)) + 1
  const cellsOf = (word: TypedWord) =>
    Array.from({ length: width }, (_none, index) => {
      const column = columns.find((each) => each.index === index)?.column ?? 'ignore'
      return column === 'ignore' ? '' : word[column]
    })
  return appendList(text, Papa.unparse(words.map(cellsOf), { delimiter, newline: '\n' }))
}

/** Formats words as lines that can be typed: `la vache = cow`. */
export function textOfWords(words: readonly TypedWord[]): string {
  return words.map(({ french, english }) => (english === '' ? french : `${french} = ${english}`)).join('\n')
}

/** Checks the words of a page. Returns French sentences; faults prevent publishing. */
export function checkWords(words: readonly VocabularyWord[]): { faults: string[]; warnings: string[] } {
  const texts = words.flatMap(({ french, english }) => (english === '' ? [french] : [french, english]))
  const withHTML = texts.filter((text) => !recordText.safeParse(text).success)
  const tooLong = words.filter(({ french }) => french.length > MAX_TEXT_LENGTH)
  const keys = words.map(({ french }) => textKey(french))
  const duplicates = words.filter((_word, place) => keys.indexOf(keys[place] ?? '') < place)
  return {
    faults: [
      ...(words.length === 0 ? ['Il faut au moins un mot.'] : []),
      ...(words.length > MAX_PAGE_WORDS
        ? [
            `Une page a au plus ${MAX_PAGE_WORDS} mots, et il y en a ${words.length} : faites-en plusieurs pages.`,
          ]
        : []),
      ...withHTML.map((text) => `« ${truncate(text)} » contient du HTML : écrivez le mot seul.`),
      ...tooLong.map(({ french }) => `« ${truncate(french)} » est trop long.`),
    ],
    warnings: [
      ...duplicates.map(
        ({ french }) => `« ${truncate(french)} » est deux fois dans la liste : il est gardé une fois.`,
      ),
      ...(words.length > MANY_WORDS && words.length <= MAX_PAGE_WORDS
        ? [`${words.length} mots sont beaucoup pour une page : 10 à 30 s'apprennent mieux.`]
        : []),
    ],
  }
}

/** The API's maximum length of a word on a page. */
const MAX_TEXT_LENGTH = 120
const MANY_WORDS = 30
