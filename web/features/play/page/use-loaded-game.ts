import { useEffect, useState } from 'react'
import type { DeckNote } from '../../../../domain/games/deck-note.ts'
import { DeckFault } from '../../../../domain/games/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { loadPart } from '../../../lib/loading/load-part.ts'
import type { OpenGame } from '../round/Play.tsx'
import type { Frame } from '../round/playable.tsx'

type Broken = typeof import('./BrokenDeck.tsx')

export type PlayState =
  | { status: 'loading' }
  | { status: 'failed' }
  | ({ status: 'broken'; fault: DeckNote } & Broken)
  | ({ status: 'ready'; game: OpenGame } & Frame)

/** Loads a game while its instructions are read. The page does not wait for it. */
export function useLoadedGame(kind: GameKind, data: string): PlayState {
  const [play, setPlay] = useState<PlayState>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    setPlay({ status: 'loading' })
    loadPlay(kind, data).then(
      (loaded) => isCurrent && setPlay(loaded),
      () => isCurrent && setPlay({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, data])
  return play
}

async function loadPlay(kind: GameKind, data: string): Promise<PlayState> {
  // Split into three tasks (answer queue, game, deck) so that input stays responsive.
  await loadPart(() => import('../../../lib/earning/earning.ts'))
  const { loadGame } = await loadPart(() => import('../../../games/views.ts'))
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
