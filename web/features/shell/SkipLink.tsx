import styles from './SkipLink.module.css'

/** The first keyboard stop: a link past the menu to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu <small lang="en">Skip to content</small>
    </a>
  )
}
