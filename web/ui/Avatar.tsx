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

/** The first grapheme of a name. An emoji such as "👩‍🚀" is several characters. */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  const [letter] = /^\p{L}\p{M}*/u.exec(trimmed) ?? []
  // `Intl.Segmenter` is the fallback, because creating the first one takes 100 ms on a weak tablet.
  if (letter) return letter
  // Older versions of Firefox show a person without an initial.
  const [first] = 'Segmenter' in Intl ? new Intl.Segmenter().segment(trimmed) : []
  return first?.segment ?? ''
}
