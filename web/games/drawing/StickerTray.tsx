import { Picture } from '../../ui/Picture.tsx'
import styles from './drawing.module.css'
import type { StickerKind } from './drawing-scene.ts'
import { Toolbar } from './Toolbar.tsx'

interface StickerTrayProps {
  stickers: readonly StickerKind[]
  onAdd(sticker: StickerKind): void
}

/** The scene's stickers with their words. A tap adds one to the sheet. */
export function StickerTray({ stickers, onAdd }: StickerTrayProps) {
  return (
    <Toolbar label="Images à coller" className={styles.tray}>
      {stickers.map((sticker) => (
        <button key={sticker.id} type="button" className={styles.sticker} onClick={() => onAdd(sticker)}>
          <Picture image={sticker.image} word={sticker.french} size={56} className={styles.picture} isFirst />
          <span>{sticker.french}</span>
        </button>
      ))}
    </Toolbar>
  )
}
