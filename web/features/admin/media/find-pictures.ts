import { withoutDiacritics } from '../../../../domain/marks.ts'

/** A picture, under all the words that it stands for in French and English. */
export interface NamedPicture {
  image: string
  name: string
  /** The English name of its file, which may say what the words do not: "glass of milk". */
  fileName?: string
}

/**
 * The pictures that every word of `wanted` is found in the names of, articles, accents and capitals aside: first those that have them as whole
 * words, then as beginnings of words, then within words. All of them, in their order, where nothing is wanted.
 */
export function findPictures<Picture extends NamedPicture>(
  pictures: readonly Picture[],
  wanted: string,
): Picture[] {
  const words = withoutArticles(wordsOf(wanted))
  const ranked = pictures.map((picture) => ({ picture, rank: rankOf(namesOf(picture), words) }))
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank)
    .map(({ picture }) => picture)
}

function namesOf({ name, fileName = '' }: NamedPicture): string[] {
  return wordsOf(`${name} ${fileName}`)
}

const NOT_FOUND = 3

/** 0: whole words; 1: beginnings; 2: within; the word that is found worst decides. */
function rankOf(names: readonly string[], wanted: readonly string[]): number {
  return Math.max(
    0,
    ...wanted.map((word) => Math.min(NOT_FOUND, ...names.map((name) => nearness(name, word)))),
  )
}

function nearness(name: string, word: string): number {
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  return name.includes(word) ? 2 : NOT_FOUND
}

/** "Une vache" is looked for as "vache": the bank has it as "la vache". An article alone may be the beginning of a word. */
function withoutArticles(words: string[]): string[] {
  const others = words.filter((word) => !ARTICLES.has(word))
  return others.length > 0 ? others : words
}

const ARTICLES: ReadonlySet<string> = new Set([
  ...['l', 'le', 'la', 'les', 'un', 'une', 'd', 'du', 'des'],
  ...['the', 'a', 'an'],
])

/** "L'œuf (the egg)" -> l, oeuf, the, egg. */
function wordsOf(text: string): string[] {
  return withoutDiacritics(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
