import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/Button.tsx'
import { SignIcon } from '../../../ui/ToolIcon.tsx'

interface WordsLinkProps {
  /** Path of the page with the game's words. If undefined, no link is rendered. */
  path: string | undefined
  look: 'soft' | 'quiet'
  children: ReactNode
}

/** Links to the page with the game's words. */
export function WordsLink({ path, look, children }: WordsLinkProps) {
  return (
    path !== undefined && (
      <Link to={path} className={buttonClass({ look, size: 'pupil' })}>
        <SignIcon shape="book" /> {children}
      </Link>
    )
  )
}
