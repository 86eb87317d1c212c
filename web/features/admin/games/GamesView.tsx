import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { gradeNames } from '../../../../content/grades.ts'
import type { KeptGame } from '../../../../domain/api/game.ts'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Loaded } from '../Loaded.tsx'
import { gamesQuery } from '../queries.ts'
import { forgetDrafts, useDraft } from '../use-draft.ts'
import { GameEditor } from './GameEditor.tsx'
import styles from './GamesView.module.css'
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
      <Loaded query={games} most={MOST_ROWS}>
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
  const { heading, list } = useFocusOnShown(draft?.id ?? null)
  const rows = useMemo(() => gameRows(games, links), [games, links])
  const close = () => {
    forgetDrafts('game')
    write(null)
  }
  const giveUpMaking = () => {
    // The dialog tells of its end also when a game was made: then its words go on in the editor.
    if (isMaking) forgetDrafts('game-new')
    setMaking(false)
  }
  return (
    <>
      {draft && (
        <GameEditor
          key={draft.id}
          heading={heading}
          draft={draft}
          row={rows.find(({ game }) => game.id === draft.id) ?? null}
          taken={takenNames(rows, links)}
          parts={parts}
          onWrite={write}
          onClose={close}
        />
      )}
      {/* It stays behind the editor: what was searched for is still there when that is closed. */}
      <div ref={list} tabIndex={-1} className={styles.list} hidden={draft !== null}>
        <div>
          <Button onClick={() => setMaking(true)}>Faire un jeu</Button>
        </div>
        <GameTable caption={caption} rows={rows} onOpen={(row) => write(draftOfRow(row))} />
      </div>
      <Dialog isWide isOpen={isMaking} title="Un nouveau jeu" onClose={giveUpMaking}>
        <NewGameForm
          taken={takenNames(rows, links)}
          onMade={(made) => {
            forgetDrafts('game-new')
            setMaking(false)
            write(made)
          }}
        />
      </Dialog>
    </>
  )
}

/** What comes in the place of the list, or the list that comes back, has the focus from its first moment. */
function useFocusOnShown(gameID: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  // The dialog for a new game, its child, has closed by then: beside an open one nothing takes the focus.
  useLayoutEffect(() => {
    if (shown.current === gameID) return
    shown.current = gameID
    if (gameID === null) list.current?.scrollIntoView()
    const place = gameID === null ? list : heading
    place.current?.focus()
  }, [gameID])
  return { heading, list }
}

function draftOfRow({ game, kind, grade, link }: GameRow): GameDraft {
  const name = link?.displayName ?? game.description.split(' : ').at(-1) ?? ''
  const title = grade === null ? name : name.replace(` (${gradeNames[grade]})`, '')
  return draftOfGame(game, kind, { title, grade })
}

function takenNames(rows: readonly GameRow[], links: readonly MenuLink[]) {
  return {
    clientIDs: new Set([...rows.map(({ game }) => game.clientID), ...links.map(({ clientID }) => clientID)]),
    ids: new Set(rows.map(({ game }) => game.id)),
  }
}
