import { useEffect, useRef } from 'react'
import { session } from '../../lib/session.ts'
import { ACCOUNT_ID } from './account-id.ts'

/**
 * Whoever signs in or out takes the button away on which the focus was: it passes to what has taken its place, once
 * no dialog holds it, so that a screen reader says who is signed in now. For what shows who that is.
 */
export function useKeptFocus(): void {
  const was = useRef<boolean>(null)
  useEffect(() => {
    // Not who is shown: that is nobody while the page comes to life.
    const isSignedIn = session.current() !== null
    const before = was.current
    was.current = isSignedIn
    if (before === null || before === isSignedIn) return
    const dialog = document.querySelector('dialog[open]')
    if (dialog) dialog.addEventListener('close', keepFocus, { once: true })
    else keepFocus()
  })
}

function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById(ACCOUNT_ID)?.focus({ preventScroll: true })
}
