import type { ReactNode } from 'react'
import { useSession } from '../lib/session/session.ts'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'

const CLOSED = { french: 'Cette page est fermée.', english: 'This page is closed.' }

interface ClosedViewProps {
  /** Whether some signed-in users may open the page. */
  isForSome?: boolean
  /** Further text or buttons. */
  children?: ReactNode
}

/** Shown in place of a page that is closed to the user. */
export function ClosedView({ isForSome = false, children }: ClosedViewProps) {
  const isVisitor = useSession() === null
  return (
    <Notice title={CLOSED.french} said={CLOSED}>
      <p lang="en">{CLOSED.english}</p>
      {children}
      {isForSome && isVisitor && (
        <>
          <p>
            Connecte-toi pour l'ouvrir. <small lang="en">Sign in to open it.</small>
          </p>
          <SignInButton />
        </>
      )}
      <HomeLink />
    </Notice>
  )
}
