import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import styles from './CheckPanel.module.css'

interface CheckPanelProps {
  /** Of the heading, to which a link may lead. */
  id: string
  /** What is said where there are no faults, such as "Le jeu peut être publié". */
  verdict: string
  /** What keeps it from being published. */
  faults: readonly string[]
  /** What may be published as it is, but could be better. */
  warnings: readonly string[]
}

/** What is to be mended before it is published, and what it lacks. */
export function CheckPanel({ id, verdict, faults, warnings }: CheckPanelProps) {
  return (
    <section className={styles.check} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        Contrôle avant de publier
      </h3>
      <p role="status">{outcome(verdict, faults.length, warnings.length)}</p>
      <Sentences of={faults} look={styles.faults} />
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

function outcome(verdict: string, faults: number, warnings: number): string {
  if (faults > 0) return `À corriger avant de publier : ${faults}. Remarques : ${warnings}.`
  return warnings > 0 ? `${verdict}. Remarques : ${warnings}.` : `${verdict}.`
}
