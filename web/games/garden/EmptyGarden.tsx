import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { NO_WORDS } from '../mission/no-mission.tsx'
import styles from './GardenView.module.css'

/** A bed without plants, for a pupil who has met no word yet. */
export function EmptyGarden({ title }: { title: string }) {
  return (
    <div className={styles.garden}>
      <header className={styles.sky}>
        <OwlSays {...NO_WORDS} size={80} className={styles.owl} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>
            {NO_WORDS.french} <small lang="en">{NO_WORDS.english}</small>
          </p>
        </div>
        <div className={styles.ways}>
          <Link to="/mission" className={buttonClass({ size: 'pupil' })}>
            <PlayIcon /> Ma mission <small lang="en">My mission</small>
          </Link>
          <HomeLink />
        </div>
      </header>
      <div className={styles.empty} aria-hidden="true">
        <Plant strength={0} />
        <Plant strength={0} />
        <Plant strength={0} />
      </div>
    </div>
  )
}
