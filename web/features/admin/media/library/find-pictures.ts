import { toPlainLetters } from '../../../../../domain/diacritics.ts'

/** A picture with all the French and English words that it shows. */
export interface NamedPicture {
  image: string
  name: string
  /** English name of its file, which may contain other words, e.g. "glass of milk". */
  fileName?: string
}

/**
 * Finds the pictures whose names contain every word of `query`, ignoring articles, accents and case. Matches
 * of whole words come first, then matches at the beginning of words, then all others. An empty query returns
 * all pictures in their order.
 */
export function findPictures<Picture extends NamedPicture>(
  pictures: readonly Picture[],
  query: string,
): Picture[] {
  const words = withoutArticles(wordsOf(query))
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

/** Rank of the worst match: 0 whole word, 1 beginning, 2 within a word. */
function rankOf(names: readonly string[], query: readonly string[]): number {
  return Math.max(
    0,
    ...query.map((word) => Math.min(NOT_FOUND, ...names.map((name) => matchRank(name, word)))),
  )
}

function matchRank(name: string, word: string): number {
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  return name.includes(word) ? 2 : NOT_FOUND
}

/**
 * Drops articles, since the query "une vache" should find "la vache". Keeps a query that is only an article,
 * which may be the beginning of a word.
 */
function withoutArticles(words: string[]): string[] {
  const others = words.filter((word) => !ARTICLES.has(word))
  return others.length > 0 ? others : words
}

const ARTICLES: ReadonlySet<string> = new Set([
  ...['l', 'le', 'la', 'les', 'un', 'une', 'd', 'du', 'des'],
  ...['the', 'a', 'an'],
])

/** Splits "L'œuf (the egg)" into l, oeuf, the, egg. */
function wordsOf(text: string): string[] {
  return toPlainLetters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
