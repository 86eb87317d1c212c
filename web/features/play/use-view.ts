import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { views } from '../../games/views.ts'
import { loadTwice } from '../../lib/load-twice.ts'
import type { RoundProps } from './Round.tsx'

type View =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Game: ComponentType<RoundProps> }

/** The view of a game, fetched while the instructions are read. One that did not arrive can be asked for again. */
export function useView(kind: GameKind): { view: View; retry(): void } {
  const [view, setView] = useState<View>({ status: 'loading' })
  const load = useCallback(() => {
    setView({ status: 'loading' })
    loadTwice(views[kind]).then(
      ({ default: Game }) => setView({ status: 'ready', Game }),
      () => setView({ status: 'failed' }),
    )
  }, [kind])
  useEffect(load, [load])
  return { view, retry: load }
}
