import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { StoredGame } from '../../../../domain/api/game.ts'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { gamesQuery } from '../data/queries.ts'
import { deleteDraft, readDraft, readDrafts, saveDraft, useDraft } from '../hooks/use-draft.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { resumeText } from '../ui/NewDraftButton.tsx'
import { GameEditor } from './GameEditor.tsx'
import { GameTable } from './GameTable.tsx'
import type { GamePreview } from './GameVersions.tsx'
import { differsFromStored, draftOfRow, type GameDraft, gameDraft } from './game-draft.ts'
import { type GameRow, gameRows, takenNames } from './game-row.ts'
import styles from './games.module.css'
import { NewGameForm } from './NewGameForm.tsx'
import { isBlank, NEW_GAME_KEY, newGameForm } from './new-game-form.ts'

/** Lists all games, and edits, previews, publishes and unpublishes them. */
export function GamesView({ title, Preview }: { title: string; Preview: GamePreview }) {
  const games = useQuery(gamesQuery)
  const menu = useQuery(menuQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={games} maxRows={MAX_ROWS}>
        {(allGames) => (
          <Loaded query={menu}>
            {(links) => <Games caption={title} games={allGames} links={links} Preview={Preview} />}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

interface GamesProps {
  caption: string
  games: readonly StoredGame[]
  links: readonly MenuLink[]
  Preview: GamePreview
}

function Games({ caption, games, links, Preview }: GamesProps) {
  const navigate = useNavigate()
  const [openID] = useSearchParam('game')
  const [requestedAction] = useSearchParam('faire')
  // The new game's initial words are already in the form's draft.
  const [isCreating, setCreating] = useState(requestedAction === 'jeu')
  /**
   * The first id of each renamed game. Used as the editor's key, so that the editor stays mounted and keeps
   * the focus.
   */
  const [firstIDs, setFirstIDs] = useState<ReadonlyMap<string, string>>(new Map())
  const editorKey = firstIDs.get(openID ?? '') ?? openID
  const { heading, list } = useFocusOnSwitch(editorKey)
  const rows = useMemo(() => gameRows(games, links), [games, links])
  const drafts = readDrafts('game:', gameDraft).map(({ draft }) => draft)
  const taken = takenNames(games, links, drafts)
  const open = (id: string) => void navigate({ to: '/admin/games', search: { game: id } })
  const openDraft = (draft: GameDraft) => {
    saveDraft(draftKey(draft.id), draft)
    open(draft.id)
  }
  const rename = (from: string, draft: GameDraft) => {
    deleteDraft(draftKey(from))
    saveDraft(draftKey(draft.id), draft)
    setFirstIDs(new Map(firstIDs).set(draft.id, firstIDs.get(from) ?? from))
    void navigate({ to: '/admin/games', search: { game: draft.id }, replace: true })
  }
  const close = (id: string) => {
    deleteDraft(draftKey(id))
    void navigate({ to: '/admin/games' })
  }
  const storedDraft = isCreating ? null : readDraft(NEW_GAME_KEY, newGameForm)
  const closeNew = () => {
    if (isBlank(readDraft(NEW_GAME_KEY, newGameForm))) deleteDraft(NEW_GAME_KEY)
    // The dialog also closes after creating a game. In that case the editor has already opened.
    if (isCreating) void navigate({ to: '/admin/games', replace: true })
    setCreating(false)
  }
  return (
    <>
      {openID !== null && (
        <OpenGame
          key={editorKey}
          id={openID}
          heading={heading}
          row={rows.find(({ game }) => game.id === openID) ?? null}
          taken={taken}
          Preview={Preview}
          onRename={(draft) => rename(openID, draft)}
          onCreated={openDraft}
          onClose={() => close(openID)}
        />
      )}
      {/* Stays mounted behind the editor, so that the search is still there afterwards. */}
      <div ref={list} tabIndex={-1} className={styles.view} hidden={openID !== null}>
        <div>
          <Button onClick={() => setCreating(true)}>Faire un jeu{resumeText(storedDraft)}</Button>
        </div>
        {openID === null && <UnsavedGames drafts={drafts} rows={rows} />}
        <GameTable caption={caption} rows={rows} onOpen={({ game }) => open(game.id)} />
      </div>
      <Dialog isWide isOpen={isCreating} title="Un nouveau jeu" onClose={closeNew}>
        <NewGameForm
          taken={taken}
          onCreated={(draft) => {
            deleteDraft(NEW_GAME_KEY)
            setCreating(false)
            openDraft(draft)
          }}
        />
      </Dialog>
    </>
  )
}

interface OpenGameProps extends Omit<ComponentProps<typeof GameEditor>, 'draft' | 'onWrite' | 'onStored'> {
  id: string
}

/** The editor of the game named in the address, with its draft. */
function OpenGame({ id, row, onRename, ...rest }: OpenGameProps) {
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
      onRename={(renamed) => {
        write(renamed)
        onRename(renamed)
      }}
      onStored={() => deleteDraft(draftKey(id))}
    />
  )
}

function UnsavedGames({ drafts, rows }: { drafts: readonly GameDraft[]; rows: readonly GameRow[] }) {
  const unsaved = drafts.filter((draft) => {
    const row = rows.find(({ game }) => game.id === draft.id)
    return !row || differsFromStored(draft, row.game)
  })
  if (unsaved.length === 0) return null
  return (
    <div>
      <p>Pas encore enregistré, et gardé dans cet onglet :</p>
      <ul>
        {unsaved.map(({ id, description }) => (
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

function draftKey(id: string): string {
  return `game:${id}:`
}

/** Focuses the editor's heading when it opens and the list when it returns. */
function useFocusOnSwitch(gameID: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  // Child effects run first, so the dialog for a new game is already closed. An open dialog would keep the focus.
  useLayoutEffect(() => {
    if (shown.current === gameID) return
    shown.current = gameID
    if (gameID === null) list.current?.scrollIntoView()
    const place = gameID === null ? list : heading
    place.current?.focus()
  }, [gameID])
  return { heading, list }
}
