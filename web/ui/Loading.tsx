import { useState } from 'react'
import { ApiError, sentenceOf } from '../lib/api/api.ts'
import { isCalm } from '../lib/display/calm.ts'
import bear from './art/bear.svg'
import chick from './art/chick.svg'
import fox from './art/fox.svg'
import frog from './art/frog.svg'
import { Bilingual } from './Bilingual.tsx'
import { Button } from './Button.tsx'
import styles from './interface.module.css'
import { SaidInFrench } from './SaidInFrench.tsx'

/** Shown in place of a part of a page while it loads. */
export function Loading() {
  return (
    <p role="status">
      <LoadingText />
    </p>
  )
}

/** The same text, for use inside a status element. */
export function LoadingText() {
  return <Bilingual french="Ça arrive…" english="It is on its way…" />
}

const avatars = [bear, chick, fox, frog]

/**
 * Shown while a page loads: one of four animals, hopping and blinking. In calm mode it does neither: the
 * style stops the hop, and the drawing blinks only with the fragment `#blinking`.
 */
export function PageLoader() {
  const [avatar] = useState(() => avatars[Math.floor(Math.random() * avatars.length)])
  return (
    <div className={styles.loader} role="status">
      <img
        className={styles.hopper}
        src={isCalm() ? avatar : `${avatar}#blinking`}
        alt=""
        width={120}
        height={120}
      />
      <span className={styles.shadow} />
      <p>
        <LoadingText />
      </p>
    </div>
  )
}

/** Error of a part of a page that could not be loaded, with a retry button. */
export function LoadError({ error, onRetry }: { error: Error; onRetry(): void }) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Bilingual french="Oups! Ça n'a pas marché." english="That did not work." />
      </p>
      {error instanceof ApiError && (
        <p>
          <SaidInFrench {...sentenceOf(error)} />
        </p>
      )}
      <Button
        look="soft"
        onClick={({ currentTarget }) => {
          // The button disappears: move the focus to its container, so that Tab continues from there.
          const place = currentTarget.parentElement?.parentElement
          if (place) place.tabIndex = -1
          place?.focus()
          onRetry()
        }}
      >
        <Bilingual french="Réessayer" english="Try again" />
      </Button>
    </div>
  )
}
