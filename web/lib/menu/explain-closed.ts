import type { Actor } from '../../../domain/access.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { showToast } from '../display/toast.ts'
import { openSignIn } from '../session/open-sign-in.ts'

/** The menu row, or the page of a `pageDisabled` event, that closes a page. */
export type ClosedBy = Pick<MenuLink, 'displayName' | 'isEnabled'>

/** Explains to a user who is redirected home why the page is closed. */
export function explainClosed({ displayName, isEnabled }: ClosedBy, actor: Actor): void {
  if (!isEnabled) showToast({ message: `${displayName} has been disabled`, lang: 'en' })
  else if (actor)
    showToast({
      message: `« ${displayName} » est une page réservée : demande à ton enseignante.`,
      english: 'This page is for some pupils alone: ask your teacher.',
    })
  else
    showToast(
      {
        message: 'Il faut se connecter pour ouvrir cette page.',
        english: 'Please sign in to open this page.',
      },
      { label: 'Je me connecte', onClick: () => openSignIn() },
    )
}
