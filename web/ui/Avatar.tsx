import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { mediaUrl } from '../lib/file-urls.ts'
import styles from './interface.module.css'

interface AvatarProps {
  person: { displayName: string; avatarUrl: string }
  /** Width and height in CSS pixels. */
  size: number
}

/** A user's avatar, or their initial. Shown next to the name, so hidden from screen readers. */
export function Avatar({ person, size }: AvatarProps) {
  const box = { width: size, height: size }
  if (person.avatarUrl === NO_AVATAR) {
    return (
      <span className={styles.avatar} style={{ ...box, fontSize: size / 2 }} aria-hidden="true">
        {initialOf(person.displayName)}
      </span>
    )
  }
  return (
    <img
      className={styles.avatar}
      src={mediaUrl(`avatars/${person.avatarUrl}`)}
      alt=""
      {...box}
      style={box}
    />
  )
}

/** A flag, or a character with its accents or skin tone, and the characters joined to it. */
const GRAPHEME = /^(\p{RI}{2}|.[\p{M}\p{EMod}]*(\u200d.[\p{M}\p{EMod}]*)*)/u

/**
 * The first grapheme of a name. An emoji such as "👩‍🚀" is several characters. Does not use
 * `Intl.Segmenter`, whose first use takes 100 ms on a weak tablet.
 */
export function initialOf(name: string): string {
  return GRAPHEME.exec(name.trim())?.[0] ?? ''
}
