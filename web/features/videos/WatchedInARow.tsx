import { type ReactNode, useEffect } from 'react'
import { VIDEOS_PER_POINT } from '../../../domain/economy.ts'
import type { EarningNews } from '../../lib/earning/jobs.ts'
import { Said } from '../../ui/Said.tsx'
import type { VideoProgress } from './use-video-progress.ts'
import styles from './Videos.module.css'

interface WatchedInARowProps extends Pick<VideoProgress, 'inARow' | 'news'> {
  isSignedIn: boolean
}

/** Number of videos watched in a row. */
export function WatchedInARow({ inARow, news, isSignedIn }: WatchedInARowProps) {
  // The attribute `PUPIL_MARK` as a literal, because importing its module would add a file to the page.
  useEffect(() => void delete document.documentElement.dataset.pupil, [])
  if (!isSignedIn) {
    return (
      <p className={`${styles.row} ${styles.visitor}`}>
        <span>Connecte-toi pour gagner un Bravo : trois vidéos de suite donnent un point.</span>
        <span lang="en">Sign in to earn a Bravo: 3 videos in a row give a point.</span>
      </p>
    )
  }
  return (
    <div className={styles.row} role="status">
      <span className={styles.stars} aria-hidden="true">
        {'★'.repeat(inARow)}
        {'☆'.repeat(VIDEOS_PER_POINT - inARow)}
      </span>
      <b>
        {inARow} / {VIDEOS_PER_POINT} vidéos
      </b>
      {news && <NewsText news={news} />}
    </div>
  )
}

function NewsText({ news }: { news: EarningNews }): ReactNode {
  switch (news.status) {
    case 'counted':
      return (
        <span>
          C'est compté pour un Bravo! (Jusqu'à dimanche){' '}
          <span lang="en" data-stays>
            This has been counted towards a Bravo! (Resets on Sunday)
          </span>
        </span>
      )
    case 'held':
      return (
        <span>
          Mme Bravo va vérifier. <span lang="en">Mme Bravo will check this before it counts.</span>
        </span>
      )
    case 'refused':
      return (
        <span>
          <Said {...news} />
        </span>
      )
    case 'delayed':
      return (
        <span>
          Le résultat part dès que le réseau revient.{' '}
          <span lang="en">It will be sent when the network is back.</span>
        </span>
      )
    case 'signedOut':
      return (
        <span>
          Reconnecte-toi : ton résultat est gardé. <span lang="en">Sign in again: your result is kept.</span>
        </span>
      )
    default:
      return null
  }
}
