import { toPlainLetters } from '../../diacritics.ts'
import { textKey } from '../plain-text.ts'

/** `accents`: only accents differ. `almost`: one letter, the article, a space, hyphen or apostrophe. */
export type Verdict = 'right' | 'accents' | 'almost' | 'wrong'

const MIN_ALMOST_LENGTH = 4

/** Ignores case, punctuation and the kind of apostrophe. */
export function verdictOf(word: string, written: string): Verdict {
  if (isSameText(word, written)) return 'right'
  const [plainWanted, plainGiven] = [plainText(word), plainText(written)]
  if (plainGiven === plainWanted) return 'accents'
  return isAlmost(plainWanted, plainGiven) ? 'almost' : 'wrong'
}

function isAlmost(expected: string, given: string): boolean {
  if (given === '') return false
  if (given === withoutArticle(expected)) return true
  const [letters, givenLetters] = [lettersOnly(expected), lettersOnly(given)]
  return letters.length >= MIN_ALMOST_LENGTH ? differByOne(letters, givenLetters) : letters === givenLetters
}

function plainText(text: string): string {
  return toPlainLetters(spelledWords(text).join(' '))
}

/**
 * True for equal answers. A sign next to a space may be inside a word ("arc - en - ciel") or punctuation
 * ("Non - merci"), so both readings are compared.
 */
export function isSameText(expected: string, given: string): boolean {
  return (
    spelling(expected) === spelling(given) ||
    spelledWords(expected).join(' ') === spelledWords(given).join(' ')
  )
}

/** The words of a text as they are compared, without the punctuation around them. */
export function spelledWords(text: string): string[] {
  return spelling(wordsIn(text).join(' ')).split(' ')
}

/** The words of a text without the punctuation around them. */
export function wordsIn(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
}

/** Keeps only letters, digits, single spaces, hyphens and apostrophes, and unifies variants of these. */
export function spelling(text: string): string {
  const typed = text.replace(/[`´‘′]/g, "'").replace(/[\u2010-\u2015\u2212]/g, '-')
  return textKey(textKey(typed).replace(/[^\p{L}\p{M}\p{N}\s'-]/gu, ' '))
    .replace(/\s*(['-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:le |la |les |un |une |des |du |de la |l'|de l')/, '')
}

export function lettersOnly(text: string): string {
  return text.replace(/[\s'-]/g, '')
}

/** True if at most one letter is changed, added or removed, or two neighbours are swapped. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const [shortRest, longRest] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return shortRest === longRest.slice(1)
  const isSwapped = shortRest[0] === longRest[1] && shortRest[1] === longRest[0]
  return shortRest.slice(1) === longRest.slice(1) || (isSwapped && shortRest.slice(2) === longRest.slice(2))
}
