import { withoutDiacritics } from '../../marks.ts'
import { textKey } from '../plain-text.ts'

/**
 * How near a written word comes. `accents`: only accents (or œ for oe) differ. `almost`: one letter, the
 * article, a space, hyphen or apostrophe.
 */
export type Verdict = 'right' | 'accents' | 'almost' | 'wrong'

const SHORTEST_ALMOST = 4

/** Case, punctuation and the form of an apostrophe do not matter. */
export function verdictOf(word: string, written: string): Verdict {
  const [wanted, given] = [spelling(word), spelling(written)]
  if (given === wanted) return 'right'
  const [plainWanted, plainGiven] = [plain(wanted), plain(given)]
  if (plainGiven === plainWanted) return 'accents'
  return isAlmost(plainWanted, plainGiven) ? 'almost' : 'wrong'
}

function isAlmost(wanted: string, given: string): boolean {
  if (given === '') return false
  if (given === withoutArticle(wanted)) return true
  const [letters, givenLetters] = [lettersOnly(wanted), lettersOnly(given)]
  return letters.length >= SHORTEST_ALMOST ? differByOne(letters, givenLetters) : letters === givenLetters
}

/** Compares letters, digits, single spaces, hyphens and apostrophes, in whatever form a keyboard has these. */
function spelling(text: string): string {
  const typed = text.replace(/[`´‘′]/g, "'").replace(/[\u2010-\u2015\u2212]/g, '-')
  return textKey(textKey(typed).replace(/[^\p{L}\p{M}\p{N}\s'-]/gu, ' '))
    .replace(/\s*(['-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
}

function plain(text: string): string {
  return withoutDiacritics(text)
}

function withoutArticle(text: string): string {
  return text.replace(/^(?:le |la |les |un |une |des |du |de la |l'|de l')/, '')
}

function lettersOnly(text: string): string {
  return text.replace(/[\s'-]/g, '')
}

/** Whether one letter changed, left out or added, or two neighbours changed places, makes the two equal; or nothing. */
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
