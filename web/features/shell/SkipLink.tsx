import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu <small lang="en">Skip to content</small>
    </a>
  )
}
