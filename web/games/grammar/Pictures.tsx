import type { ReactNode } from 'react'
import type { GrammarItem } from '../../../domain/games/grammar/deck.ts'
import { Picture } from '../../ui/Picture.tsx'
import fill from '../fill.module.css'
import styles from './Pictures.module.css'

interface PicturesProps extends Pick<GrammarItem, 'image' | 'times' | 'isHeard'> {
  /** The sentence as it is asked, which stands in the place of a picture that does not load. */
  word: string
  /** The sentence. */
  children: ReactNode
}

/** What a sentence is about, over it, for who hears it: one or several of a thing, as it says. */
export function Pictures({ image, times, word, isHeard, children }: PicturesProps) {
  if (!isHeard || image === null) return children
  return (
    <div className={styles.asking}>
      <div className={styles.pictures} style={{ gridTemplateColumns: `repeat(${times}, minmax(0, 1fr))` }}>
        {Array.from({ length: times }, (_none, place) => place).map((place) => (
          <Picture key={place} image={image} word={word} size={180} isFirst className={fill.picture} />
        ))}
      </div>
      {children}
    </div>
  )
}
