import { Suspense, useLayoutEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-extra.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ACCOUNT_ID } from './account-id.ts'
import { SignInForm } from './SignInForm.tsx'

const CardScanner = lazyExtra(async () => (await import('./CardScanner.tsx')).CardScanner)

interface SignInDialogProps {
  isOpen: boolean
  onClose(): void
}

/** The Sign In popup. Loaded when it is first asked for. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  // Whoever signed in took the button away on which the focus was, at once perhaps: before `useKeptFocus` is there.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === document.body)
      document.getElementById(ACCOUNT_ID)?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <Dialog isBrief isOpen={isOpen} onClose={onClose} title="Connexion – Sign In">
      <Ways onDone={onClose} />
    </Dialog>
  )
}

/** By name; or by card, where the device lets a page see through its camera. */
function Ways({ onDone }: { onDone(): void }) {
  const [isByCard, setByCard] = useState(false)
  if (isByCard) {
    return (
      <Suspense fallback={<p role="status">Ça arrive…</p>}>
        <CardScanner onDone={onDone} onBack={() => setByCard(false)} />
      </Suspense>
    )
  }
  return (
    <>
      <SignInForm onDone={onDone} />
      {hasCamera() && (
        <Button look="soft" onClick={() => setByCard(true)}>
          J'ai une carte <small lang="en">I have a card</small>
        </Button>
      )}
    </>
  )
}

function hasCamera(): boolean {
  // Absent outside of a secure context, such as a school's own http address.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  return typeof devices?.getUserMedia === 'function'
}
