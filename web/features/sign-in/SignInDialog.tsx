import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { takeRequestedPage } from '../../lib/page/requested-page.ts'
import { deviceClassKey } from '../../lib/session/class-device.ts'
import { prefilledName } from '../../lib/session/open-sign-in.ts'
import { useSession } from '../../lib/session/session.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { SignIcon, ToolIcon } from '../../ui/ToolIcon.tsx'
import { ACCOUNT_ID } from './account-id.ts'
import { SignInForm } from './SignInForm.tsx'

const LAZY_OPTIONS = { onFail: 'omit', fallback: <Loading /> } as const
const ClassList = lazyPart(async () => (await import('./ClassList.tsx')).ClassList, LAZY_OPTIONS)
const SecretPictures = lazyPart(
  async () => (await import('./SecretPictures.tsx')).SecretPictures,
  LAZY_OPTIONS,
)
const CardScanner = lazyPart(async () => (await import('./CardScanner.tsx')).CardScanner, LAZY_OPTIONS)

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
    // The name comes from the toast "Corriger mon nom", which may still be shown after another sign-in.
    prefilledName.value = ''
    const wanted = takeRequestedPage()
    if (wanted && isHome) void navigate({ href: wanted })
    if (isOpen) onClose()
  }, [user, isHome, isOpen, navigate, onClose])
  // Signing in removes the focused button. Move the focus here, since `useKeptFocus` may not have loaded yet.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === document.body)
      document.getElementById(ACCOUNT_ID)?.focus({ preventScroll: true })
  }, [isOpen])
  // Cancelling also forgets the requested page. A refused name closes the dialog too, but keeps the requested
  // page for the next try.
  const cancel = () => {
    if (isOpen && !user) takeRequestedPage()
    onClose()
  }
  const listKey = isOpen ? deviceClassKey() : null
  const title =
    listKey === null
      ? { title: 'Connexion', english: 'Sign In' }
      : { title: 'Qui es-tu?', english: 'Who are you?', isWide: true }
  return (
    <Dialog isBrief isOpen={isOpen && !user} onClose={cancel} {...title}>
      <SignInMethods listKey={listKey} onDone={onClose} />
    </Dialog>
  )
}

type Method = 'name' | 'card' | 'list' | { picturesOf: string }

interface SignInMethodsProps {
  /** Null if the device has no class. */
  listKey: string | null
  onDone(): void
}

/**
 * Sign-in by the list of the device's class, by name (with secret pictures if the class uses them), or by
 * card if there is a camera.
 */
function SignInMethods({ listKey, onDone }: SignInMethodsProps) {
  const [method, setMethod] = useState<Method>(
    listKey === null || prefilledName.value !== '' ? 'name' : 'list',
  )
  const [hasList, setHasList] = useState(listKey !== null)
  const toName = () => setMethod('name')
  const leaveList = useCallback(() => {
    setHasList(false)
    setMethod('name')
  }, [])
  const byCard = hasCamera() && (
    <Button look="soft" onClick={() => setMethod('card')}>
      <ToolIcon>
        <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14v6h6M20 14v.1" />
      </ToolIcon>{' '}
      <Bilingual french="J'ai une carte" english="I have a card" />
    </Button>
  )
  if (method === 'list' && listKey !== null)
    return (
      <ClassList listKey={listKey} onDone={onDone} onNotListed={leaveList}>
        {byCard}
        <Button look="quiet" onClick={toName}>
          <SignIcon shape="draw" /> <Bilingual french="Écrire mon nom" english="Type my name" />
        </Button>
      </ClassList>
    )
  if (method === 'card') return <CardScanner onDone={onDone} onBack={toName} />
  if (typeof method === 'object')
    return <SecretPictures who={{ userName: method.picturesOf }} onDone={onDone} onBack={toName} />
  const methods = [BY_NAME, ...(hasList ? [BY_LIST] : []), ...(byCard ? [BY_CARD] : [])]
  return (
    <>
      <LazyOwl {...joinTexts(methods)} />
      <SignInForm onDone={onDone} onPicturesNeeded={(userName) => setMethod({ picturesOf: userName })} />
      {hasList && (
        <Button look="soft" onClick={() => setMethod('list')}>
          <SignIcon shape="person" /> <Bilingual french="Je cherche mon nom" english="I look for my name" />
        </Button>
      )}
      {byCard}
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

function hasCamera(): boolean {
  // Undefined outside of a secure context, such as a school's plain http address.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  return typeof devices?.getUserMedia === 'function'
}
