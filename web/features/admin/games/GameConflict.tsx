import type { KeptGame } from '../../../../domain/api/game.ts'
import { Button } from '../../../ui/Button.tsx'
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
      <h3>Quelqu'un d'autre a enregistré ce jeu entre-temps</h3>
      <p>Rien n'est perdu. Voici ce qui diffère ; choisissez la version qui reste.</p>
      <div className={styles.versions}>
        <Version title="La vôtre" lines={mine.filter((line) => !theirs.includes(line))}>
          <Button onClick={onKeepMine}>Garder la mienne</Button>
        </Version>
        <Version title="Celle qui est enregistrée" lines={theirs.filter((line) => !mine.includes(line))}>
          <Button look="soft" onClick={onTakeTheirs}>
            Prendre l'autre
          </Button>
        </Version>
      </div>
    </section>
  )
}

interface VersionProps {
  title: string
  lines: readonly string[]
  children: React.ReactNode
}

function Version({ title, lines, children }: VersionProps) {
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length === 0 && <p>Rien que l'autre n'ait aussi.</p>}
      {children}
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
