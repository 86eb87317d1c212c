import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  GRID_WORDS,
  type WordSearchAnswer,
  type WordSearchChoices,
  wordSearchAnswer,
  wordSearchRequest,
} from '../../domain/api/word-search.ts'
import { DeckFault } from '../../domain/games/game.ts'
import { parseWordSearchDeck, type WordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { BOARD_FORM, MAX_WORDS } from '../../domain/games/word-search/grid.ts'
import { permit } from '../auth/permit.ts'
import { faulty } from '../games/faulty.ts'
import { findGame } from '../games/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { mustBeOpen } from '../http/must-be-open.ts'
import { Refusal } from '../http/refusal.ts'
import { body } from '../http/validate.ts'
import { addressOf } from '../limits/limit.ts'
import { drawPlaces, keepBoard, type Place, readBoard } from './boards.ts'
import { type Dictionary, newBoard } from './search.ts'
import { shippedBoard } from './shipped-board.ts'

export const wordSearch = new Hono<AppEnv>().post(
  '/',
  documented('A board with hidden words', wordSearchAnswer),
  permit('playGame'),
  body(wordSearchRequest),
  async (c) => {
    const { options } = c.req.valid('json')
    await mustNotFlood(c)
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
 * A player who says which board they had last, or that they had none, gets one that is kept, another one than that; for
 * anyone else a new one is made, since nobody can tell what they had.
 */
async function boardOfRecord(
  c: Context<AppEnv>,
  id: string,
  options: WordSearchChoices,
): Promise<WordSearchAnswer> {
  const { school, db, actor, random, later } = c.var
  const found = await findGame(db, id, actor)
  if (found?.kind !== 'word-search') throw new Refusal('wordSearchUnknown', { id })
  mustBeOpen(actor, found)
  const make = () => {
    const { items, forwardsOnly } = readDeck(found.game.data)
    return newBoard(
      items,
      { ...options, forwardsOnly: options.forwardsOnly ?? forwardsOnly },
      GRID_WORDS,
      random,
    )
  }
  const makeFor = async ({ variant }: Place) => {
    const shipped = isFitted(options) && (await shippedBoard(readDeck(found.game.data), variant, random))
    return shipped && shipped.gridID !== options.lastGridID ? shipped : make()
  }
  if (options.lastGridID === undefined || !hasKeptForm(options)) return { ...(await make()), cached: false }

  for (const place of drawPlaces({ id, updated: found.updated }, options.cols, random())) {
    const kept = await readBoard(school.cache, place)
    if (!kept) {
      const board = await makeFor(place)
      later(keepBoard(school.cache, place, board))
      return { ...board, cached: false }
    }
    if (kept.gridID !== options.lastGridID) return { ...kept, cached: true }
  }
  // Words of few letters make the same board twice.
  return { ...(await make()), cached: false }
}

/** Boards of any other form are not kept: there is no end of forms. */
function hasKeptForm(options: WordSearchChoices): boolean {
  return keptForms.some(
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

/** What the site asks for, and what a call gets that says nothing. */
const keptForms = [BOARD_FORM, z.parse(wordSearchRequest, { options: {} }).options]

/** Whether the size starts where layouts are made for: at the longest word. */
function isFitted({ cols }: WordSearchChoices): boolean {
  return cols === BOARD_FORM.cols
}

function readDeck(data: string): WordSearchDeck {
  try {
    return parseWordSearchDeck(data)
  } catch (error) {
    if (error instanceof DeckFault) throw faulty('boardFaulty', error.note)
    throw error
  }
}

type Entry = NonNullable<WordSearchChoices['dictionary']>[number]

function dictionaryEntry(entry: Entry): Dictionary[number] {
  return typeof entry === 'string'
    ? { word: entry, image: null }
    : { word: entry.word, image: entry.image ?? null }
}

/** Boards cost work. The calls of signed-in users have bounds of their own, so visitors behind their address cost them nothing. */
async function mustNotFlood(c: Context<AppEnv>): Promise<void> {
  if (c.var.actor) return
  const { success } = await c.env.FLOOD.limit({ key: `word-search:${await addressOf(c)}` })
  if (!success) {
    throw new Refusal('tooManyBoards', {}, { headers: { 'Retry-After': '60' } })
  }
}
