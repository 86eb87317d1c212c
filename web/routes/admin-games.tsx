import { GamesView } from '../features/admin/games/GamesView.tsx'
import { GamePage } from '../features/play/GamePage.tsx'
import { ShareDialog } from '../ui/ShareDialog.tsx'

/** The teacher's games, tried and shared as pupils know them. */
export function AdminGames({ title }: { title: string }) {
  return <GamesView title={title} Preview={GamePage} Share={ShareDialog} />
}
