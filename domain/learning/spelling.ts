import { withoutArticle } from '../french.ts'
import { phraseSigns } from '../games/french-letters.ts'
import type { Random } from '../games/random.ts'

/** A part of the text: a tile to place, or a fixed part such as a space. */
export interface Piece {
  text: string
  isTile: boolean
}

/** A word with more letters is split into at most `MAX_PARTS` parts of several letters. */
const MAX_SINGLE_LETTERS = 9
const MAX_PARTS = 6
/** A text with at least this many words is split into words, on at most `MAX_WORD_TILES` tiles. */
const MIN_SENTENCE_WORDS = 3
const MAX_WORD_TILES = 8

/** "la vache" -> v, a, c, h, e; "le réfrigérateur" -> réf, rig, éra, …; "J'ai mal." -> J'ai, mal. */
export function piecesOf(text: string): Piece[] {
  const plain = withoutArticle(text.replace(SECOND_FORM, '$1'))
  return plain.split(' ').length >= MIN_SENTENCE_WORDS
    ? separateTiles(groupWords(text.split(' '), MAX_WORD_TILES))
    : partsOf(plain)
}

/** True if there are at least two different tiles to order. */
export function canBeSpelt(text: string): boolean {
  return new Set(tileTexts(piecesOf(text))).size > 1
}

/** The tiles in an order other than the right one. */
export function shuffledTiles(pieces: readonly Piece[], chance: Random): string[] {
  const inOrder = tileTexts(pieces)
  const tiles = chance.shuffle(inOrder)
  return tiles.join('|') === inOrder.join('|') ? [...tiles.slice(1), ...tiles.slice(0, 1)] : tiles
}

/** True if the tiles are in the right order. Equal tiles are interchangeable. */
export function isSpelt(pieces: readonly Piece[], placed: readonly string[]): boolean {
  return tileTexts(pieces).join('|') === placed.join('|')
}

/** For an adjective with both forms ("grand, grande"), only the first is spelt. */
const SECOND_FORM = /^((\S\S)\S*), \2\S*$/

function tileTexts(pieces: readonly Piece[]): string[] {
  return pieces.filter(({ isTile }) => isTile).map(({ text }) => text)
}

/** Puts each text on a tile, with a fixed space between tiles. */
function separateTiles(texts: readonly string[]): Piece[] {
  return texts.flatMap((text, place) => [
    ...(place === 0 ? [] : [{ text: ' ', isTile: false }]),
    { text, isTile: true },
  ])
}

/** Splits text into letters, or groups of letters if there are many. Other characters are fixed. */
function partsOf(text: string): Piece[] {
  const signs = phraseSigns(text, false)
  const letters = signs.filter(({ letter }) => letter !== null).length
  const length = letters <= MAX_SINGLE_LETTERS ? 1 : Math.ceil(letters / MAX_PARTS)
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

/** Joins neighbouring words into at most `max` groups of equal size. */
export function groupWords(words: readonly string[], max: number): string[] {
  const groupSize = Math.ceil(words.length / max)
  return Array.from({ length: Math.ceil(words.length / groupSize) }, (_none, place) =>
    words.slice(place * groupSize, (place + 1) * groupSize).join(' '),
  )
}
