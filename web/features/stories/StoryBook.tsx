import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Story } from '../../../domain/api/story.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { bookmarkOf, keepBookmark } from './bookmarks.ts'
import { ReadButton } from './ReadButton.tsx'
import styles from './StoryBook.module.css'
import { StoryEnd } from './StoryEnd.tsx'
import { StoryLeaf } from './StoryLeaf.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useStoryReading } from './use-story-reading.ts'

interface StoryBookProps {
  clientID: string
  story: Story
  isEnglishShown: boolean
  onClose(): void
}

/** An open book, one page at a time. A cheer and the questions follow the last page. */
export function StoryBook({ clientID, story, isEnglishShown, onClose }: StoryBookProps) {
  const [firstPage] = useState(() => bookmarkOf(story.id, story.pages.length))
  const [page, setPage] = useState(firstPage)
  const book = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const last = story.pages.length
  const leaf = story.pages[page]

  const open = useCallback(
    (next: number) => {
      setPage(next)
      // A finished story restarts at its first page.
      keepBookmark(story.id, next < last ? next : 0)
    },
    [story.id, last],
  )
  const turnByItself = useCallback(() => open(Math.min(last, page + 1)), [open, last, page])
  const { sentence, status, play, pause, end } = useStoryReading(leaf, turnByItself)
  const goTo = (next: number) => {
    end()
    open(next)
  }
  const turn = (step: 1 | -1) => goTo(Math.min(last, Math.max(0, page + step)))
  useArrowKeys(turn)

  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    book.current?.scrollIntoView({ block: 'start' })
    return stopSound
  }, [])
  // Restore the focus if the element that had it was removed with the previous page.
  useLayoutEffect(() => {
    if (page >= 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [page])

  return (
    <article ref={book} className={styles.book} data-grade={story.grade ?? undefined}>
      <header className={styles.header}>
        <Button look="soft" onClick={onClose}>
          <span aria-hidden="true">←</span> Tous les livres <small lang="en">All books</small>
        </Button>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {story.title}
        </h2>
        {leaf && <ReadButton status={status} onPlay={play} onPause={pause} />}
      </header>
      {leaf ? (
        <StoryLeaf
          key={page}
          words={story.words}
          leaf={leaf}
          reading={sentence}
          isEnglishShown={isEnglishShown}
          isFirst={page === firstPage}
        />
      ) : (
        <StoryEnd clientID={clientID} story={story} onAgain={() => goTo(0)} onClose={onClose} />
      )}
      <nav className={styles.turning} aria-label="Les pages">
        <Button size="pupil" look="soft" isOff={page === 0} onClick={() => turn(-1)}>
          <PlayIcon shape="back" /> Page précédente <small lang="en">Previous page</small>
        </Button>
        <span className={styles.number} role="status">
          {leaf ? `Page ${page + 1} sur ${last}` : 'Fin'}
        </span>
        <Button size="pupil" isOff={page === last} onClick={() => turn(1)}>
          Page suivante <PlayIcon /> <small lang="en">Next page</small>
        </Button>
      </nav>
    </article>
  )
}
