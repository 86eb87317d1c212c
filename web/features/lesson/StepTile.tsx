import { Link } from '@tanstack/react-router'
import { Picture } from '../../ui/Picture.tsx'
import styles from './LessonView.module.css'
import type { ShownStep } from './shown-steps.ts'

interface StepTileProps {
  step: ShownStep
  /** From 1. */
  number: number
  isNext: boolean
}

/** A step of a lesson with its picture, title and state. */
export function StepTile({ step: { path, tile, isDone }, number, isNext }: StepTileProps) {
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
        <Mark isDone={isDone} isClosed={path === null} isNext={isNext} />
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

function Mark({ isDone, isClosed, isNext }: { isDone: boolean; isClosed: boolean; isNext: boolean }) {
  if (isDone)
    return (
      <span className={styles.mark}>
        Fini! <small lang="en">Done!</small>
      </span>
    )
  if (isClosed)
    return (
      <span className={styles.mark}>
        Cette page est fermée. <small lang="en">This page is closed.</small>
      </span>
    )
  return isNext ? (
    <span className={styles.mark}>
      Commence ici <small lang="en">Start here</small>
    </span>
  ) : null
}
