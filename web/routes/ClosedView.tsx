import type { ReactNode } from 'react'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'

const CLOSED = { french: 'Cette page est fermée.', english: 'This page is closed.' }

/** In the place of a page that is not open to whoever looks. `children`: what else there is to say or do. */
export function ClosedView({ children }: { children?: ReactNode }) {
  return (
    <Notice title={CLOSED.french} said={CLOSED}>
      <p lang="en">{CLOSED.english}</p>
      {children}
      <HomeLink />
    </Notice>
  )
}
