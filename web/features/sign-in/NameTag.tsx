import { useEffect, useState } from 'react'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { useSession } from '../../lib/session/session.ts'
import { ACCOUNT_ID } from './account-id.ts'
import styles from './NameTag.module.css'

/**
 * Who is signed in where the header is out of sight, on a long page and in full screen: tablets are shared. It is for the
 * eyes alone, since the header has the name for the ears, and what lies under it is pressed through it.
 */
export function NameTag() {
  const user = useSession()
  const isInGame = useInGame()
  const isAway = useIsAway(ACCOUNT_ID, user?.id)
  // A teacher's own device, where it would cover what stands at the top of what she writes.
  const isAdminPage = useCurrentPage()?.page.kind === 'admin'
  if (!user || !isAway || isAdminPage) return null
  return (
    <p className={styles.tag} data-in-game={isInGame || undefined} aria-hidden="true">
      {user.displayName}
    </p>
  )
}

/** Whether nothing of an element is on the screen; `key` changes with the element that has the id. */
function useIsAway(id: string, key: number | undefined): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || key === undefined) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, key])
  return isAway
}
