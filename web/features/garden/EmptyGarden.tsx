import { Link } from '@tanstack/react-router'
import type { OwlText } from '../../../content/owl-texts.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './GardenView.module.css'

const BEGIN_TEXT: OwlText = {
  french: "Il n'y a pas encore de mots pour toi. Touche le grand bouton pour commencer.",
  english: 'There are no words for you yet. Tap the big button to begin.',
}

/** An empty bed, shown to a pupil who has no words yet. */
export function EmptyGarden({ title }: { title: string }) {
  return (
    <div className={styles.garden}>
      <header className={styles.sky}>
        <OwlSays {...BEGIN_TEXT} size={80} className={styles.owl} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>
            <Bilingual {...BEGIN_TEXT} />
          </p>
        </div>
        <div className={styles.ways}>
          <Link to="/mission" className={buttonClass({ size: 'pupil' })}>
            <PlayIcon /> <Bilingual french="Ma mission" english="My mission" />
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
