import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  MAX_GRID_WORDS,
  type WordSearchAnswer,
  type WordSearchChoices,
  wordSearchAnswer,
  wordSearchRequest,
} from '../../domain/api/word-search.ts'
import { DeckFault } from '../../domain/games/game.ts'
import { BOARD_FORM, MAX_WORDS } from '../../domain/games/word-search/board-form.ts'
import { parseWordSearchDeck, type WordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { permit } from '../auth/permit.ts'
import { faultRefusal } from '../games/fault-refusal.ts'
import { findGame } from '../games/queries.ts'
import { assertOpen } from '../http/assert-open.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body } from '../http/validate.ts'
import { callerAddressHash } from '../limits/limit.ts'
import { type BoardSlot, drawSlots, readBoard, storeBoard } from './boards.ts'
import { type Dictionary, newBoard, shippedBoard } from './new-board.ts'

export const wordSearch = new Hono<AppEnv>().post(
  '/',
  documented('A board with hidden words', wordSearchAnswer),
  permit('playGame'),
  body(wordSearchRequest),
  async (c) => {
    const { options } = c.req.valid('json')
    await limitVisitors(c)
    const given = options.dictionary ?? []
    if (given.length > 0) {
      const board = await newBoard(given.map(dictionaryEntry), options, MAX_WORDS, c.var.random)
      return answerWith(c, { ...board, cached: false })
    }
    if (!options.id) throw new Refusal('boardWithoutWords')
    return answerWith(c, await boardOfRecord(c, options.id, options))
  },
)

/**
 * Returns a stored board to a player who sends the last board's id (or null), but never that board again.
 * Other players get a new board, since their last one is unknown.
 */
async function boardOfRecord(
  c: Context<AppEnv>,
  id: string,
  options: WordSearchChoices,
): Promise<WordSearchAnswer> {
  const { school, db, actor, random, later } = c.var
  const found = await findGame(db, id, actor)
  if (found?.kind !== 'word-search') throw new Refusal('wordSearchUnknown', { id })
  assertOpen(actor, found)
  const make = () => {
    const { items, forwardsOnly } = readDeck(found.game.data)
    return newBoard(
      items,
      { ...options, forwardsOnly: options.forwardsOnly ?? forwardsOnly },
      MAX_GRID_WORDS,
      random,
    )
  }
  const makeForPlace = async ({ variant }: BoardSlot) => {
    const shipped =
      fitsLongestWord(options) && (await shippedBoard(readDeck(found.game.data), variant, random))
    return shipped && shipped.gridID !== options.lastGridID ? shipped : make()
  }
  if (options.lastGridID === undefined || !isStoredForm(options)) return { ...(await make()), cached: false }

  for (const place of drawSlots({ id, updated: found.updated }, options.cols, random())) {
    const stored = await readBoard(school.cache, place)
    if (!stored) {
      const board = await makeForPlace(place)
      later(storeBoard(school.cache, place, board))
      return { ...board, cached: false }
    }
    if (stored.gridID !== options.lastGridID) return { ...stored, cached: true }
  }
  // With few letters, both slots may contain the last board.
  return { ...(await make()), cached: false }
}

/** Only boards with these options are stored, since there are too many other combinations. */
function isStoredForm(options: WordSearchChoices): boolean {
  return storedForms.some(
    (form) =>
      options.cols === form.cols &&
      options.rows === form.rows &&
      options.maxWords === form.maxWords &&
      options.backwardsProbability === form.backwardsProbability &&
      options.forwardsOnly === undefined &&
      options.upperCase === form.upperCase &&
      options.diacritics === form.diacritics,
  )
}

/** The options that the site sends, and the defaults of the API. */
const storedForms = [BOARD_FORM, z.parse(wordSearchRequest, { options: {} }).options]

/** True if the board starts at the size of the longest word, like the shipped layouts. */
function fitsLongestWord({ cols }: WordSearchChoices): boolean {
  return cols === BOARD_FORM.cols
}

function readDeck(data: string): WordSearchDeck {
  try {
    return parseWordSearchDeck(data)
  } catch (error) {
    if (error instanceof DeckFault) throw faultRefusal('boardFaulty', error.note)
    throw error
  }
}

type Entry = NonNullable<WordSearchChoices['dictionary']>[number]

function dictionaryEntry(entry: Entry): Dictionary[number] {
  return typeof entry === 'string'
    ? { word: entry, image: null }
    : { word: entry.word, image: entry.image ?? null }
}

/** Limits visitors per address, since boards are expensive. Calls of signed-in users are limited elsewhere. */
async function limitVisitors(c: Context<AppEnv>): Promise<void> {
  if (c.var.actor) return
  const { success } = await c.env.FLOOD.limit({ key: `word-search:${await callerAddressHash(c)}` })
  if (!success) {
    throw new Refusal('tooManyBoards', {}, { headers: { 'Retry-After': '60' } })
  }
}
