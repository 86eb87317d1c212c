import { gradeNames, grades } from '../../../content/grades.ts'
import type { Story } from '../../../domain/api/story.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import styles from './BookShelf.module.css'

interface BookShelfProps {
  stories: Story[]
  isEnglishShown: boolean
  onOpen(id: string): void
}

export function BookShelf({ stories, isEnglishShown, onOpen }: BookShelfProps) {
  return (
    <ul className={styles.shelf}>
      {stories.map((story, index) => (
        <li key={story.id} data-grade={story.grade ?? undefined}>
          <button
            type="button"
            className={styles.book}
            data-story={story.id}
            onClick={() => onOpen(story.id)}
          >
            <img
              className={styles.cover}
              src={mediaUrl(story.pages[0]?.scene ?? '')}
              alt=""
              width={320}
              height={200}
              loading={index < 3 ? 'eager' : 'lazy'}
              // Largest element of the page on a phone.
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding={index === 0 ? 'sync' : 'async'}
            />
            <span className={styles.words}>
              <span className={styles.grade}>{forWhom(story)}</span>
              <span className={styles.title}>{story.title}</span>
              <span className={styles.about}>{story.about.french}</span>
              {isEnglishShown && (
                <span className={styles.about} lang="en" data-stays>
                  <b>{story.english}</b> – {story.about.english}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function forWhom({ grade }: Story): string {
  const known = grades.find((each) => each === grade)
  return known === undefined ? 'Pour tout le monde' : gradeNames[known]
}
