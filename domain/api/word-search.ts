import * as z from 'zod/mini'
import { wordSearchBoard } from '../games/word-search/board.ts'
import { BACKWARDS_PROBABILITY, GRID_SIZE, MAX_WORDS } from '../games/word-search/grid.ts'

/** The longest dictionary that a call may bring: words beyond those of one grid are there to be drawn from. */
const DICTIONARY_WORDS = 50
/** The most words of a record that one grid may hold: a game has ten. A dictionary that is sent gets no more than a game. */
export const GRID_WORDS = 25
const MOST_ASKED = 500

const side = z._default(z.int().check(z.gte(GRID_SIZE.least), z.lte(GRID_SIZE.most)), GRID_SIZE.start)
const word = z.string().check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(200))
const entry = z.union(
  [word, z.object({ word, image: z.nullish(z.string().check(z.maxLength(500))) })],
  'doit être un mot, ou un objet avec un mot et une image',
)

/**
 * Words come from `dictionary`, else from the record `id`. `lastGridID`: the grid that the player had before, null for none.
 * A player who says so may get a grid that was made before, another one than that. `forwardsOnly`: no word is written
 * backwards or upwards, whatever `backwardsProbability` says; where it is left out, the record decides.
 */
export const wordSearchRequest = z.object({
  options: z.object({
    cols: side,
    rows: side,
    dictionary: z.nullish(z.array(entry).check(z.maxLength(DICTIONARY_WORDS))),
    maxWords: z._default(z.int().check(z.gte(1), z.lte(MOST_ASKED)), MAX_WORDS),
    backwardsProbability: z._default(z.number().check(z.gte(0), z.lte(1)), BACKWARDS_PROBABILITY),
    forwardsOnly: z.nullish(z.boolean()),
    upperCase: z._default(z.boolean(), true),
    diacritics: z._default(z.boolean(), true),
    id: z.nullish(z.string().check(z.maxLength(80))),
    lastGridID: z.nullish(z.string().check(z.maxLength(64))),
  }),
})
export type WordSearchChoices = z.infer<typeof wordSearchRequest>['options']

/** A board under a name of its own: equal boards have equal names. */
export const namedBoard = z.extend(wordSearchBoard, { gridID: z.string() })
export type NamedBoard = z.infer<typeof namedBoard>

/** `cached`: the board was made before, for another player. */
export const wordSearchAnswer = z.extend(namedBoard, { cached: z.boolean() })
export type WordSearchAnswer = z.infer<typeof wordSearchAnswer>
