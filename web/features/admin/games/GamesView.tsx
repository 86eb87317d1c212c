import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { gradeNames } from '../../../../content/grades.ts'
import type { KeptGame } from '../../../../domain/api/game.ts'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { gamesQuery } from '../data/queries.ts'
import { forgetDrafts, keepDraft, readDrafts, useDraft } from '../hooks/use-draft.ts'
import { useInAddress } from '../hooks/use-in-address.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { GameEditor } from './GameEditor.tsx'
import styles from './GamesView.module.css'
import { GameTable } from './GameTable.tsx'
import { draftOfGame, type GameDraft, gameDraft, isOtherThan } from './game-draft.ts'
import type { GamePreview } from './game-preview.ts'
import { type GameRow, gameRows, takenNames } from './game-row.ts'
import { NewGameForm } from './NewGameForm.tsx'

interface GamesViewProps {
  title: string
  Preview: GamePreview
}

/** Every game: found, written, tried, and put into the menu or taken out of it. */
export function GamesView({ title, Preview }: GamesViewProps) {
  const games = useQuery(gamesQuery)
  const menu = useQuery(menuQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={games} most={MOST_ROWS}>
        {(known) => (
          <Loaded query={menu}>
            {(links) => <Games caption={title} games={known} links={links} Preview={Preview} />}
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
  Preview: GamePreview
}

function Games({ caption, games, links, Preview }: GamesProps) {
  const navigate = useNavigate()
  const [openID] = useInAddress('game')
  const [asked] = useInAddress('faire')
  // The words to begin with wait as the form's draft.
  const [isMaking, setMaking] = useState(asked === 'jeu')
  const { heading, list } = useFocusOnShown(openID)
  const rows = useMemo(() => gameRows(games, links), [games, links])
  const taken = takenNames(games, links)
  const open = (id: string) => void navigate({ to: '/admin/games', search: { game: id } })
  const begin = (draft: GameDraft) => {
    keepDraft(draftKey(draft.id), draft)
    open(draft.id)
  }
  const close = (id: string) => {
    forgetDrafts(draftKey(id))
    void navigate({ to: '/admin/games' })
  }
  const giveUpMaking = () => {
    // The dialog tells of its end also when a game was made: then its words go on in the editor.
    if (isMaking) {
      forgetDrafts('game-new')
      void navigate({ to: '/admin/games', replace: true })
    }
    setMaking(false)
  }
  return (
    <>
      {openID !== null && (
        <OpenGame
          key={openID}
          id={openID}
          heading={heading}
          row={rows.find(({ game }) => game.id === openID) ?? null}
          taken={taken}
          Preview={Preview}
          onMade={begin}
          onClose={() => close(openID)}
        />
      )}
      {/* It stays behind the editor: what was searched for is still there when that is left. */}
      <div ref={list} tabIndex={-1} className={styles.list} hidden={openID !== null}>
        <div>
          <Button onClick={() => setMaking(true)}>Faire un jeu</Button>
        </div>
        {openID === null && <Unsaved rows={rows} />}
        <GameTable caption={caption} rows={rows} onOpen={({ game }) => open(game.id)} />
      </div>
      <Dialog isWide isOpen={isMaking} title="Un nouveau jeu" onClose={giveUpMaking}>
        <NewGameForm
          taken={taken}
          onMade={(draft) => {
            forgetDrafts('game-new')
            setMaking(false)
            begin(draft)
          }}
        />
      </Dialog>
    </>
  )
}

interface OpenGameProps extends Omit<ComponentProps<typeof GameEditor>, 'draft' | 'onWrite' | 'onStored'> {
  id: string
}

/** The game that the address names, as far as it is written. */
function OpenGame({ id, row, ...rest }: OpenGameProps) {
  const [draft, write] = useDraft(draftKey(id), z.nullable(gameDraft), row && draftOfRow(row))
  if (!draft) {
    return (
      <p>
        Ce jeu n'est plus là. <Link to="/admin/games">Retour à la liste</Link>
      </p>
    )
  }
  return (
    <GameEditor
      {...rest}
      row={row}
      draft={draft}
      onWrite={write}
      onStored={() => forgetDrafts(draftKey(id))}
    />
  )
}

/** The games that were left before they were saved. */
function Unsaved({ rows }: { rows: readonly GameRow[] }) {
  const drafts = readDrafts('game:', gameDraft).filter((draft) => {
    const row = rows.find(({ game }) => game.id === draft.id)
    return !row || isOtherThan(draft, row.game)
  })
  if (drafts.length === 0) return null
  return (
    <div>
      <p>Pas encore enregistré, et gardé dans cet onglet :</p>
      <ul>
        {drafts.map(({ id, description }) => (
          <li key={id}>
            <Link to="/admin/games" search={{ game: id }}>
              {description || 'Un nouveau jeu'}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With an end: no game's key begins another's. */
function draftKey(id: string): string {
  return `game:${id}:`
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
