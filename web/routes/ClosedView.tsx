import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** In the place of a page that is not open to whoever looks. `children`: what else there is to say or do. */
export function ClosedView({ children }: { children?: ReactNode }) {
  return (
    <Notice title="Cette page est fermée.">
      <p lang="en">This page is closed.</p>
      {children}
      <Link to="/" className={buttonClass({ look: 'soft', size: 'pupil' })}>
        Retour à l'accueil <small lang="en">Back to the home page</small>
      </Link>
    </Notice>
  )
}
