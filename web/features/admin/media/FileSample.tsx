import type { MediaFile } from '../../../../domain/api/media.ts'
import { playSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import styles from './FileSample.module.css'

/** A stored file as it looks or sounds, with its name. */
export function FileSample({ file: { url, contentType }, name }: { file: MediaFile; name: string }) {
  return (
    <span className={styles.sample}>
      {contentType.startsWith('image/') ? (
        <Picture image={url} word={name} size={48} />
      ) : (
        <Button look="quiet" aria-label={`Écouter ${name}`} onClick={() => playSound(url, name)}>
          <PlayIcon />
        </Button>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
