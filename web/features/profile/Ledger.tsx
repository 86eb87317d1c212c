import { useState } from 'react'
import type { Bravo, TakenBackBravo } from '../../../domain/api/bravo.ts'
import { frenchDay } from '../../../domain/school-months.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { paginate } from '../../ui/paginate.ts'
import styles from './profile.module.css'
import { Section } from './Section.tsx'

const REASONS: Record<Bravo['source'], { picture: string; text: string; english: string }> = {
  activity: { picture: 'pictures/star.svg', text: 'pour cinq activités', english: 'for five activities' },
  bonus: { picture: 'pictures/wrapped-gift.svg', text: 'pour un boni', english: 'for a bonus' },
  multiplayer: {
    picture: 'pictures/video-game.svg',
    text: 'pour les jeux à plusieurs',
    english: 'for multi-player games',
  },
  admin: { picture: 'avatars/owl.svg', text: 'de la part de Mme Bravo', english: 'from Mme Bravo' },
}

/** The reason of each Bravo, newest first, and why one was taken back. */
export function Ledger({ bravos, timeZone }: { bravos: (Bravo | TakenBackBravo)[]; timeZone: string }) {
  const [page, setPage] = useState(1)
  const newest = bravos.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
  const shown = paginate(newest, page)
  return (
    <Section title="Pourquoi j'ai ces Bravos" english="Why I have these Bravos">
      {bravos.length === 0 && (
        <p>
          Ton premier Bravo s'écrira ici. <small lang="en">Your first Bravo will be written here.</small>
        </p>
      )}
      <ul className={styles.ledger}>
        {shown.rows.map(({ bravoID, dateCreated, source, reason, ...rest }) => (
          <li key={bravoID} className={styles.line}>
            <Picture image={REASONS[source].picture} word={REASONS[source].text} size={44} />
            <span>
              <b>Un Bravo {REASONS[source].text}</b> <small lang="en">{REASONS[source].english}</small>
              {source === 'admin' && reason !== '' && <q className={styles.more}>{reason}</q>}
              {'takenBackReason' in rest && (
                <i className={styles.more}>
                  Repris <small lang="en">Taken back</small> : {rest.takenBackReason}
                </i>
              )}
              <time className={styles.day} dateTime={dateCreated}>
                {frenchDay(new Date(dateCreated), timeZone)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      <Pager hasEnglish label="Pages des Bravos" page={shown.page} pages={shown.pages} onTurn={setPage} />
    </Section>
  )
}
