import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import styles from './ui.module.css'

interface CheckPanelProps {
  /** The heading's id, for links to it. */
  id: string
  /** Shown if there are no faults, e.g. "Le jeu peut être publié". */
  verdict: string
  faults: readonly string[]
  warnings: readonly string[]
}

/** The result of the check before publishing: faults to correct, and warnings. */
export function CheckPanel({ id, verdict, faults, warnings }: CheckPanelProps) {
  return (
    <section className={styles.checkPanel} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        Contrôle avant de publier
      </h3>
      <p role="status">{outcomeText(verdict, faults.length, warnings.length)}</p>
      <Sentences of={faults} look={styles.trouble} />
      <Sentences of={warnings} />
    </section>
  )
}

function Sentences({ of, look }: { of: readonly string[]; look?: string | undefined }) {
  if (of.length === 0) return null
  return (
    <ul className={look}>
      {of.map((sentence) => (
        <li key={sentence}>{frenchSpaces(sentence)}</li>
      ))}
    </ul>
  )
}

function outcomeText(verdict: string, faults: number, warnings: number): string {
  if (faults > 0) return `À corriger avant de publier : ${faults}. Remarques : ${warnings}.`
  return warnings > 0 ? `${verdict}. Remarques : ${warnings}.` : `${verdict}.`
}
