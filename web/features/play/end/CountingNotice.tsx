import type { ReactNode } from 'react'
import type { CompletionNews } from '../../../lib/earning/use-round-reporting.ts'
import { Said } from '../../../ui/Said.tsx'
import styles from './CountingNotice.module.css'

/**
 * Reports whether the finished game counted: now, before, held for the teacher, refused, or waiting for the
 * network or a sign-in.
 */
export function CountingNotice({ news }: { news: CompletionNews | null }) {
  return (
    <div className={styles.place} role="status" data-shown={news ? true : undefined}>
      {news && (
        <p className={news.status === 'counted' ? styles.counted : styles.quiet}>
          <NoticeText news={news} />
        </p>
      )}
    </div>
  )
}

function NoticeText({ news }: { news: CompletionNews }): ReactNode {
  switch (news.status) {
    case 'counted':
      return (
        <>
          <span aria-hidden="true">★</span> Ce jeu est compté pour un Bravo! (Jusqu'à dimanche){' '}
          <span lang="en" data-stays>
            This game has been counted towards a Bravo! (Resets on Sunday)
          </span>
        </>
      )
    case 'held':
      return (
        <>
          Bien joué! Mme Bravo va vérifier.{' '}
          <span lang="en">Well played! Mme Bravo will check this game before it counts.</span>
        </>
      )
    case 'already':
      return (
        <>
          Déjà compté cette semaine. <span lang="en">Already counted this week. (Resets on Sunday)</span>
        </>
      )
    case 'refused':
      return <Said {...news} />
    case 'delayed':
      return news.isKept ? (
        <>
          Ton jeu est gardé : il sera compté quand la connexion reviendra.{' '}
          <span lang="en">Your game is kept until the network is back.</span>
        </>
      ) : (
        <>
          Laisse cette page ouverte : ton jeu sera compté quand la connexion reviendra.{' '}
          <span lang="en">Keep this page open until the network is back.</span>
        </>
      )
    case 'signedOut':
      return (
        <>
          Reconnecte-toi : ton jeu est gardé et sera compté.{' '}
          <span lang="en">Sign in again: your game is kept and will count.</span>
        </>
      )
    default:
      return null
  }
}
