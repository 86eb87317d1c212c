import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { StoriesContent } from '../../../domain/api/story.ts'
import { WRITING_PATH } from '../../../domain/writing-path.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { BookShelf } from './BookShelf.tsx'
import { useFocusAfterReading, useOpenStory } from './use-open-story.ts'

const StoryBook = lazyPart(async () => (await import('./StoryBook.tsx')).StoryBook, {
  fallback: <PageLoader />,
})

interface StoriesViewProps {
  /** Key of the page, which counts when the questions of a story are answered. */
  clientID: string
  title: string
  content: StoriesContent
}

/** A shelf of picture books. An open book replaces it. */
export function StoriesView({ clientID, title, content: { stories } }: StoriesViewProps) {
  const { openID, open, close } = useOpenStory()
  const story = stories.find(({ id }) => id === openID)
  const page = useRef<HTMLDivElement>(null)
  useFocusAfterReading(page, story?.id)
  // Preload while the pupil chooses, so that a book opens immediately, even offline.
  useEffect(() => whenIdle(() => void StoryBook.load().catch(() => undefined)), [])

  return (
    <div ref={page} className="stack wide">
      {story ? (
        <>
          <h1 className="for-ears">{title}</h1>
          <StoryBook key={story.id} clientID={clientID} story={story} onClose={close} />
        </>
      ) : (
        <>
          <PageHeader
            title={title}
            hint="Choisis un livre. Touche un mot pour l'écouter."
            english="Choose a book. Tap a word to hear it."
          >
            <Link to={WRITING_PATH} className={buttonClass({ look: 'soft' })}>
              <SignIcon shape="draw" /> <Bilingual french="J'écris" english="I write" />
            </Link>
          </PageHeader>
          <BookShelf stories={stories} onOpen={open} />
        </>
      )}
    </div>
  )
}
