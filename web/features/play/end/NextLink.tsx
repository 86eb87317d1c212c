import { Link } from '@tanstack/react-router'
import { linkPath } from '../../../../content/site/link-path.ts'
import { linkTile } from '../../../../content/site/link-tile.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './end.module.css'

/** The main link at the end of a game, to the next one. */
export function NextLink({ link }: { link: MenuLink }) {
  const { name, icon } = linkTile(link)
  return (
    <Link to={linkPath(link) ?? '/'} className={buttonClass({ size: 'pupil' }, styles.next)}>
      {icon !== '' && <Picture image={icon} word={name} size={72} className={styles.nextPicture} />}
      <span className={styles.text}>
        <span className={styles.go}>
          Suivant <small lang="en">Next</small>
        </span>
        {name}
      </span>
      <span className={styles.arrow} aria-hidden="true">
        ➜
      </span>
    </Link>
  )
}
