import { useState } from 'react'
import { isCalm } from '../lib/display/calm.ts'
import bear from './art/bear.svg'
import chick from './art/chick.svg'
import fox from './art/fox.svg'
import frog from './art/frog.svg'
import { LoadingText } from './Loading.tsx'
import styles from './PageLoader.module.css'

const avatars = [bear, chick, fox, frog]

/**
 * Shown while a page loads: one of four animals, hopping and blinking. In calm mode it does neither: the style stops the
 * hop, and the drawing blinks only with the fragment `#blinking`.
 */
export function PageLoader() {
  const [avatar] = useState(() => avatars[Math.floor(Math.random() * avatars.length)])
  return (
    <div className={styles.loader} role="status">
      <img
        className={styles.avatar}
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
