import { GamesView } from '../features/admin/games/GamesView.tsx'
import { GamePage } from '../features/play/GamePage.tsx'

/** The teacher's games, tried as pupils know them. */
export function AdminGames({ title }: { title: string }) {
  return <GamesView title={title} Preview={GamePage} />
}
