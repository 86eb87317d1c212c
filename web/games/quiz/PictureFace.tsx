import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../FitText.tsx'
import fill from '../fill.module.css'
import styles from './PictureFace.module.css'

interface PictureFaceProps {
  image: string
  word: string
  /** The words of all options: they have one size. */
  beside: readonly string[]
}

/** An option as who cannot read knows it, with its word small beneath. */
export function PictureFace({ image, word, beside }: PictureFaceProps) {
  return (
    <span className={styles.face}>
      <Picture image={image} word={word} size={220} isFirst className={fill.picture} />
      <span className={styles.word}>
        <FitText text={word} beside={beside} ratio={5} />
      </span>
    </span>
  )
}
