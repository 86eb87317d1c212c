import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { liveGamePath } from '../../../domain/live/address.ts'
import { sourceText } from '../../../domain/paper/source.ts'
import { LESSON_INSTRUCTION } from '../../lib/lesson/lesson-instruction.ts'
import { liveGamesQuery } from '../../lib/lesson/lesson-queries.ts'
import { lessonWords } from '../../lib/lesson/lesson-words.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PaperLink } from '../../ui/PaperLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PracticeLink } from '../../ui/PracticeLink.tsx'
import { useShareDialog } from '../../ui/use-share-dialog.ts'
import { HandButton } from './HandButton.tsx'
import styles from './lesson.module.css'
import { nextOpenStep, type ShownStep } from './shown-steps.ts'
import { useSteps } from './use-steps.ts'

const LESSON_OVER_TEXT: OwlText = {
  french: 'Bravo! La leçon est finie.',
  english: 'Well done! The lesson is finished.',
}

/** A lesson as a path of steps; the next one is large. */
export function LessonView({ lesson }: { lesson: OwnLesson }) {
  const { code, title } = lesson
  const pupilID = usePupilID()
  const { data: liveGames = [] } = useQuery({
    ...liveGamesQuery(pupilID ?? 0),
    enabled: pupilID !== null,
  })
  const [openShare, shareDialog] = useShareDialog({ what: 'lesson', title })
  const steps = useSteps(lesson)
  const next = nextOpenStep(steps)
  const isOver = next === null && steps.some(({ isDone }) => isDone)
  const said = isOver ? LESSON_OVER_TEXT : LESSON_INSTRUCTION
  const done = steps.filter(({ isDone }) => isDone).length
  const open = new Set(steps.filter(({ path }) => path !== null).map(({ clientID }) => clientID))
  const practised = lessonWords(lesson.steps.filter(({ clientID }) => open.has(clientID)))
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
      {liveGames.map((game) => (
        <div key={game.code}>
          <Link to={liveGamePath(game.code)} className={buttonClass({ size: 'pupil' })}>
            <Picture image="pictures/busts-in-silhouette.svg" word="" size={40} />{' '}
            <Bilingual french="Jouer avec la classe" english="Play with the class" /> <b>{game.title}</b>
          </Link>
        </div>
      ))}
      <ol className={styles.path}>
        {steps.map((step, index) => (
          <StepTile key={step.clientID} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
      <div className="row">
        {practised.length > 0 && <PracticeLink practised={practised} look="soft" />}
        {isOver && <HomeLink look="main" />}
        {pupilID !== null ? (
          <HandButton code={code} />
        ) : (
          <>
            <Button look="soft" onClick={openShare}>
              <Bilingual french="Partager" english="Share" />
            </Button>
            {practised.length > 0 && <PaperLink search={{ de: sourceText({ of: 'lesson', code }) }} />}
          </>
        )}
        {shareDialog}
      </div>
    </article>
  )
}

interface StepTileProps {
  step: ShownStep
  /** From 1. */
  number: number
  isNext: boolean
}

/** A step of a lesson with its picture, title and state. */
function StepTile({ step: { path, tile, isDone }, number, isNext }: StepTileProps) {
  const { name, icon, more } = tile
  const content = (
    <>
      <span className={styles.number} aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      {(more?.icon || icon) && <Picture image={more?.icon || icon} word={name} size={isNext ? 112 : 72} />}
      <span className={styles.name}>
        {name}
        {more && <span className={styles.more}>{more.text}</span>}
        <StepMark isDone={isDone} isClosed={path === null} isNext={isNext} />
      </span>
    </>
  )
  const state = isDone ? 'done' : isNext ? 'next' : 'later'
  return (
    <li className={styles.step} data-state={path === null && !isDone ? 'closed' : state}>
      {path === null ? (
        <div className={styles.stone}>{content}</div>
      ) : (
        <Link to={path} className={styles.stone} aria-current={isNext ? 'step' : undefined}>
          {content}
        </Link>
      )}
    </li>
  )
}

function StepMark({ isDone, isClosed, isNext }: { isDone: boolean; isClosed: boolean; isNext: boolean }) {
  if (isDone)
    return (
      <span className={styles.mark}>
        <Bilingual french="Fini!" english="Done!" />
      </span>
    )
  if (isClosed)
    return (
      <span className={styles.mark}>
        <Bilingual french="Cette page est fermée." english="This page is closed." />
      </span>
    )
  return isNext ? (
    <span className={styles.mark}>
      <Bilingual french="Commence ici" english="Start here" />
    </span>
  ) : null
}
