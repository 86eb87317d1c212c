import styles from './Cover.module.css'

/** Covers a hidden word. */
export function WordCover() {
  return (
    <span className={styles.cover} aria-hidden="true">
      ?
    </span>
  )
}

/** Replaces hidden French on the button that reveals it, and shows its English. */
export function HiddenFrench({ english }: { english: string }) {
  return (
    <>
      <WordCover />
      <span className="for-ears">
        Montrer le français caché :{' '}
        <span lang="en" data-stays>
          {english}
        </span>
      </span>
    </>
  )
}
