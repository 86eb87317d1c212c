import { mediaUrl } from '../../lib/file-urls.ts'
import styles from './Menu.module.css'

/** The small picture of a link: beside its name, so without a text of its own. */
export function MenuIcon({ icon }: { icon: string }) {
  if (icon === '') return null
  return <img className={styles.icon} src={mediaUrl(icon)} alt="" width={28} height={28} loading="lazy" />
}
