import { Link } from '@tanstack/react-router'
import { linkPath } from '../../content/site/link-path.ts'
import { linkTile } from '../../content/site/link-tile.ts'
import { useVisibleLinks } from '../lib/menu/menu.ts'
import { usePupilID } from '../lib/session/actor.ts'
import { Bilingual } from './Bilingual.tsx'
import { Picture } from './Picture.tsx'
import styles from './PlaysHere.module.css'

const PUPIL_PATHS = ['/mission', '/jardin']
const PUBLIC_PATHS = ['/music', '/videos', '/stories']

/** Shown on screens too small for games: links to pages that work on any screen. */
export function PlaysHere() {
  const isPupil = usePupilID() !== null
  const links = useVisibleLinks()
  const offered = [...(isPupil ? PUPIL_PATHS : []), ...PUBLIC_PATHS].flatMap((path) => {
    const link = links.find((each) => linkPath(each) === path)
    return link ? [{ path, ...linkTile(link) }] : []
  })
  return (
    <div className={`for-screen ${styles.offer}`}>
      <p>
        <Bilingual french="Ici, tu peux faire ceci :" english="Here, you can do this:" />
      </p>
      <ul>
        {offered.map(({ path, name, icon }) => (
          <li key={path}>
            <Link to={path} className={styles.choice}>
              <Picture image={icon} word={name} size={56} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
