import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { LESSON_INSTRUCTION } from '../../lib/lesson/lesson-instruction.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { Button } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { useShareDialog } from '../../ui/use-share-dialog.ts'
import { HandButton } from './HandButton.tsx'
import styles from './LessonView.module.css'
import { StepTile } from './StepTile.tsx'
import { nextOf } from './shown-steps.ts'
import { useSteps } from './use-steps.ts'

const OVER = { french: 'Bravo! La leçon est finie.', english: 'Well done! The lesson is finished.' }

/** A lesson as a path of steps; the next one is large. */
export function LessonView({ lesson }: { lesson: OwnLesson }) {
  const { code, title } = lesson
  const isPupil = usePupilID() !== null
  const [openShare, shareDialog] = useShareDialog({ what: 'lesson', title })
  const steps = useSteps(lesson)
  const next = nextOf(steps)
  const isOver = next === null && steps.some(({ isDone }) => isDone)
  const said = isOver ? OVER : LESSON_INSTRUCTION
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <article className="stack wide">
      <header className="line loose">
        <OwlSays {...said} size={110} />
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>
            {said.french} <span lang="en">{said.english}</span>
          </p>
          <p className={styles.count}>
            {done} / {steps.length}
          </p>
        </div>
      </header>
      <ol className={styles.path}>
        {steps.map((step, index) => (
          <StepTile key={step.clientID} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
      <div className="row">
        {isOver && <HomeLink look="main" />}
        {isPupil ? (
          <HandButton code={code} />
        ) : (
          <Button look="soft" onClick={openShare}>
            Partager <small lang="en">Share</small>
          </Button>
        )}
        {shareDialog}
      </div>
    </article>
  )
}
