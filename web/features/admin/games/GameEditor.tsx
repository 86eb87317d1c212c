import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Ref, useMemo, useState } from 'react'
import { MAX_TITLE_LENGTH, type TakenNames } from '../../../../content/games/new-game.ts'
import type { Grade } from '../../../../content/grades.ts'
import { linkPath } from '../../../../content/site/link-path.ts'
import { storedGame } from '../../../../domain/api/game.ts'
import { useWhyClosed } from '../../../lib/menu/use-save-link.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ShareDialog } from '../../../ui/ShareDialog.tsx'
import { conflictingVersion } from '../data/delete-if-exists.ts'
import { ownWordsQuery } from '../data/queries.ts'
import { CheckPanel } from '../ui/CheckPanel.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { DeleteGame, DiscardButton } from './DeleteGame.tsx'
import { draftForGrade } from './draft-for-grade.ts'
import { GameContent } from './GameContent.tsx'
import type { GamePreview } from './GameVersions.tsx'
import { GameConflict, GameVersions } from './GameVersions.tsx'
import {
  checkDraft,
  copyDraft,
  differsFromStored,
  draftOfGame,
  formatNote,
  type GameDraft,
  newGameOf,
  recordDataOf,
} from './game-draft.ts'
import { type GameRow, kindName, stateNames, stateOf } from './game-row.ts'
import styles from './games.module.css'
import { OtherKindButton } from './OtherKindButton.tsx'
import { findKnownWord } from './read-words.ts'
import { useMissingFiles, useSaveGame } from './use-save-game.ts'

interface GameEditorProps {
  heading: Ref<HTMLHeadingElement>
  draft: GameDraft
  /** The stored game and its link. Null for a new game. */
  row: GameRow | null
  taken: TakenNames
  Preview: GamePreview
  onWrite(draft: GameDraft): void
  /** Called with the draft of a new game that has got another id. */
  onRename(draft: GameDraft): void
  /** Called with the draft of a new game that is based on this one. */
  onCreated(draft: GameDraft): void
  /** Called when everything in the draft is stored. */
  onStored(): void
  /** Called when the game was deleted or its changes were discarded. */
  onClose(): void
}

