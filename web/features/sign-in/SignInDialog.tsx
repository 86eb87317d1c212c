import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { call } from '../../lib/api/api.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { takeRequestedPage } from '../../lib/page/requested-page.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import { ACCOUNT_ID } from './account-id.ts'
import { SignInForm } from './SignInForm.tsx'

const ARRIVING = { onFail: 'omit', fallback: <Loading /> } as const
const ClassList = lazyPart(async () => (await import('./ClassList.tsx')).ClassList, ARRIVING)
const SecretPictures = lazyPart(async () => (await import('./SecretPictures.tsx')).SecretPictures, ARRIVING)
const CardScanner = lazyPart(async () => (await import('./CardScanner.tsx')).CardScanner, ARRIVING)

interface SignInDialogProps {
  isOpen: boolean
  onClose(): void
}

/** The sign-in dialog. Loaded on demand. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const user = useSession()
  const isHome = useCurrentPage()?.page.path === '/'
  const navigate = useNavigate()
  // Opens the page that a visitor was redirected from, and closes the dialog if the user signed in elsewhere, e.g. in
  // another tab.
  useEffect(() => {
    if (!user) return
    const wanted = takeRequestedPage()
    if (wanted && isHome) void navigate({ href: wanted })
    if (isOpen) onClose()
  }, [user, isHome, isOpen, navigate, onClose])
  // Signing in removes the focused button. Move the focus here, since `useKeptFocus` may not have loaded yet.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === document.body)
      document.getElementById(ACCOUNT_ID)?.focus({ preventScroll: true })
  }, [isOpen])
  // Cancelling also forgets the requested page. A refused name closes the dialog too, but keeps it for the next try.
  const cancel = () => {
    if (isOpen && !user) takeRequestedPage()
    onClose()
  }
  return (
    <Dialog isBrief isOpen={isOpen && !user} onClose={cancel} title="Connexion" english="Sign In">
      <SignInMethods onDone={onClose} />
    </Dialog>
  )
}

type Method = 'name' | 'card' | 'list' | { picturesOf: string }

/** Sign-in by name (with secret pictures if the class uses them), by card if there is a camera, or by class list. */
function SignInMethods({ onDone }: { onDone(): void }) {
  const [method, setMethod] = useState<Method>('name')
  const { data: classCodes = [] } = useQuery(listedClassesQuery)
  const common = { onDone, onBack: () => setMethod('name') }
  if (method === 'name') {
    const isListed = classCodes.length > 0
    const isCameraAvailable = hasCamera()
    const methods = [BY_NAME, ...(isListed ? [BY_LIST] : []), ...(isCameraAvailable ? [BY_CARD] : [])]
    return (
      <>
        <LateOwl {...joinTexts(methods)} />
        <SignInForm onDone={onDone} onPicturesNeeded={(userName) => setMethod({ picturesOf: userName })} />
        {isListed && (
          <Button look="soft" onClick={() => setMethod('list')}>
            Je cherche mon nom <small lang="en">I look for my name</small>
          </Button>
        )}
        {isCameraAvailable && (
          <Button look="soft" onClick={() => setMethod('card')}>
            J'ai une carte <small lang="en">I have a card</small>
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      {method === 'card' && <CardScanner {...common} />}
      {method === 'list' && <ClassList classCodes={classCodes} {...common} />}
      {typeof method === 'object' && <SecretPictures who={{ userName: method.picturesOf }} {...common} />}
    </>
  )
}

/** The owl's instruction for each way to sign in. */
const BY_NAME: OwlText = {
  french: 'Écris ton nom, puis touche le grand bouton.',
  english: 'Write your name, then tap the big button.',
}
const BY_LIST: OwlText = {
  french: 'Ou cherche ton nom dans ta classe.',
  english: 'Or look for your name in your class.',
}
const BY_CARD: OwlText = { french: 'Ou montre ta carte.', english: 'Or show your card.' }

/** Classes that list their pupils. */
const listedClassesQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: async () => (await call('GET auth/classes')).data.map(({ classCode }) => classCode),
})

function hasCamera(): boolean {
  // Undefined outside of a secure context, such as a school's plain http address.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  return typeof devices?.getUserMedia === 'function'
}
