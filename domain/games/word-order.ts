import { isSameText, spelledWords } from './dictee-eclair/verdict.ts'
import { endMark, type SentenceItem } from './sentence-deck.ts'
import { hints, type SentenceHint } from './sentence-hints.ts'

/** Indices of the words that must move to reach the nearest right order, as few as possible. */
export function misplacedWords(item: SentenceItem, given: string): number[] {
  return nearestMoves(item, given).places
}

/** Why a misplaced word is wrong, if a rule explains it. */
export function orderHint(item: SentenceItem, given: string): SentenceHint | null {
  return nearestMoves(item, given).hint
}

export function isInOrder({ word, orders }: SentenceItem, given: string): boolean {
  return [word, ...orders].some((order) => isSameText(order, given))
}

/**
 * The fewest words to move for a right order, with a hint. Of equally few, prefers those that a rule
 * explains.
 */
function nearestMoves({ word, orders }: SentenceItem, given: string) {
  const words = spelledWords(given)
  const ways = [word, ...orders].flatMap((order) => {
    const right = spelledWords(order)
    const isQuestion = endMark(order).includes('?')
    return [indicesToMove(right, words), placesFromEnd(right, words)].map((places) => {
      const found = places.map((place) => hintFor(words[place] ?? '', right, isQuestion))
      return { places, hint: found.find((each) => each !== null) ?? null }
    })
  })
  return ways.reduce((one, other) => {
    const isSmaller = other.places.length < one.places.length
    const isExplained = other.places.length === one.places.length && !one.hint && other.hint
    return isSmaller || isExplained ? other : one
  })
}

const QUESTION = /^(?:où|que|qui|quand|combien|comment|quel|quelle|quels|quelles|est-ce|qu'est-ce)$/
const SUBJECT = /^(?:je|tu|il|elle|on|nous|vous|ils|elles)$/
const BEFORE_NOUN =
  /^(?:l[ea]|les|une?|du|au|aux|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|dans|sur|sous|chez)$/
const COLOUR = /^(?:blanc|bleu|brun|gris|jaune|noir|orange|rose|rouge|vert|violet)(?:he|e|te)?s?$/

function hintFor(word: string, right: readonly string[], isQuestion: boolean): SentenceHint | null {
  const place = right.indexOf(word)
  // "Ne pas" before an infinitive.
  if (word === 'pas') return right[place - 1] === 'ne' ? null : hints.negation
  if (COLOUR.test(word)) return followsNoun(place, right) ? hints.colour : null
  if (QUESTION.test(word) && isQuestion && place === 0) return hints.question
  if (SUBJECT.test(word) && place === 0) return hints.subject
  return BEFORE_NOUN.test(word) ? hints.noun : null
}

/** True for "un chandail vert", false for "le feu est vert" and "dans le noir". */
function followsNoun(place: number, words: readonly string[]): boolean {
  const [determiner = '', noun = ''] = [words[place - 2], words[place - 1]]
  return BEFORE_NOUN.test(determiner) && !BEFORE_NOUN.test(noun)
}

/** The indices in `given` that are not in its longest common subsequence with `right`. */
function indicesToMove(right: readonly string[], given: readonly string[]): number[] {
  // kept[i][j]: the length for the words of `right` from i and of `given` from j.
  const kept = Array.from({ length: right.length + 1 }, () => new Array<number>(given.length + 1).fill(0))
  const keptAt = (i: number, j: number) => kept[i]?.[j] ?? 0
  for (let i = right.length - 1; i >= 0; i--)
    for (let j = given.length - 1; j >= 0; j--) {
      const best =
        right[i] === given[j] ? keptAt(i + 1, j + 1) + 1 : Math.max(keptAt(i + 1, j), keptAt(i, j + 1))
      kept[i]?.splice(j, 1, best)
    }
  const moved: number[] = []
  let i = 0
  for (let j = 0; j < given.length; j++) {
    while (i < right.length && right[i] !== given[j] && keptAt(i + 1, j) === keptAt(i, j)) i++
    if (right[i] === given[j]) i++
    else moved.push(j)
  }
  return moved
}

/** Like `indicesToMove`, but if several equal words could stay, keeps the last of them. */
function placesFromEnd(right: readonly string[], given: readonly string[]): number[] {
  const places = indicesToMove(right.toReversed(), given.toReversed())
  return places.map((place) => given.length - 1 - place).toReversed()
}
