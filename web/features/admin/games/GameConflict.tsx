import type { StoredGame } from '../../../../domain/api/game.ts'
import { Button } from '../../../ui/Button.tsx'
import { TwoVersions } from '../ui/TwoVersions.tsx'
import { draftOfGame, type GameDraft, recordDataOf } from './game-draft.ts'
import styles from './games.module.css'

interface GameConflictProps {
  draft: GameDraft
  /** The version that someone else saved in the meantime. */
  stored: StoredGame
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Two administrators changed the same game: shows both versions and lets the teacher choose one. */
export function GameConflict({ draft, stored, onKeepMine, onTakeTheirs }: GameConflictProps) {
  const ownLines = linesOf(draft)
  const storedLines = linesOf(draftOfGame(stored, draft.kind, draft))
  return (
    <section className={styles.conflict} role="alert">
      <p>
        <strong>Quelqu'un d'autre a enregistré ce jeu entre-temps.</strong> Rien n'est perdu : choisissez la
        version qui reste.
      </p>
      <TwoVersions
        versions={[
          {
            title: 'La vôtre',
            lines: ownLines.filter((line) => !storedLines.includes(line)),
            children: <Button onClick={onKeepMine}>Garder la mienne</Button>,
          },
          {
            title: 'Celle qui est enregistrée',
            lines: storedLines.filter((line) => !ownLines.includes(line)),
            children: (
              <Button look="soft" onClick={onTakeTheirs}>
                Prendre l'autre
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function linesOf(draft: GameDraft): string[] {
  const items = draft.record?.items.map((item) =>
    Object.values(item)
      .filter((text) => text !== '')
      .join(' · '),
  )
  return [
    `Titre : ${draft.description}`,
    `Consignes : ${draft.instructions}`,
    ...(items ?? [recordDataOf(draft)]),
  ]
}