/** Edits one game: its texts and content, the check before publishing, and its place in the menu. */
export function GameEditor({
  heading,
  draft,
  row,
  taken,
  Preview,
  onWrite,
  onRename,
  onCreated,
  onStored,
  onClose,
}: GameEditorProps) {
  const [open, setOpen] = useState<'preview' | 'share' | 'versions' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const set = (changes: Partial<GameDraft>) => onWrite({ ...draft, ...changes })
  const check = checkDraft(draft)
  const missing = useMissingFiles(draft)
  const canEditMenu = useCan('editMenu')
  const save = useSaveGame(row?.link ?? null, (saved) => {
    const isUpToDate = !differsFromStored(draft, saved)
    set({ updated: saved.updated })
    if (isUpToDate) onStored()
  })
  const hasNoFaults = check.faults.length === 0 && missing.length === 0
  const isPublished = row !== null && stateOf(row) === 'published'
  const whyClosed = useWhyClosed()
  const whyClosedText = row?.link ? whyClosed(row.link) : null
  const isChanged = !row || differsFromStored(draft, row.game)
  const conflict = conflictingVersion(save.error, storedGame)
  // A draft without a stored game is saved as a new one, even if the game was deleted in the meantime.
  const toSave = row ? draft : { ...draft, updated: null }
  const newGame = newGameOf(draft)
  const path = linkPath({ clientID: draft.clientID, externalIdentifier: draft.id })
  const { data: ownWords } = useQuery(ownWordsQuery)
  const changeGrade = (grade: Grade | null) =>
    onRename(draftForGrade(draft, grade, taken, (french) => findKnownWord(french, ownWords)))
  const { description, instructions } = draft
  const data = recordDataOf(draft)
  const record = useMemo(
    () => ({ clientID: '', description, instructions, data, wordsPage: null }),
    [description, instructions, data],
  )
  const willBePublished = save.variables?.isPublished ?? isPublished

  return (
    <section className="stack wide" aria-labelledby="game-editor">
      <div className={styles.back}>
        <Link to="/admin/games" activeOptions={{ exact: true }} className={buttonClass({ look: 'soft' })}>
          ‹ Retour à la liste
        </Link>
      </div>
      <header className={styles.header}>
        <h2 id="game-editor" ref={heading} tabIndex={-1}>
          {draft.description || 'Un nouveau jeu'}
        </h2>
        <p className={styles.state}>
          {kindName(draft.kind)} · {row ? stateNames[stateOf(row)] : 'pas encore enregistré'}
          {row && isChanged && ' · changements pas enregistrés'}
          {isPublished && whyClosedText && ` · ${whyClosedText}`}
        </p>
      </header>
      <GameContent
        draft={draft}
        isLinked={row?.link != null}
        onChange={set}
        onGrade={row || save.isPending ? null : changeGrade}
      />
      <CheckPanel
        id="game-check"
        verdict="Le jeu peut être publié"
        faults={[
          ...check.faults.map((note) => formatNote(draft.kind, note)),
          ...missing.map((file) => `Ce fichier n'est pas là : ${file}`),
        ]}
        warnings={check.warnings.map((note) => formatNote(draft.kind, note))}
      />
      {conflict && (
        <GameConflict
          draft={draft}
          stored={conflict}
          onKeepMine={() => {
            set({ updated: conflict.updated })
            save.mutate({ draft: { ...draft, updated: conflict.updated }, isPublished: willBePublished })
          }}
          onTakeTheirs={() => {
            save.reset()
            onWrite(draftOfGame(conflict, draft.kind, draft))
          }}
        />
      )}
      <ServerMessage error={conflict ? null : save.error} />
      <div className={`row ${styles.bar}`}>
        {(isPublished || canEditMenu) && (
          <Button
            isOff={!hasNoFaults || save.isPending || (isPublished && !isChanged)}
            onClick={() => save.mutate({ draft: toSave, isPublished: true })}
          >
            {isPublished ? 'Enregistrer' : 'Publier'}
          </Button>
        )}
        {!isPublished && (
          <Button
            look="soft"
            isOff={!hasNoFaults || save.isPending || !isChanged}
            onClick={() => save.mutate({ draft: toSave, isPublished: false })}
          >
            Enregistrer sans publier
          </Button>
        )}
        <Button look="soft" disabled={!check.isPlayable} onClick={() => setOpen('preview')}>
          Jouer comme un élève
        </Button>
        {isPublished && (
          <Button look="soft" onClick={() => setOpen('share')}>
            Partager
          </Button>
        )}
      </div>
      {!canEditMenu && (
        <p>
          {frenchSpaces(
            "Pour publier un jeu, le retirer du menu ou en supprimer un qui y est, il faut l'accès « Les pages et le menu ». Demandez-le à la personne qui gère les comptes.",
          )}
        </p>
      )}
      <div className="row">
        {row && newGame && (
          <Button
            look="quiet"
            onClick={() =>
              onCreated(copyDraft(draft, { ...newGame, title: copyTitle(newGame.title) }, taken))
            }
          >
            Dupliquer
          </Button>
        )}
        {row && <OtherKindButton draft={draft} taken={taken} onCreated={onCreated} />}
        {isPublished && canEditMenu && (
          <Button
            look="quiet"
            isOff={save.isPending || isChanged}
            onClick={() => save.mutate({ draft, isPublished: false })}
          >
            Retirer du menu
          </Button>
        )}
        {row && (
          <Button look="quiet" onClick={() => setOpen('versions')}>
            Versions précédentes
          </Button>
        )}
        {row && (row.link === null || canEditMenu) && (
          <Button look="quiet" onClick={() => setOpen('delete')}>
            Supprimer…
          </Button>
        )}
        {isChanged && <DiscardButton onDiscard={onClose} />}
      </div>
      <Dialog isWide isOpen={open === 'preview'} title="Comme un élève" onClose={close}>
        <p>Rien n'est compté ici.</p>
        <Preview kind={draft.kind} id="" record={record} />
      </Dialog>
      {path !== null && (
        <ShareDialog
          what="game"
          title={draft.description}
          path={path}
          isOpen={open === 'share'}
          onClose={close}
        />
      )}
      <Dialog isOpen={open === 'versions'} isWide title="Versions précédentes" onClose={close}>
        {row && (
          <GameVersions
            game={row.game}
            kind={draft.kind}
            Preview={Preview}
            isBusy={isChanged || save.isPending}
            onRestored={(saved) => {
              onWrite(draftOfGame(saved, draft.kind, draft))
              onStored()
              close()
            }}
          />
        )}
      </Dialog>
      {row && <DeleteGame row={row} isOpen={open === 'delete'} onDeleted={onClose} onClose={close} />}
    </section>
  )
}

function copyTitle(title: string): string {
  return `${title.slice(0, MAX_TITLE_LENGTH - 8)} (copie)`
}
