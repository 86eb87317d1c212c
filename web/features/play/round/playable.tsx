import type { ComponentType } from 'react'
import type { GameDeck, GameRules } from '../../../../domain/games/game.ts'
import { useSmallScreen } from '../../../lib/display/small-screen.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { GameTools } from '../tools/GameTools.tsx'
import type { HandPath } from './hand.ts'
import { type OpenGame, Play } from './Play.tsx'
import { type BoardProps, Round } from './Round.tsx'
import { savedGameSlot } from './saved-game.ts'

/** A game kind as its page loads it. Opens a record. */
export interface Playable {
  /** @throws {DeckFault} if the record cannot be played */
  open(data: string): OpenGame
  frame: Frame
}

const CountsNote = lazyPart(async () => (await import('../page/CountsNote.tsx')).CountsNote, {
  onFail: 'omit',
})

const Offer = lazyPart(async () => (await import('../../../ui/PlaysHere.tsx')).PlaysHere, { onFail: 'omit' })

/** On a screen too small for the game, offers pages that fit the screen. */
function PlaysHere() {
  return useSmallScreen() && <Offer />
}

/** Parts of the game page that are loaded with the game. */
export type Frame = typeof frame
const frame = { CountsNote, GameTools, Play, PlaysHere, savedGameSlot }

/**
 * Joins a game's rules and its board.
 * @param hand stops of the demonstration
 * @param prefetch fetches what a round needs besides its record
 */
export function playable<Deck extends GameDeck, State, Action extends { type: string }>(
  rules: GameRules<Deck, State, Action>,
  Board: ComponentType<BoardProps<State, Action>>,
  hand: HandPath,
  prefetch: OpenGame['prefetch'] = () => {},
): Playable {
  return {
    open(data) {
      const deck = rules.parseDeck(data)
      return {
        deck,
        Round: (round) => <Round {...round} rules={rules} deck={deck} Board={Board} />,
        hand,
        hasPoints: rules.score !== undefined,
        prefetch,
      }
    },
    frame,
  }
}
