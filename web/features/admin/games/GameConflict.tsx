import type { KeptGame } from '../../../../domain/api/game.ts'
import { Button } from '../../../ui/Button.tsx'
import { TwoVersions } from '../ui/TwoVersions.tsx'
import styles from './GameConflict.module.css'
import { dataOf, draftOfGame, type GameDraft } from './game-draft.ts'

interface GameConflictProps {
  draft: GameDraft
  /** What someone else has saved in between. */
  stored: KeptGame
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Two administrators changed one game: both versions, and which of them is to stay. */
export function GameConflict({ draft, stored, onKeepMine, onTakeTheirs }: GameConflictProps) {
  const mine = linesOf(draft)
  const theirs = linesOf(draftOfGame(stored, draft.kind, draft))
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
            lines: mine.filter((line) => !theirs.includes(line)),
            children: <Button onClick={onKeepMine}>Garder la mienne</Button>,
          },
          {
            title: 'Celle qui est enregistrée',
            lines: theirs.filter((line) => !mine.includes(line)),
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

/** Everything that a version says, line by line. */
function linesOf(draft: GameDraft): string[] {
  const items = draft.record?.items.map((item) =>
    Object.values(item)
      .filter((text) => text !== '')
      .join(' · '),
  )
  return [`Titre : ${draft.description}`, `Consignes : ${draft.instructions}`, ...(items ?? [dataOf(draft)])]
}
