import { mediaUrl } from '../../lib/file-urls.ts'
import styles from './Menu.module.css'

/** The small picture of a link: beside its name, so without a text of its own; where it does not arrive, the name stands alone. */
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
