import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { onNetworkBack, useIsOffline } from '../../lib/api/network.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { useSession } from '../../lib/session/session.ts'
import { isStorageAllowed, tabStorage } from '../../lib/storage/browser-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Said } from '../../ui/Said.tsx'
import styles from './Offline.module.css'
import { registerSiteWorker } from './site-worker.ts'

const UPDATE_ASKED_KEY = 'mme:update-asked'

/** The offline sign, and the question when a new version is available. */
export function Offline() {
  return (
    <>
      <OfflineSign />
      <UpdateQuestion />
    </>
  )
}

const PLAY_ON: Sentence = isStorageAllowed
  ? { message: 'joue, tes résultats sont gardés.', english: 'Offline: play on, your results are kept.' }
  : {
      message: 'joue, mais laisse cette page ouverte : tes résultats y attendent.',
      english: 'Offline: play on, but keep this page open: your results wait in it.',
    }
const SEEN_PAGES: Sentence = {
  message: 'les pages déjà vues restent ouvertes.',
  english: 'Offline: pages that were seen stay open.',
}
const WAIT: Sentence = { message: 'attendez le réseau pour enregistrer; gardez cet onglet ouvert.' }

function OfflineSign() {
  const isOffline = useIsOffline()
  const user = useSession()
  const isInGame = useInGame()
  const queryClient = useQueryClient()
  // Retry failed queries when the network returns.
  useEffect(
    () =>
      onNetworkBack(
        () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
      ),
    [queryClient],
  )
  return (
    <div role="status" className={styles.place} data-in-game={isInGame || undefined}>
      {isOffline && (
        <p className={styles.sign} data-offline-sign>
          Hors ligne : <Said {...whatToDo(user)} />
        </p>
      )}
    </div>
  )
}

function whatToDo(user: SessionUser | null): Sentence {
  if (user === null) return SEEN_PAGES
  return user.isAdmin ? WAIT : PLAY_ON
}

/** Asks once per visit, and never during a game. The page reloads only on request. */
function UpdateQuestion() {
  const [isNew, setNew] = useState(false)
  const isInGame = useInGame()
  useEffect(() => {
    registerSiteWorker(() => setNew(tabStorage.getItem(UPDATE_ASKED_KEY) === null)).catch(() => undefined)
  }, [])

  if (!isNew || isInGame) return null
  const later = () => {
    tabStorage.setItem(UPDATE_ASKED_KEY, 'later')
    setNew(false)
  }
  return (
    <section className={styles.question} aria-label="Nouvelle version">
      <p role="status">
        Le site a du nouveau. <span lang="en">A new version is ready.</span>
      </p>
      <Button onClick={() => location.reload()}>
        Mettre à jour <small lang="en">Update</small>
      </Button>
      <Button look="soft" onClick={later}>
        Plus tard <small lang="en">Later</small>
      </Button>
    </section>
  )
}
