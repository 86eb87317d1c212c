import { gameOf, type PageGame } from '../../content/site/page-game.ts'
import { GamePage } from '../features/play/page/GamePage.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { gameQuery } from '../lib/page/game-query.ts'
import { useOpenQuery } from './use-open-query.ts'
import { useTurn } from './use-turn.ts'

export function GameRoute() {
  const current = useCurrentPage()
  const game = current && gameOf(current.page, current.id)
  return game && <Game {...game} />
}

function Game({ kind, id }: PageGame) {
  const record = useOpenQuery(gameQuery(id))
  const turn = useTurn()
  // Remount for another record or another pupil.
  return <GamePage key={`${id} ${turn}`} kind={kind} id={id} record={record} />
}
