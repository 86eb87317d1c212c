import type { ReactNode } from 'react'
import { type AnyQuizState, isAnswered, isRefused } from './option-look.ts'
import styles from './QuizBoard.module.css'

interface QuizBoardProps {
  state: AnyQuizState
  /** What is asked, as large as it comes. */
  question: ReactNode
  /** Beside the question: to hear it, to go on. */
  tools: ReactNode
  /** What is read out. */
  news: string
  /** The options. */
  children: ReactNode
}

/** The board of any quiz: the question on its sheet of paper, and the options. */
export function QuizBoard({ state, question, tools, news, children }: QuizBoardProps) {
  return (
    <div className={styles.board}>
      <section className={styles.sheet} aria-label="La question">
        <div className={styles.question}>{question}</div>
        <div className={styles.tools}>{tools}</div>
        <Verdict state={state} />
      </section>
      {children}
      <p className="for-ears" aria-live="polite">
        {news}
      </p>
    </div>
  )
}

/** What is read out says it too. */
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
