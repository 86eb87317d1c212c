import { useMemo } from 'react'
import { gameOf, type PageGame } from '../../content/page-games.ts'
import type { Page } from '../../content/routes.ts'
import { GamePage } from '../features/play/GamePage.tsx'
import { useCurrentPage } from '../lib/current-page.ts'
import { gameQuery } from '../lib/game-query.ts'
import { useOpenQuery } from './use-open-query.ts'

/** A game: on a record, or on a deck that the site itself brings. */
export function GameRoute() {
  const current = useCurrentPage()
  const game = current && gameOf(current.page, current.id)
  if (!game) return null
  const { data } = game
  return data === null ? <RecordGame {...game} /> : <SiteGame page={current.page} game={{ ...game, data }} />
}

function RecordGame({ kind, id }: PageGame) {
  const record = useOpenQuery(gameQuery(id))
  // Another record is another game: nothing of the last one stays.
  return <GamePage key={id} kind={kind} id={id} record={record} />
}

const INSTRUCTIONS =
  'Écoute le mot, puis touche la bonne réponse.\nListen to the word, then tap the right answer.'

function SiteGame({ page, game: { kind, id, data } }: { page: Page; game: PageGame & { data: string } }) {
  const { clientID, title } = page
  const record = useMemo(
    () => ({ clientID, description: title, instructions: INSTRUCTIONS, data }),
    [clientID, title, data],
  )
  return <GamePage key={id} kind={kind} id={id} record={record} />
}
