import { useEffect, useState } from 'react'
import type { DeckNote } from '../../../domain/games/deck-note.ts'
import { DeckFault } from '../../../domain/games/game.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import type { OpenGame } from './open-game.ts'
import type { Frame } from './playable.tsx'

type Broken = typeof import('./BrokenDeck.tsx')

export type PlayState =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'broken'; fault: DeckNote } & Broken)
  | ({ status: 'ready'; game: OpenGame } & Frame)

/** What it takes to play a record, fetched while its instructions are read: the page stands without it. */
export function usePlay(kind: GameKind, data: string): PlayState {
  const [play, setPlay] = useState<PlayState>({ status: 'loading' })
  useEffect(() => {
    let isWanted = true
    setPlay({ status: 'loading' })
    loadPlay(kind, data).then(
      (loaded) => isWanted && setPlay(loaded),
      () => isWanted && setPlay({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [kind, data])
  return play
}

async function loadPlay(kind: GameKind, data: string): Promise<PlayState> {
  // Three tasks and not one, that a finger need not wait for all: what answers are read with, the game, the deck.
  await loadPart(() => import('../../lib/earning/earning.ts'))
  const { loadGame } = await loadPart(() => import('../../games/views.ts'))
  const { default: playable } = await loadPart(() => loadGame(kind))
  await new Promise((resolve) => setTimeout(resolve))
  try {
    return { status: 'ready', game: playable.open(data), ...playable.frame }
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error
    const { BrokenDeck } = await loadPart(() => import('./BrokenDeck.tsx'))
    return { status: 'broken', fault: error.note, BrokenDeck }
  }
}
