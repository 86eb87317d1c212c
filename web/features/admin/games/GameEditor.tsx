import { Link } from '@tanstack/react-router'
import { type Ref, useState } from 'react'
import { LONGEST_TITLE, type TakenNames } from '../../../../content/games/new-game.ts'
import { keptGame } from '../../../../domain/api/game.ts'
import { useWhyClosed } from '../../../lib/menu/use-why-closed.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { savedMeanwhile } from '../data/saved-meanwhile.ts'
import { CheckPanel } from '../ui/CheckPanel.tsx'
import { Field } from '../ui/Field.tsx'
import form from '../ui/form.module.css'
import { InputField } from '../ui/InputField.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { AbandonButton } from './AbandonButton.tsx'
import { GameConflict } from './GameConflict.tsx'
import { GameContent } from './GameContent.tsx'
import { GameDialogs, type OpenDialog } from './GameDialogs.tsx'
import styles from './GameEditor.module.css'
import { GradeChoice } from './GradeChoice.tsx'
import {
  checkDraft,
  copyOf,
  draftOfGame,
  type GameDraft,
  isOtherThan,
  menuTitle,
  newGameOf,
} from './game-draft.ts'
import type { GamePreview } from './game-preview.ts'
import { type GameRow, kindName, stateNames, stateOf } from './game-row.ts'
import { noteInForm } from './note-in-form.ts'
import { OtherKind } from './OtherKind.tsx'
import { useMissingFiles } from './use-missing-files.ts'
import { useSaveGame } from './use-save-game.ts'

interface GameEditorProps {
  heading: Ref<HTMLHeadingElement>
  draft: GameDraft
  /** As it is stored and linked; null for a new one. */
  row: GameRow | null
  taken: TakenNames
  Preview: GamePreview
  onWrite(draft: GameDraft): void
  /** A further game has been made of it. */
  onMade(draft: GameDraft): void
  /** All that was written is stored. */
  onStored(): void
  /** It is gone, or what was written is given up. */
  onClose(): void
}

/** One game: what it says, what is in it, what is wrong with it, and whether pupils find it. */
export function GameEditor({
  heading,
  draft,
  row,
  taken,
  Preview,
  onWrite,
  onMade,
  onStored,
  onClose,
}: GameEditorProps) {
  const [open, setOpen] = useState<OpenDialog>(null)
  const set = (changes: Partial<GameDraft>) => onWrite({ ...draft, ...changes })
  const check = checkDraft(draft)
  const missing = useMissingFiles(draft)
  const save = useSaveGame(row?.link ?? null, (saved) => {
    const isWhole = !isOtherThan(draft, saved)
    set({ updated: saved.updated })
    if (isWhole) onStored()
  })
  const isSound = check.faults.length === 0 && missing.length === 0
  const isPublished = row !== null && stateOf(row) === 'published'
  const whyClosed = useWhyClosed()
  const closed = row?.link ? whyClosed(row.link) : null
  const isChanged = !row || isOtherThan(draft, row.game)
  const conflict = savedMeanwhile(save.error, keptGame)
  // Where it was deleted meanwhile, the list has it no longer: then it is saved as a new one.
  const toSave = row ? draft : { ...draft, updated: null }
  const newGame = newGameOf(draft)
  const wanted = save.variables?.isPublished ?? isPublished

  return (
    <section className={styles.editor} aria-labelledby="game-editor">
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
          {isPublished && closed && ` · ${closed}`}
        </p>
      </header>
      <div className={`${form.form} ${styles.texts}`}>
        {!row?.link && (
          <>
            <InputField
              label="Nom dans le menu"
              maxLength={LONGEST_TITLE}
              value={draft.title}
              placeholder={menuTitle({ ...draft, title: '' })}
              onWrite={(text) => set({ title: text })}
            />
            <GradeChoice grade={draft.grade} onChoose={(grade) => set({ grade })} />
          </>
        )}
        <InputField
          label="Titre au-dessus du jeu"
          maxLength={200}
          value={draft.description}
          onWrite={(text) => set({ description: text })}
        />
        <Field label="Consignes" help="En français, puis en anglais sur une ligne à part.">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              value={draft.instructions}
              onChange={({ target }) => set({ instructions: target.value })}
            />
          )}
        </Field>
        <GameContent draft={draft} onChange={set} />
      </div>
      <CheckPanel
        id="game-check"
        verdict="Le jeu peut être publié"
        faults={[
          ...check.faults.map((note) => noteInForm(draft.kind, note)),
          ...missing.map((file) => `Ce fichier n'est pas là : ${file}`),
        ]}
        warnings={check.warnings.map((note) => noteInForm(draft.kind, note))}
      />
      {conflict && (
        <GameConflict
          draft={draft}
          stored={conflict}
          onKeepMine={() => {
            set({ updated: conflict.updated })
            save.mutate({ draft: { ...draft, updated: conflict.updated }, isPublished: wanted })
          }}
          onTakeTheirs={() => {
            save.reset()
            onWrite(draftOfGame(conflict, draft.kind, draft))
          }}
        />
      )}
      <ServerMessage error={conflict ? null : save.error} />
      <div className={`row ${styles.bar}`}>
        <Button
          isOff={!isSound || save.isPending || (isPublished && !isChanged)}
          onClick={() => save.mutate({ draft: toSave, isPublished: true })}
        >
          {isPublished ? 'Enregistrer' : 'Publier'}
        </Button>
        {!isPublished && (
          <Button
            look="soft"
            isOff={!isSound || save.isPending || !isChanged}
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
      <div className="row">
        {row && newGame && (
          <Button
            look="quiet"
            onClick={() => onMade(copyOf(draft, { ...newGame, title: copyTitle(newGame.title) }, taken))}
          >
            Dupliquer
          </Button>
        )}
        {row && <OtherKind draft={draft} taken={taken} onMade={onMade} />}
        {isPublished && (
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
        {row && (
          <Button look="quiet" onClick={() => setOpen('delete')}>
            Supprimer…
          </Button>
        )}
        {isChanged && <AbandonButton onAbandon={onClose} />}
      </div>
      <GameDialogs
        open={open}
        draft={draft}
        row={row}
        Preview={Preview}
        isBusy={isChanged || save.isPending}
        onRestored={(saved) => {
          onWrite(draftOfGame(saved, draft.kind, draft))
          onStored()
          setOpen(null)
        }}
        onDeleted={onClose}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}

function copyTitle(title: string): string {
  return `${title.slice(0, LONGEST_TITLE - 8)} (copie)`
}
