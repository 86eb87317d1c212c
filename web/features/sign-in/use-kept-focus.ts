import { useEffect, useRef } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { ACCOUNT_ID } from './account-id.ts'

/**
 * Whoever signs in or out takes the button away on which the focus was: it passes to what has taken its place, once
 * no dialog holds it, so that a screen reader says who is signed in now.
 */
export function useKeptFocus(): void {
  const isSignedIn = useSession() !== null
  const was = useRef(isSignedIn)
  useEffect(() => {
    if (was.current === isSignedIn) return
    was.current = isSignedIn
    const dialog = document.querySelector('dialog[open]')
    if (dialog) dialog.addEventListener('close', keepFocus, { once: true })
    else keepFocus()
  }, [isSignedIn])
}

function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById(ACCOUNT_ID)?.focus({ preventScroll: true })
}
