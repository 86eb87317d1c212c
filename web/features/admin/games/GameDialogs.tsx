import { useMemo } from 'react'
import { linkPath } from '../../../../content/link-path.ts'
import type { KeptGame } from '../../../../domain/api/game.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ShareDialog } from '../../../ui/ShareDialog.tsx'
import { DeleteGame } from './DeleteGame.tsx'
import { GameVersions } from './GameVersions.tsx'
import { dataOf, type GameDraft } from './game-draft.ts'
import type { GamePreview } from './game-preview.ts'
import type { GameRow } from './game-row.ts'

export type OpenDialog = 'preview' | 'share' | 'versions' | 'delete' | null

interface GameDialogsProps {
  open: OpenDialog
  draft: GameDraft
  /** As it is stored and linked; null for a new one. */
  row: GameRow | null
  Preview: GamePreview
  /** While something is not saved yet. */
  isBusy: boolean
  onRestored(saved: KeptGame): void
  onDeleted(): void
  onClose(): void
}

/** What opens over the editor of a game: the game as a pupil has it, the ways to share it, what it was before, and its end. */
export function GameDialogs({
  open,
  draft,
  row,
  Preview,
  isBusy,
  onRestored,
  onDeleted,
  onClose,
}: GameDialogsProps) {
  const data = dataOf(draft)
  const { description, instructions } = draft
  const record = useMemo(
    () => ({ clientID: '', description, instructions, data }),
    [description, instructions, data],
  )
  const path = linkPath({ clientID: draft.clientID, externalIdentifier: draft.id })

  return (
    <>
      <Dialog isWide isOpen={open === 'preview'} title="Comme un élève" onClose={onClose}>
        <p>Rien n'est compté ici.</p>
        <Preview kind={draft.kind} id="" record={{ ...record, wordsPage: null }} />
      </Dialog>
      {path !== null && (
        <ShareDialog
          what="game"
          title={draft.description}
          path={path}
          isOpen={open === 'share'}
          onClose={onClose}
        />
      )}
      <Dialog isOpen={open === 'versions'} isWide title="Versions précédentes" onClose={onClose}>
        {row && (
          <GameVersions
            game={row.game}
            kind={draft.kind}
            Preview={Preview}
            isBusy={isBusy}
            onRestored={onRestored}
          />
        )}
      </Dialog>
      <Dialog isOpen={open === 'delete'} title="Supprimer ce jeu?" onClose={onClose}>
        {row && <DeleteGame row={row} onDeleted={onDeleted} />}
      </Dialog>
    </>
  )
}
