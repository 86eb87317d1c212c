import type { ReactNode } from 'react'
import type { OwlText } from '../../content/owl-texts.ts'
import { useSession } from '../lib/session/session.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'

const CLOSED: OwlText = { french: 'Cette page est fermée.', english: 'This page is closed.' }

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
            <Bilingual french="Connecte-toi pour l'ouvrir." english="Sign in to open it." />
          </p>
          <SignInButton />
        </>
      )}
      <HomeLink />
    </Notice>
  )
}
