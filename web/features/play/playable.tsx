import type { ComponentType } from 'react'
import type { GameDeck, GameRules } from '../../../domain/games/game.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { GameTools } from './GameTools.tsx'
import type { HandWay } from './hand.ts'
import type { OpenGame } from './open-game.ts'
import { Play } from './Play.tsx'
import { type BoardProps, Round } from './Round.tsx'
import { savedGameSlot } from './saved-game.ts'
import { useSmallScreen } from './small-screen.ts'

/** A game as its page loads it, in one go: a record goes in, and something to play comes out. */
export interface Playable {
  /** @throws {DeckFault} where the record cannot be played. */
  open(data: string): OpenGame
  frame: Frame
}

const CountsNote = lazyPart(async () => (await import('./CountsNote.tsx')).CountsNote, { onFail: 'omit' })

const Offer = lazyPart(async () => (await import('../../ui/PlaysHere.tsx')).PlaysHere, { onFail: 'omit' })

/** On a screen that is too small for the game, what plays there. */
function PlaysHere() {
  return useSmallScreen() && <Offer />
}

/** The part of the frame that no game needs before its start. */
export type Frame = typeof frame
const frame = { CountsNote, GameTools, Play, PlaysHere, savedGameSlot }

/**
 * Ties a game's rules to its board.
 * @param hand shows how it is played
 * @param askAhead where a round waits for more than its record
 */
export function playable<Deck extends GameDeck, State, Action extends { type: string }>(
  rules: GameRules<Deck, State, Action>,
  Board: ComponentType<BoardProps<State, Action>>,
  hand: HandWay,
  askAhead: OpenGame['askAhead'] = () => {},
): Playable {
  return {
    open(data) {
      const deck = rules.parseDeck(data)
      return {
        deck,
        Round: (round) => <Round {...round} rules={rules} deck={deck} Board={Board} />,
        hand,
        askAhead,
      }
    },
    frame,
  }
}
