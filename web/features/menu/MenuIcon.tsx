import { mediaUrl } from '../../lib/file-urls.ts'
import styles from './Menu.module.css'

/** The picture next to a link's name. Hidden if it fails to load. */
export function MenuIcon({ icon }: { icon: string }) {
  if (icon === '') return null
  return (
    <img
      key={icon}
      className={styles.icon}
      src={mediaUrl(icon)}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      onError={({ currentTarget }) => {
        currentTarget.style.display = 'none'
      }}
    />
  )
}
