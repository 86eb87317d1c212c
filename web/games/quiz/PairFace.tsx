import type { PairItem } from '../../../domain/games/pairs-deck.ts'
import { Blob } from '../../ui/Blob.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import styles from './quiz.module.css'

interface PairFaceProps {
  option: PairItem
  siblings: readonly string[]
}

/** An option without its word: picture, colour or answer. */
export function PairFace({ option: { answer, image, colour }, siblings }: PairFaceProps) {
  if (image !== null) {
    return <Picture image={image} word={answer} size={220} isFirst className={fill.picture} />
  }
  if (colour === undefined) return <FitText text={answer} siblings={siblings} />
  return (
    <span className={styles.colour}>
      <Blob colour={colour} />
      <span className={styles.name} lang="en" data-stays>
        {answer}
      </span>
    </span>
  )
}
