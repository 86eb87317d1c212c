import { withoutArticle } from '../french.ts'
import { phraseSigns } from '../games/french-letters.ts'
import type { Random } from '../games/random.ts'

/** A part of what is spelt: a tile to be placed, or what stands there from the start, such as a space. */
export interface Piece {
  text: string
  isTile: boolean
}

/** Longer words are put together from parts of several letters, sentences from their words. */
const MOST_LETTERS = 9
const MOST_PARTS = 6
const LEAST_WORDS = 3
const MOST_WORDS = 8

/** "la vache" -> v, a, c, h, e; "le réfrigérateur" -> réf, rig, éra, teu, r; "J'ai mal au dos." -> J'ai, mal, au, dos. */
export function piecesOf(text: string): Piece[] {
  const plain = withoutArticle(text.replace(SECOND_FORM, '$1'))
  return plain.split(' ').length >= LEAST_WORDS ? apart(inWords(text)) : partsOf(plain)
}

/** Whether there is something to put in order. */
export function canBeSpelt(text: string): boolean {
  return new Set(tileTexts(piecesOf(text))).size > 1
}

/** The tiles, in an order that is not theirs. */
export function shuffledTiles(pieces: readonly Piece[], chance: Random): string[] {
  const inOrder = tileTexts(pieces)
  const tiles = chance.shuffle(inOrder)
  return tiles.join('|') === inOrder.join('|') ? [...tiles.slice(1), ...tiles.slice(0, 1)] : tiles
}

/** Whether the tiles were placed as they belong; equal ones may change places. */
export function isSpelt(pieces: readonly Piece[], placed: readonly string[]): boolean {
  return tileTexts(pieces).join('|') === placed.join('|')
}

/** Of an adjective the first form is spelt: "grand, grande". */
const SECOND_FORM = /^((\S\S)\S*), \2\S*$/

function tileTexts(pieces: readonly Piece[]): string[] {
  return pieces.filter(({ isTile }) => isTile).map(({ text }) => text)
}

/** Each on a tile, with spaces between. */
function apart(texts: readonly string[]): Piece[] {
  return texts.flatMap((text, place) => [
    ...(place === 0 ? [] : [{ text: ' ', isTile: false }]),
    { text, isTile: true },
  ])
}

/** Letters, or parts of several where there are many. What is no letter stands there from the start. */
function partsOf(text: string): Piece[] {
  const signs = phraseSigns(text, false)
  const letters = signs.filter(({ letter }) => letter !== null).length
  const length = letters <= MOST_LETTERS ? 1 : Math.ceil(letters / MOST_PARTS)
  const pieces: Piece[] = []
  let inPart = 0
  for (const { sign, letter } of signs) {
    const last = pieces.at(-1)
    if (letter !== null && last?.isTile && inPart < length) {
      last.text += sign
      inPart++
    } else {
      pieces.push({ text: sign, isTile: letter !== null })
      inPart = 1
    }
  }
  return pieces
}

/** The words of a phrase; neighbours come together where there are many. */
function inWords(text: string): string[] {
  const words = text.split(' ')
  const together = Math.ceil(words.length / MOST_WORDS)
  return Array.from({ length: Math.ceil(words.length / together) }, (_none, place) =>
    words.slice(place * together, (place + 1) * together).join(' '),
  )
}
