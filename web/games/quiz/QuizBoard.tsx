import type { ReactNode } from 'react'
import { type AnyQuizState, isAnswered, isRefused } from './option-look.ts'
import styles from './quiz.module.css'

interface QuizBoardProps {
  state: AnyQuizState
  /** The prompt, as large as it fits. */
  question: ReactNode
  /** Buttons next to the question, e.g. listen and continue. */
  tools: ReactNode
  /** Announced after the verdict. */
  announcement: string
  children: ReactNode
}

/** Layout of all quiz games: the question on a sheet of paper, and the options. */
export function QuizBoard({ state, question, tools, announcement, children }: QuizBoardProps) {
  return (
    <div className={styles.board}>
      <section className={styles.sheet} aria-label="La question">
        <div className={styles.question}>{question}</div>
        <div className={styles.tools}>{tools}</div>
        <p className={styles.news} aria-live="polite">
          <Verdict state={state} />
          <span className="for-ears">{announcement}</span>
        </p>
      </section>
      {children}
    </div>
  )
}

/** One element for both sight and screen readers, so that the verdict appears only once in the page. */
function Verdict({ state }: { state: AnyQuizState }) {
  if (isRefused(state)) {
    return (
      <strong className={styles.verdict} data-look="wrong">
        Non!
      </strong>
    )
  }
  return isAnswered(state) && state.picked === state.right ? (
    <strong className={styles.verdict} data-look="right">
      Oui!
    </strong>
  ) : null
}
