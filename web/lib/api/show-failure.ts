import { showToast } from '../display/toast.ts'
import { ApiError, sentenceOf } from './api-client.ts'
import { reportProblem } from './report-problem.ts'

/**
 * The one way to tell of a call that failed: its own sentence and, in brackets, what was being done. What is no
 * answer of the API's is a fault of ours, which the teacher's log is told too.
 * @param action e.g. `save page state`
 */
export function showFailure(error: unknown, action: string): void {
  const { message, ...said } = sentenceOf(error)
  const isAnswer = error instanceof ApiError
  showToast({ message: `${message} (${action})`, ...(isAnswer && said) })
  if (!isAnswer) reportProblem(`${action}: ${String(error)}`)
}
