import {
  type ComparedWord,
  compareWords,
  type Difference,
} from '../../../domain/games/sentence-differences.ts'
import styles from './sentence.module.css'

/** The kind of a mistake, below its word. */
const NAMES: Record<Exclude<Difference, 'right'>, string> = {
  accents: 'accent',
  ending: 'fin du mot',
  apostrophe: 'apostrophe',
  hyphen: "trait d'union",
  letters: 'lettres',
  other: 'autre mot',
  missing: 'mot qui manque',
  extra: 'mot de trop',
}

/**
 * The written sentence, with the kind of mistake below each wrong word. Does not reveal the right spelling.
 */
export function Differences({ sentence, written }: { sentence: string; written: string }) {
  return (
    <ul className={styles.compared} aria-label="Ta phrase">
      {compareWords(sentence, written).map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The same word may occur twice.
        <Compared key={place} {...word} />
      ))}
    </ul>
  )
}

function Compared({ given, difference }: ComparedWord) {
  if (difference === 'right') return <li className={styles.word}>{given}</li>
  return (
    <li className={styles.word} data-look="wrong">
      {given === '' ? <span aria-hidden="true">___</span> : given}
      <small>{NAMES[difference]}</small>
    </li>
  )
}
