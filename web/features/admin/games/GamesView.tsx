import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { KeptGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Loaded } from '../Loaded.tsx'
import { gamesQuery } from '../queries.ts'
import { forgetDrafts, useDraft } from '../use-draft.ts'
import { GameEditor } from './GameEditor.tsx'
import { GameTable } from './GameTable.tsx'
import { draftOfGame, type GameDraft, gameDraft } from './game-draft.ts'
import { type GameRow, gameRows } from './game-row.ts'
import { NewGameForm } from './NewGameForm.tsx'
import type { PlayParts } from './play-parts.ts'

interface GamesViewProps extends PlayParts {
  title: string
}

/** Every game: found, written, tried, and put into the menu or taken out of it. */
export function GamesView({ title, ...parts }: GamesViewProps) {
  const games = useQuery(gamesQuery)
  const menu = useQuery(menuQuery)
  return (
    <AdminPage
      title={title}
      hint="Tous les jeux : cherchez-en un, changez-le, ou faites-en un nouveau avec vos mots."
    >
      <Loaded query={games}>
        {(known) => (
          <Loaded query={menu}>
            {(links) => <Games caption={title} games={known} links={links} parts={parts} />}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

interface GamesProps {
  caption: string
  games: readonly KeptGame[]
  links: readonly MenuLink[]
  parts: PlayParts
}

function Games({ caption, games, links, parts }: GamesProps) {
  const [draft, write] = useDraft('game', z.nullable(gameDraft), null)
  const [isMaking, setMaking] = useState(false)
  const rows = useMemo(() => gameRows(games, links), [games, links])
  const close = () => {
    forgetDrafts()
    write(null)
    setMaking(false)
  }
  if (draft) {
    const row = rows.find(({ game }) => game.id === draft.id)
    return (
      <GameEditor
        key={draft.id}
        draft={draft}
        row={row ?? null}
        taken={takenNames(rows, links)}
        parts={parts}
        onWrite={write}
        onClose={close}
      />
    )
  }
  return (
    <>
      <div>
        <Button onClick={() => setMaking(true)}>Faire un jeu</Button>
      </div>
      <GameTable caption={caption} rows={rows} onOpen={(row) => write(draftOfRow(row))} />
      <Dialog isWide isOpen={isMaking} title="Un nouveau jeu" onClose={close}>
        <NewGameForm
          taken={takenNames(rows, links)}
          onMade={(made) => {
            forgetDrafts()
            setMaking(false)
            write(made)
          }}
        />
      </Dialog>
    </>
  )
}

function draftOfRow({ game, kind, grade, link }: GameRow): GameDraft {
  const title = link?.displayName ?? game.description.split(' : ').at(-1) ?? ''
  return draftOfGame(game, kind, { title, grade })
}

function takenNames(rows: readonly GameRow[], links: readonly MenuLink[]) {
  return {
    clientIDs: new Set([...rows.map(({ game }) => game.clientID), ...links.map(({ clientID }) => clientID)]),
    ids: new Set(rows.map(({ game }) => game.id)),
  }
}
