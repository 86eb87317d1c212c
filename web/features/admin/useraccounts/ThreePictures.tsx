import { shownSecretPicture } from '../../../../content/secret-pictures.ts'
import type { Secret } from '../../../../domain/api/secret-pictures.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './cards.module.css'

const PLACES = [0, 1, 2] as const

/** A pupil's secret pictures, in order. */
export function ThreePictures({ secret, size }: { secret: Secret; size: number }) {
  const pictures = PLACES.flatMap((place) => {
    const name = secret[place]
    return name ? [{ place, ...shownSecretPicture(name) }] : []
  })
  return (
    <span className={styles.three}>
      {pictures.map(({ place, french, image }) => (
        // Loaded eagerly: a printed page cannot load pictures later.
        <Picture key={place} image={image} word={french} alt={french} size={size} isFirst />
      ))}
    </span>
  )
}
