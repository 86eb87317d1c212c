import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardIn } from '../../../domain/card-address.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CardScanner.module.css'
import { type Camera, scanCodes } from './scan-codes.ts'
import { signInByCard } from './sign-in-by-card.ts'

interface CardScannerProps {
  onDone(): void
  /** Back to signing in by name. */
  onBack(): void
}

const INVITATION = 'Montre ta carte à la caméra.'

/** Reads the QR code of a pupil's card by the camera and signs in. Loaded when a card is to be shown. */
export function CardScanner({ onDone, onBack }: CardScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('environment')
  const [message, setMessage] = useState(INVITATION)

  const onCode = useEffectEvent(async (text: string) => {
    const card = cardIn(text)
    const problem = card === null ? "Ce code n'est pas une carte de Mme Bravo." : await signInByCard(card)
    if (problem === null) onDone()
    else setMessage(problem)
  })
  useEffect(() => {
    if (!video.current) return
    return scanCodes(video.current, {
      camera,
      onCode: (text) => void onCode(text),
      onTrouble: () => setMessage('La caméra ne marche pas ici. Écris ton nom.'),
    })
  }, [camera])

  return (
    <div className={styles.scanner}>
      <video
        ref={video}
        className={styles.picture}
        data-camera={camera}
        muted
        playsInline
        aria-label="La caméra"
      />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <p lang="en" className={styles.english}>
        Show your card to the camera.
      </p>
      <div className={styles.ways}>
        <Button
          look="soft"
          onClick={() => {
            setMessage(INVITATION)
            setCamera(camera === 'user' ? 'environment' : 'user')
          }}
        >
          L'autre caméra
        </Button>
        <Button look="quiet" onClick={onBack}>
          Écrire mon nom
        </Button>
      </div>
    </div>
  )
}
