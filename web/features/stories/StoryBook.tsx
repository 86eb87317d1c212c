import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Story } from '../../../domain/api/story.ts'
import { stopSound } from '../../lib/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { bookmarkOf, keepBookmark } from './bookmarks.ts'
import styles from './StoryBook.module.css'
import { StoryEnd } from './StoryEnd.tsx'
import { StoryLeaf } from './StoryLeaf.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

interface StoryBookProps {
  story: Story
  isEnglishShown: boolean
  onClose(): void
}

/** An open book: a page at a time, and a cheer after the last. */
export function StoryBook({ story, isEnglishShown, onClose }: StoryBookProps) {
  const [firstPage] = useState(() => bookmarkOf(story.id, story.pages.length))
  const [page, setPage] = useState(firstPage)
  const book = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const last = story.pages.length
  const leaf = story.pages[page]

  const goTo = useCallback(
    (next: number) => {
      stopSound()
      setPage(next)
      // Who has come to the end begins at the beginning next time.
      keepBookmark(story.id, next < last ? next : 0)
    },
    [story.id, last],
  )
  const turn = useCallback(
    (step: 1 | -1) => goTo(Math.min(last, Math.max(0, page + step))),
    [goTo, last, page],
  )
  useArrowKeys(turn)

  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    book.current?.scrollIntoView({ block: 'start' })
    return stopSound
  }, [])
  // What had the focus may be gone with the page before: it is never lost.
  useLayoutEffect(() => {
    if (page >= 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [page])

  return (
    <article ref={book} className={styles.book} data-grade={story.grade ?? undefined}>
      <header className={styles.header}>
        <Button look="soft" onClick={onClose}>
          <span aria-hidden="true">←</span> Tous les livres
        </Button>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {story.title}
        </h2>
      </header>
      {leaf ? (
        <StoryLeaf
          key={page}
          leaf={leaf}
          words={story.words}
          isEnglishShown={isEnglishShown}
          isFirst={page === firstPage}
        />
      ) : (
        <StoryEnd onAgain={() => goTo(0)} onClose={onClose} />
      )}
      <nav className={styles.turning} aria-label="Les pages">
        <Button size="pupil" look="soft" isOff={page === 0} onClick={() => turn(-1)}>
          <PlayIcon shape="back" /> Avant
        </Button>
        <span className={styles.number} role="status">
          {leaf ? `Page ${page + 1} sur ${last}` : 'Fin'}
        </span>
        <Button size="pupil" isOff={page === last} onClick={() => turn(1)}>
          Après <PlayIcon />
        </Button>
      </nav>
    </article>
  )
}
