import type { ReactNode } from 'react'
import styles from './Cover.module.css'
import { Picture } from './Picture.tsx'
import { PlayIcon } from './PlayIcon.tsx'

interface CoverProps {
  image: string | null
  title: string
  /** Visible when the page opens, so loaded eagerly. */
  isFirst?: boolean
  /** For the largest drawing of the page, which the build inlines. */
  fetchPriority?: 'high' | undefined
  /** Below the title. */
  children?: ReactNode
}

/** A song or a book to choose: a drawn cover with its title below. Put it into a `coverCard` of a `coverShelf`. */
export function Cover({ title, children, ...picture }: CoverProps) {
  return (
    <>
      <span className={styles.picture}>
        <Picture className={styles.image ?? ''} word={title} size={320} height={200} {...picture} />
        <span className={styles.badge} aria-hidden="true">
          <PlayIcon />
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </>
  )
}

export const { card: coverCard, shelf: coverShelf } = styles
