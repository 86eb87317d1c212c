import Papa from 'papaparse'
import { MOST_PAGE_WORDS } from '../../../../domain/api/own-page.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { recordText, textKey } from '../../../../domain/games/plain-text.ts'
import { joinLists, NO_DELIMITER } from '../lists/read-table.ts'
import type { ReadWords } from './read-words.ts'

type TypedWord = Pick<VocabularyWord, 'french' | 'english'>

/** A list with more words below, written as its own lines are. */
export function addWords(
  text: string,
  words: readonly TypedWord[],
  { columns, delimiter }: Pick<ReadWords, 'columns' | 'delimiter'>,
): string {
  const isTable = columns.length > 1 && delimiter !== NO_DELIMITER && delimiter !== '='
  if (!isTable) return joinLists(text, textOfWords(words))
  const width = Math.max(...columns.map(({ index }) => index)) + 1
  const cellsOf = (word: TypedWord) =>
    Array.from({ length: width }, (_none, index) => {
      const column = columns.find((each) => each.index === index)?.column ?? 'ignore'
      return column === 'ignore' ? '' : word[column]
    })
  return joinLists(text, Papa.unparse(words.map(cellsOf), { delimiter, newline: '\n' }))
}

/** The words as they are typed: each on a line, with its English. */
export function textOfWords(words: readonly TypedWord[]): string {
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
