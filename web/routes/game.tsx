import { type GameKind, isGameKind } from '../../domain/games/registry.ts'
import { GamePage } from '../features/play/GamePage.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { Coming } from './coming.tsx'
import { useOpenQuery } from './use-open-query.ts'

/** A game on a record; games that do not exist yet say so. */
export function GameRoute() {
  const current = useCurrentPage()
  if (!current) return null
  const { page, id } = current
  const kind = page.path.split('/').find(isGameKind)
  return kind && id !== null ? <Game kind={kind} id={id} /> : <Coming title={page.title} />
}

function Game({ kind, id }: { kind: GameKind; id: string }) {
  const record = useOpenQuery(gameQuery(id))
  // Another record is another game: nothing of the last one stays.
  return <GamePage key={id} kind={kind} id={id} record={record} />
}
