import { GamesView } from '../features/admin/games/GamesView.tsx'
import { GamePage } from '../features/play/page/GamePage.tsx'

/** The games admin, with a preview of each game as pupils see it. */
export function AdminGames({ title }: { title: string }) {
  return <GamesView title={title} Preview={GamePage} />
}
