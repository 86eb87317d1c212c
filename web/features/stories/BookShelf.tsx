import { gradeNames, grades } from '../../../content/grades.ts'
import type { Story } from '../../../domain/api/story.ts'
import { CoverCard, coverShelf } from '../../ui/CoverCard.tsx'
import styles from './BookShelf.module.css'

interface BookShelfProps {
  stories: Story[]
  onOpen(id: string): void
}

export function BookShelf({ stories, onOpen }: BookShelfProps) {
  return (
    <ul className={`${coverShelf} ${styles.shelf}`}>
      {stories.map((story, index) => (
        <li key={story.id} data-grade={story.grade ?? undefined}>
          <CoverCard
            image={story.pages[0]?.scene ?? null}
            title={story.title}
            english={story.english}
            isFirst={index < 3}
            isLargest={index === 0}
            data-story={story.id}
            onClick={() => onOpen(story.id)}
          >
            <span className={styles.about}>{story.about.french}</span>
            <span className={styles.about} lang="en">
              {story.about.english}
            </span>
            <span className={styles.grade}>{forWhom(story)}</span>
          </CoverCard>
        </li>
      ))}
    </ul>
  )
}

function forWhom({ grade }: Story): string {
  const known = grades.find((each) => each === grade)
  return known === undefined ? 'Pour tout le monde' : gradeNames[known]
}
