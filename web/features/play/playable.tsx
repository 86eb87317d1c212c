import type { ComponentType } from 'react'
import type { GameDeck, GameRules } from '../../../domain/games/game.ts'
import { type BoardProps, Round, type RoundProps } from './Round.tsx'

/** A game as the frame has it: a record goes in, and something to play comes out. */
export interface Playable {
  /** @throws {DeckFault} where the record cannot be played. */
  open(data: string): OpenGame
}

export interface OpenGame {
  deck: GameDeck
  Round: ComponentType<RoundProps>
}

/** Ties a game's rules to its board. */
export function playable<Deck extends GameDeck, State, Action extends { type: string }>(
  rules: GameRules<Deck, State, Action>,
  Board: ComponentType<BoardProps<State, Action>>,
): Playable {
  return {
    open(data) {
      const deck = rules.parseDeck(data)
      return { deck, Round: (round) => <Round {...round} rules={rules} deck={deck} Board={Board} /> }
    },
  }
}
