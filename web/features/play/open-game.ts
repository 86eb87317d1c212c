import type { ComponentType } from 'react'
import type { GameDeck } from '../../../domain/games/game.ts'
import type { HandWay } from './hand.ts'
import type { RoundProps } from './Round.tsx'

/** A record that can be played. */
export interface OpenGame {
  deck: GameDeck
  Round: ComponentType<RoundProps>
  /** The way of the hand that shows how it is played. */
  hand: HandWay
  /** Asks for what a round of the record `id` waits for, while its instructions are read. */
  askAhead(id: string): void
}
