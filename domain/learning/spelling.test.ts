import { expect, it } from 'vitest'
import { random } from '../games/random.ts'
import { canBeSpelt, isSpelt, type Piece, piecesOf, shuffledTiles } from './spelling.ts'

const written = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isTile }) => (isTile ? `[${text}]` : text)).join('')

it.each([
  ['la vache', '[v][a][c][h][e]'],
  ["l'été", '[é][t][é]'],
  ['l’œuf', '[œ][u][f]'],
  ['grand, grande', '[g][r][a][n][d]'],
  ['le bas de Noël', '[le] [bas] [de] [Noël]'],
  ['le petit pain', '[p][e][t][i][t] [p][a][i][n]'],
  ['le réfrigérateur', '[réf][rig][éra][teu][r]'],
  ['le porte-monnaie', '[po][rt][e]-[mo][nn][ai][e]'],
  ["J'ai mal au dos.", "[J'ai] [mal] [au] [dos.]"],
  [
    'Je vais à la plage avec mes amis et mon chien.',
    '[Je vais] [à la] [plage avec] [mes amis] [et mon] [chien.]',
  ],
])('splits %s into %s', (text, pieces) => {
  expect(written(piecesOf(text))).toBe(pieces)
})

it.each(['12', 'y', '', '🐱'])('returns null for %s, which cannot be spelt', (text) => {
  expect(canBeSpelt(text)).toBe(false)
})

it('shuffles the tiles and treats equal tiles as interchangeable', () => {
  const pieces = piecesOf('la banane')
  for (let seed = 0; seed < 50; seed++) {
    const tiles = shuffledTiles(pieces, random(seed))
    expect(tiles.toSorted()).toEqual([...'banane'].toSorted())
    expect(isSpelt(pieces, tiles)).toBe(false)
  }
  expect(isSpelt(pieces, [...'banane'])).toBe(true)
  expect(isSpelt(pieces, [...'banan'])).toBe(false)
})
