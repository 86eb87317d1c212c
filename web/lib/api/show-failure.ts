import { showToast } from '../display/toast.ts'
import { ApiError, sentenceOf } from './api-client.ts'
import { reportProblem } from './report-problem.ts'

/**
 * Shows the error of a failed call with the action in brackets. An error that is not an answer of the API is a bug
 * and is also sent to the teacher's log.
 * @param action e.g. `save page state`
 */
export function showFailure(error: unknown, action: string): void {
  const { message, ...said } = sentenceOf(error)
  const isAnswer = error instanceof ApiError
  showToast({ message: `${message} (${action})`, ...(isAnswer && said) })
  if (!isAnswer) reportProblem(`${action}: ${String(error)}`)
}
