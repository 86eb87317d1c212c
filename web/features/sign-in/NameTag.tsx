import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { WRITING_PATH } from '../../../domain/writing-path.ts'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { useSession } from '../../lib/session/session.ts'
import { ACCOUNT_ID } from './account-id.ts'
import styles from './NameTag.module.css'

/** Shows who is signed in while the header is out of view. Hidden from screen readers, and ignores clicks. */
export function NameTag() {
  const user = useSession()
  const isInGame = useInGame()
  const isOffscreen = useIsOffscreen(ACCOUNT_ID, user?.id)
  // Not on a teacher's device, where it would cover the top of an editor.
  const isAdminPage = useCurrentPage()?.page.kind === 'admin'
  const isWriting = useLocation({ select: ({ pathname }) => pathname === WRITING_PATH })
  if (!user || !isOffscreen || isAdminPage) return null
  return (
    <p
      className={styles.tag}
      data-in-game={isInGame || undefined}
      data-writing={isWriting || undefined}
      aria-hidden="true"
    >
      {user.displayName}
    </p>
  )
}

/** Whether an element is fully outside the viewport. `key` changes when another element gets the id. */
function useIsOffscreen(id: string, key: number | undefined): boolean {
  const [isOffscreen, setOffscreen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || key === undefined) return
    const observer = new IntersectionObserver((entries) =>
      setOffscreen(entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, key])
  return isOffscreen
}
