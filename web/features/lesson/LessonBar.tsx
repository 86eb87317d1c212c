import { Link } from '@tanstack/react-router'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { lessonPath } from '../../../domain/lesson.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HandButton } from './HandButton.tsx'
import styles from './LessonBar.module.css'
import { nextOf, type ShownStep } from './shown-steps.ts'
import { useStepDone } from './use-steps.ts'

interface LessonBarProps {
  lesson: OwnLesson
  steps: readonly ShownStep[]
  here: ShownStep
}

/** Links to the lesson and its next step, at the end of every step's page. Sticky except during games. */
export function LessonBar({ lesson, steps, here }: LessonBarProps) {
  const markDone = useStepDone()
  const isInGame = useInGame()
  const next = here.isDone ? nextOf(steps) : null
  return (
    <nav className={styles.bar} aria-label="La leçon" data-in-game={isInGame || undefined}>
      <Link to={lessonPath(lesson.code)} className={buttonClass({ look: 'soft' })}>
        <span aria-hidden="true">←</span> La leçon <small lang="en">The lesson</small>
      </Link>
      <p className={styles.place} role="status">
        {steps.indexOf(here) + 1} / {steps.length}
        {here.isDone && (
          <>
            {' '}
            <b className={styles.done}>
              <span aria-hidden="true">✓</span> Fini! <small lang="en">Done!</small>
            </b>
          </>
        )}
      </p>
      {!here.isDone && !here.countsByItself && (
        <Button onClick={() => markDone(lesson, here.clientID)}>
          <span aria-hidden="true">✓</span> Fini <small lang="en">Done</small>
        </Button>
      )}
      {next?.path && (
        <Link to={next.path} className={buttonClass()}>
          Étape suivante <small lang="en">Next step</small> <span aria-hidden="true">→</span>
        </Link>
      )}
      <HandButton code={lesson.code} />
    </nav>
  )
}
