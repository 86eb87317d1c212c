import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../lib/display/calm.ts'
import { type Celebration, useCelebrations } from '../../lib/earning/celebrations.ts'
import { usePupilID } from '../../lib/session/use-pupil-id.ts'
import { playAside } from '../../lib/sound/sound.ts'
import styles from './BravoCelebration.module.css'
import owl from './cheering-owl.svg'
import fanfare from './fanfare.mp3'
import { useEarning } from './use-earning.ts'

const STARS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Asks for what the pupil has earned or won, and cheers for it. */
export function BravoCelebration() {
  const { shown } = useCelebrations()
  useEarning(usePupilID())
  useEffect(() => {
    // In calm mode it is silent.
    if (shown && !isCalm()) playAside(fanfare, 'Bravo!')
  }, [shown])
  return shown && <CelebrationDialog celebration={shown} />
}

/**
 * A modal dialog without a way out, so that nothing behind it is touched or hears a key: it goes by itself, and the
 * focus is then where it was. It takes the focus, by which its words are read out.
 */
function CelebrationDialog({ celebration: { french, english } }: { celebration: Celebration }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.celebration}
      aria-labelledby={words}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepToItself}
      onKeyUp={keepToItself}
    >
      <div className={styles.stars} aria-hidden="true">
        {STARS.map((star) => (
          <span key={star}>★</span>
        ))}
      </div>
      <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      <p id={words} className={styles.words}>
        {french} <small lang="en">{english}</small>
      </p>
    </dialog>
  )
}

/**
 * Escape would close it, the second time without asking; arrows and the space bar would scroll the page, and letters reach a
 * game that listens to the window. What is the browser's own, as F5, stays its own.
 */
function keepToItself(event: KeyboardEvent): void {
  event.stopPropagation()
  const isBrowsers = /^F\d/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey
  if (!isBrowsers) event.preventDefault()
}
