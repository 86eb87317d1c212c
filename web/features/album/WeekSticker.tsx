import { stickerOf } from '../../../content/stickers.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { SayingSticker } from './SayingSticker.tsx'
import styles from './WeekSticker.module.css'

interface WeekStickerProps {
  /** The week's Sunday. */
  week: string
  isWon: boolean
}

/** The sticker of a week. Pale, dashed and without its name until it is won. */
export function WeekSticker({ week, isWon }: WeekStickerProps) {
  const sticker = stickerOf(week)
  return (
    <div className={styles.place}>
      <SayingSticker sticker={sticker} className={isWon ? styles.won : styles.waiting} />
      {isWon && (
        <p className={styles.name}>
          <Bilingual french={sticker.name} english={sticker.english} />
        </p>
      )}
    </div>
  )
}
