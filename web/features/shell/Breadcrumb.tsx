import { breadcrumb } from '../../../domain/breadcrumb.ts'
import styles from './Breadcrumb.module.css'

/** Where one is, made from the page's key; hides itself on pages that are near the top. */
export function Breadcrumb({ clientID }: { clientID: string }) {
  const text = breadcrumb(clientID)
  if (text === null) return null
  return (
    <p className={styles.breadcrumb}>
      <span className="for-ears">Tu es ici : </span>
      <span lang="en">{text}</span>
    </p>
  )
}
