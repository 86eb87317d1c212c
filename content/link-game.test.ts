import { expect, it } from 'vitest'
import { linkGame } from './link-game.ts'

it.each([
  ['Page_Games_Memory_Grade5_Halloween', 'Le jeu de mémoire'],
  ['Page_Games_Listening_Teachers_Own', "L'écoute"],
  ['Page_Grade3_Games_Exposed_Sports', null],
  ['Page_Games_Canvas_Pizza', null],
  ['Page_Grade4_Vocabulary_Ant', null],
])('names the kind of game of %s', (clientID, game) => {
  expect(linkGame(clientID)).toBe(game)
})
