import { useState } from 'react'
import type { StoriesContent } from '../../../domain/api/story.ts'
import { EnglishSwitch } from '../../ui/EnglishSwitch.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { BookShelf } from './BookShelf.tsx'
import { bookmarkOf } from './bookmarks.ts'
import styles from './StoriesView.module.css'
import { StoryBook } from './StoryBook.tsx'
import { useOpenStory } from './use-open-story.ts'

/** A shelf of picture books; an open one takes its place. */
export function StoriesView({ title, content: { stories } }: { title: string; content: StoriesContent }) {
  const { openID, open, close } = useOpenStory()
  const [isEnglishShown, setEnglishShown] = useState(false)
  const story = stories.find(({ id }) => id === openID)

  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        hint="Choisis un livre. Touche un mot pour l'écouter."
        english="Choose a book. Tap a word to hear it."
      >
        <EnglishSwitch isOn={isEnglishShown} onChange={setEnglishShown} />
      </PageHeader>
      {story ? (
        <StoryBook
          key={story.id}
          story={story}
          firstPage={bookmarkOf(story.id, story.pages.length)}
          isEnglishShown={isEnglishShown}
          onClose={close}
        />
      ) : (
        <BookShelf stories={stories} isEnglishShown={isEnglishShown} onOpen={open} />
      )}
    </div>
  )
}
