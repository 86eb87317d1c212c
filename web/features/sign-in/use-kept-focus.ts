import { useEffect, useRef } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { ACCOUNT_ID } from './account-id.ts'

/** Moves the focus to the account after a sign-in or sign-out, which removes the focused button. */
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
