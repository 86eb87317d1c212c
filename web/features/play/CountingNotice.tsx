import type { OutboxNews } from '../../lib/outbox-sender.ts'
import styles from './CountingNotice.module.css'

/** What became of the finished game: counted, refused by a rule, or waiting for the network or the pupil. */
export function CountingNotice({ news }: { news: OutboxNews | null }) {
  return (
    <div className={styles.place} role="status">
      {news?.status === 'counted' && (
        <p className={styles.counted} lang="en">
          <span aria-hidden="true">★</span>{' '}
          <span>This game has been counted towards a Bravo! (Resets on Sunday)</span>
        </p>
      )}
      {news?.status === 'refused' && <p className={styles.quiet}>{news.message}</p>}
      {news?.status === 'delayed' && news.isKept && (
        <p className={styles.quiet}>
          Ton jeu est gardé : il sera compté quand la connexion reviendra.{' '}
          <span lang="en">Your game is kept until the network is back.</span>
        </p>
      )}
      {news?.status === 'delayed' && !news.isKept && (
        <p className={styles.quiet}>
          Laisse cette page ouverte : ton jeu sera compté quand la connexion reviendra.{' '}
          <span lang="en">Keep this page open until the network is back.</span>
        </p>
      )}
      {news?.status === 'signedOut' && (
        <p className={styles.quiet}>
          Reconnecte-toi : ton jeu est gardé et sera compté.{' '}
          <span lang="en">Sign in again: your game is kept and will count.</span>
        </p>
      )}
    </div>
  )
}
