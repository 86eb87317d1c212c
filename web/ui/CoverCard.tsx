import type { ComponentProps, ReactNode } from 'react'
import styles from './CoverCard.module.css'
import { Picture } from './Picture.tsx'
import { PlayIcon } from './PlayIcon.tsx'

/** A list of covers, and a card in it. */
export const { shelf: coverShelf, card: coverCard } = styles

interface CoverProps {
  image: string | null
  title: string
  /** Visible when the page opens, so loaded eagerly. */
  isFirst?: boolean
  /** The largest drawing of the page, which the build inlines. */
  isLargest?: boolean
  /** In place of the sign "play". */
  badge?: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** The inside of a card: a drawn cover with its title below. */
export function Cover({
  image,
  title,
  isFirst,
  isLargest = false,
  badge = <PlayIcon />,
  children,
}: CoverProps) {
  return (
    <>
      <span className={styles.picture}>
        <Picture
          className={styles.image ?? ''}
          image={image}
          word={title}
          size={320}
          height={200}
          isFirst={isFirst}
          fetchPriority={isLargest ? 'high' : undefined}
        />
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </>
  )
}

interface CoverCardProps extends CoverProps, Omit<ComponentProps<'button'>, keyof CoverProps> {
  english: string
}

/** A song or a book to choose. */
export function CoverCard({ image, title, english, isFirst, isLargest, children, ...rest }: CoverCardProps) {
  return (
    <button type="button" className={styles.card} {...rest}>
      <Cover image={image} title={title} isFirst={isFirst} isLargest={isLargest}>
        <span lang="en">{english}</span>
        {children}
      </Cover>
    </button>
  )
}
