import type { ReactNode } from 'react'
import { useSession } from '../lib/session/session.ts'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'

const CLOSED = { french: 'Cette page est fermée.', english: 'This page is closed.' }

interface ClosedViewProps {
  /** Whether it opens for some who have signed in. */
  isForSome?: boolean
  /** What else there is to say or do. */
  children?: ReactNode
}

/** In the place of a page that is not open to whoever looks. */
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
