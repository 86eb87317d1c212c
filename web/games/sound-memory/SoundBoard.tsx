import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { MemoryBoard } from '../memory/MemoryBoard.tsx'
import { CardPicture, type OpenCard } from '../memory/MemoryCard.tsx'
import styles from './SoundBoard.module.css'

/** Memory by ear: a turned card speaks its word; a found pair shows its picture. */
export function SoundBoard(props: BoardProps<PairsState, PairsAction>) {
  return <MemoryBoard {...props} Front={SpokenWord} />
}

/** The word in small print helps pupils who cannot hear it. */
function SpokenWord({ look, text, image }: OpenCard) {
  return (
    <span className={styles.said}>
      <span className={styles.drawing}>
        {look === 'found' && image !== null ? <CardPicture image={image} text="" /> : <Loudspeaker />}
      </span>
      <span className={styles.word}>{text}</span>
    </span>
  )
}

function Loudspeaker() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.horn} d="M3 9v6h4l6 5V4L7 9z" />
      <path className={styles.waves} d="M16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" />
    </svg>
  )
}
