import type { RecordCheck } from '../../../../domain/games/check-record.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { recordForms } from '../../../../domain/games/record-form.ts'
import { frenchSpaces } from '../../../lib/french-spaces.ts'
import styles from './CheckPanel.module.css'

interface CheckPanelProps {
  kind: GameKind
  check: RecordCheck
  /** Files that the game names and that are not there. */
  missing: readonly string[]
}

/** What is wrong with a game, which keeps it from being published, and what it lacks. */
export function CheckPanel({ kind, check: { faults, warnings }, missing }: CheckPanelProps) {
  const count = faults.length + missing.length
  return (
    <section className={styles.check} aria-labelledby="game-check">
      <h3 id="game-check">Contrôle avant de publier</h3>
      <p role="status">{verdict(count, warnings.length)}</p>
      {count > 0 && (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{inWordsOfTheForm(kind, fault)}</li>
          ))}
          {missing.map((file) => (
            <li key={file}>Ce fichier n'est pas là : {file}</li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{inWordsOfTheForm(kind, warning)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function verdict(faults: number, warnings: number): string {
  if (faults > 0) return `À corriger avant de publier : ${faults}. Remarques : ${warnings}.`
  return warnings > 0 ? `Le jeu peut être publié. Remarques : ${warnings}.` : 'Le jeu peut être publié.'
}

/** `Élément 3 : « phrase.word » est vide.` -> with the name of the field as the form has it. */
function inWordsOfTheForm(kind: GameKind, sentence: string): string {
  const told = sentence.replace(/(Élément \d+ : )« ([\w.]+) »/, (named, item: string, path: string) => {
    const field = recordForms[kind]?.fields.find(
      (each) => each.path === path || each.path.startsWith(`${path}.`),
    )
    return field ? `${item}« ${field.label} »` : named
  })
  return frenchSpaces(told)
}
