import * as z from 'zod/mini'
import { wordSearchBoard } from '../games/word-search/board.ts'
import { BACKWARDS_PROBABILITY, GRID_SIZE, MAX_WORDS } from '../games/word-search/board-form.ts'

/** Maximum dictionary size per call. The grid's words are drawn from it. */
const MAX_DICTIONARY_WORDS = 50
/** Maximum number of words in the grid of a record. With a custom `dictionary` it is `MAX_WORDS`. */
export const MAX_GRID_WORDS = 25
const MAX_REQUESTED_WORDS = 500

const side = z._default(z.int().check(z.gte(GRID_SIZE.min), z.lte(GRID_SIZE.max)), GRID_SIZE.start)
const word = z.string().check(z.minLength(1), z.maxLength(200))
const entry = z.union(
  [word, z.object({ word, image: z.nullish(z.string().check(z.maxLength(500))) })],
  'doit être un mot, ou un objet avec un mot et une image',
)

/**
 * Words come from `dictionary`, else from the record `id`. `lastGridID`: the player's previous grid, or
 * null; if it is sent, the answer may be a cached grid other than that one. `forwardsOnly` overrides
 * `backwardsProbability`: words are only written rightwards or downwards; if omitted, the record decides.
 */
export const wordSearchRequest = z.object({
  options: z.object({
    cols: side,
    rows: side,
    dictionary: z.nullish(z.array(entry).check(z.maxLength(MAX_DICTIONARY_WORDS))),
    maxWords: z._default(z.int().check(z.gte(1), z.lte(MAX_REQUESTED_WORDS)), MAX_WORDS),
    backwardsProbability: z._default(z.number().check(z.gte(0), z.lte(1)), BACKWARDS_PROBABILITY),
    forwardsOnly: z.nullish(z.boolean()),
    upperCase: z._default(z.boolean(), true),
    diacritics: z._default(z.boolean(), true),
    id: z.nullish(z.string().check(z.maxLength(80))),
    lastGridID: z.nullish(z.string().check(z.maxLength(64))),
  }),
})
export type WordSearchChoices = z.infer<typeof wordSearchRequest>['options']

/** A board with its id. Equal boards have equal ids. */
export const namedBoard = z.extend(wordSearchBoard, { gridID: z.string() })
export type NamedBoard = z.infer<typeof namedBoard>

/** `cached`: the board was generated earlier for another player. */
export const wordSearchAnswer = z.extend(namedBoard, { cached: z.boolean() })
export type WordSearchAnswer = z.infer<typeof wordSearchAnswer>
