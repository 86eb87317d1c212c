import type { ReactNode } from 'react'
import { type AnyQuizState, isAnswered, isRefused } from './option-look.ts'
import styles from './QuizBoard.module.css'

interface QuizBoardProps {
  state: AnyQuizState
  /** What is asked, as large as it comes. */
  question: ReactNode
  /** Beside the question: to hear it, to go on. */
  tools: ReactNode
  /** What is read out beside the verdict. */
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
        <p className={styles.news} aria-live="polite">
          <Verdict state={state} />
          <span className="for-ears">{news}</span>
        </p>
      </section>
      {children}
    </div>
  )
}

/** Seen and read out as one and the same: said twice in the page, whoever looks for it would find two. */
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
