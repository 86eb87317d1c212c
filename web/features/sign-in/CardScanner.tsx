import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardIn } from '../../../domain/card-address.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { owlTextOf } from '../../lib/api/owl-text-of.ts'
import { focusOnce } from '../../lib/display/focus-once.ts'
import { signIn } from '../../lib/session/session.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { Said } from '../../ui/Said.tsx'
import { openCard } from './open-card.ts'
import { useSpokenPrompt } from './StepPrompt.tsx'
import { type Camera, scanCodes } from './scan-codes.ts'
import styles from './sign-in.module.css'

interface CardScannerProps {
  onDone(): void
  /** Returns to sign-in by name. */
  onBack(): void
}

const INVITATION: Sentence = {
  message: 'Montre ta carte à la caméra.',
  english: 'Show your card to the camera.',
}
const NO_CARD: Sentence = {
  message: "Ce code n'est pas une carte de Mme Bravo.",
  english: 'This code is not one of our cards.',
}
const NO_CAMERA: Sentence = {
  message: 'La caméra ne marche pas ici. Écris ton nom.',
  english: 'The camera does not work here. Type your name.',
}

/** Scans the QR code of a pupil's card with the camera and signs in. Loaded on demand. */
export function CardScanner({ onDone, onBack }: CardScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('environment')
  const [notice, setNotice] = useState(INVITATION)

  useSpokenPrompt(owlTextOf(notice).french)

  const isHere = useIsMounted()
  const onCode = useEffectEvent(async (text: string) => {
    const card = cardIn(text)
    const opened = card === null ? NO_CARD : await openCard(card)
    // Ignore the answer if the form was closed: the next pupil may hold the tablet.
    if (!isHere()) return
    if (!('token' in opened)) return setNotice(opened)
    signIn(opened)
    onDone()
  })
  useEffect(() => {
    if (!video.current) return
    return scanCodes(video.current, {
      camera,
      onCode: (text) => onCode(text),
      onError: () => setNotice(NO_CAMERA),
    })
  }, [camera])

  return (
    <div className="stack">
      <video
        ref={video}
        className={styles.camera}
        data-camera={camera}
        muted
        playsInline
        aria-label="La caméra"
      />
      <LazyOwl {...owlTextOf(notice)} />
      <p ref={focusOnce} role="status" tabIndex={-1} className={styles.message}>
        <Said {...notice} />
      </p>
      <div className="row tight">
        <Button
          look="soft"
          onClick={() => {
            setNotice(INVITATION)
            setCamera(camera === 'user' ? 'environment' : 'user')
          }}
        >
          <Bilingual french="L'autre caméra" english="The other camera" />
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Bilingual french="Écrire mon nom" english="Type my name" />
        </Button>
      </div>
    </div>
  )
}
