import { gradeNames, grades } from '../../../content/grades.ts'
import type { Story } from '../../../domain/api/story.ts'
import { Cover, coverCard, coverShelf } from '../../ui/Cover.tsx'
import styles from './stories.module.css'

interface BookShelfProps {
  stories: Story[]
  onOpen(id: string): void
}

export function BookShelf({ stories, onOpen }: BookShelfProps) {
  return (
    <ul className={`${coverShelf} ${styles.shelf}`}>
      {stories.map((story, index) => (
        <li key={story.id} data-grade={story.grade ?? undefined}>
          <button type="button" className={coverCard} data-story={story.id} onClick={() => onOpen(story.id)}>
            <Cover
              image={story.pages[0]?.scene ?? null}
              title={story.title}
              isFirst={index < 3}
              fetchPriority={index === 0 ? 'high' : undefined}
            >
              <span lang="en">{story.english}</span>
              <span className={styles.about}>{story.about.french}</span>
              <span className={styles.about} lang="en">
                {story.about.english}
              </span>
              <span className={styles.grade}>{audienceText(story)}</span>
            </Cover>
          </button>
        </li>
      ))}
    </ul>
  )
}

function audienceText({ grade }: Story): string {
  const known = grades.find((each) => each === grade)
  return known === undefined ? 'Pour tout le monde' : gradeNames[known]
}
