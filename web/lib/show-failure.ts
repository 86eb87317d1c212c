import { langOf } from './api-client.ts'
import { reportProblem } from './report-problem.ts'
import { showToast } from './toast.ts'

/**
 * The one way to tell of a call that failed: its own sentence and, in brackets, what was being done. What is no
 * answer of the API's is a fault of ours, which the teacher's log is told too.
 * @param action e.g. `save page state`
 */
export function showFailure(error: unknown, action: string): void {
  const message = error instanceof Error ? error.message : String(error)
  const isAnswer = error instanceof Error && error.name === 'ApiError'
  showToast({ message: `${message} (${action})`, lang: isAnswer ? langOf(error) : undefined })
  if (!isAnswer) reportProblem(`${action}: ${String(error)}`)
}
