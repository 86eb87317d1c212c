import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { SignIcon } from '../../ui/SignIcon.tsx'

interface WordsLinkProps {
  /** The path of the page with the game's words; undefined where it is not known: then there is no link. */
  path: string | undefined
  look: 'soft' | 'quiet'
  children: ReactNode
}

/** To the page with the game's words. */
export function WordsLink({ path, look, children }: WordsLinkProps) {
  return (
    path !== undefined && (
      <Link to={path} className={buttonClass({ look, size: 'pupil' })}>
        <SignIcon shape="book" /> {children}
      </Link>
    )
  )
}
