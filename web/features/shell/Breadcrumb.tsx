import { breadcrumb } from '../../../domain/breadcrumb.ts'
import styles from './shell.module.css'

/** The path of the page in the menu, from its key. Renders nothing for top-level pages. */
export function Breadcrumb({ clientID }: { clientID: string }) {
  const text = breadcrumb(clientID)
  if (text === null) return null
  return (
    <p className={styles.breadcrumb}>
      <span className="for-ears">Tu es ici : </span>
      <span lang="en" data-stays>
        {text}
      </span>
    </p>
  )
}
