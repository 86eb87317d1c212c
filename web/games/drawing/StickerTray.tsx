import { Picture } from '../../ui/Picture.tsx'
import { Bar } from './Bar.tsx'
import type { StickerKind } from './drawing-scene.ts'
import styles from './StickerTray.module.css'

interface StickerTrayProps {
  stickers: readonly StickerKind[]
  onAdd(sticker: StickerKind): void
}

/** The scene's things with their words: a touch puts one on the sheet. */
export function StickerTray({ stickers, onAdd }: StickerTrayProps) {
  return (
    <Bar label="Images à coller" className={styles.tray}>
      {stickers.map((sticker) => (
        <button key={sticker.id} type="button" className={styles.sticker} onClick={() => onAdd(sticker)}>
          <Picture image={sticker.image} word={sticker.french} size={56} className={styles.picture} isFirst />
          <span>{sticker.french}</span>
        </button>
      ))}
    </Bar>
  )
}
