import styles from './Footer.module.css'

/** The footer of every page, drawn as a meadow, with the disclaimer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.hills} />
      <div className={styles.meadow}>
        <div className={styles.content}>
          <p>
            Les liens externes mènent hors du domaine du conseil scolaire. Ce site n'est pas responsable du
            contenu externe.
          </p>
          <p lang="en">
            External links leave the school board domain and the site is not responsible for external content.
          </p>
        </div>
      </div>
    </footer>
  )
}
