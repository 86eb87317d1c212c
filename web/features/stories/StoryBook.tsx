import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Story } from '../../../domain/api/story.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { bookmarkOf, saveBookmark } from './bookmarks.ts'
import { ReadButton } from './ReadButton.tsx'
import { StoryEnd } from './StoryEnd.tsx'
import { StoryPageView } from './StoryPageView.tsx'
import styles from './stories.module.css'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useStoryReading } from './use-story-reading.ts'

interface StoryBookProps {
  clientID: string
  story: Story
  onClose(): void
}

/** An open book, one page at a time. A cheer and the questions follow the last page. */
export function StoryBook({ clientID, story, onClose }: StoryBookProps) {
  const [firstPage] = useState(() => bookmarkOf(story.id, story.pages.length))
  const [pageIndex, setPageIndex] = useState(firstPage)
  const book = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const last = story.pages.length
  const page = story.pages[pageIndex]

  const open = useCallback(
    (next: number) => {
      setPageIndex(next)
      // A finished story restarts at its first page.
      saveBookmark(story.id, next < last ? next : 0)
    },
    [story.id, last],
  )
  const turnByItself = useCallback(() => open(Math.min(last, pageIndex + 1)), [open, last, pageIndex])
  const { sentence, status, play, pause, end } = useStoryReading(page, turnByItself)
  const goTo = (next: number) => {
    end()
    open(next)
  }
  const turn = (step: 1 | -1) => goTo(Math.min(last, Math.max(0, pageIndex + step)))
  const isInGame = useInGame()
  useArrowKeys((step) => {
    // Do not turn away from the questions at the end.
    if (!isInGame) turn(step)
  })

  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    book.current?.scrollIntoView({ block: 'start' })
    return stopSound
  }, [])
  // Restore the focus if the element that had it was removed with the previous page.
  useLayoutEffect(() => {
    if (pageIndex >= 0 && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true })
  }, [pageIndex])

  return (
    <article ref={book} className={styles.book} data-grade={story.grade ?? undefined}>
      <header className={styles.header}>
        <Button look="soft" onClick={onClose}>
          <span aria-hidden="true">←</span> <Bilingual french="Tous les livres" english="All books" />
        </Button>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {story.title}
        </h2>
        {page && <ReadButton status={status} onPlay={play} onPause={pause} />}
      </header>
      {page ? (
        <StoryPageView
          key={pageIndex}
          words={story.words}
          page={page}
          reading={sentence}
          isFirst={pageIndex === firstPage}
        />
      ) : (
        <StoryEnd clientID={clientID} story={story} onAgain={() => goTo(0)} onClose={onClose} />
      )}
      <nav className={styles.turning} aria-label="Les pages">
        <Button size="pupil" look="soft" isOff={pageIndex === 0} onClick={() => turn(-1)}>
          <PlayIcon shape="back" /> <Bilingual french="Page précédente" english="Previous page" />
        </Button>
        <span className={styles.number} role="status">
          {page ? `Page ${pageIndex + 1} sur ${last}` : 'Fin'}
        </span>
        <Button size="pupil" isOff={pageIndex === last} onClick={() => turn(1)}>
          Page suivante <PlayIcon /> <small lang="en">Next page</small>
        </Button>
      </nav>
    </article>
  )
}
