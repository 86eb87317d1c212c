import type { Sticker } from '../../../content/stickers.ts'
import { listenToText } from '../../lib/sound/say-text.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { OwlSticker } from './OwlSticker.tsx'
import styles from './WeekSticker.module.css'

/** A sticker that speaks its name when pressed. */
export function SayingSticker({ sticker, className }: { sticker: Sticker; className: string | undefined }) {
  const say = () => {
    unlockSound()
    listenToText(sticker.said)
  }
  return (
    <button type="button" className={styles.saying} onClick={say}>
      <OwlSticker sticker={sticker} className={className} />
      <span className="for-ears">Écouter : {sticker.name}</span>
    </button>
  )
}
