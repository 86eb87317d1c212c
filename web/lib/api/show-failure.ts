import { showToast } from '../display/toast.ts'
import { ApiError, sentenceOf } from './api-client.ts'
import { reportProblem } from './report-problem.ts'

/**
 * Shows the error of a failed call with the action in brackets. Errors other than `ApiError` are bugs and are
 * also sent to the teacher's log.
 * @param action e.g. `save page state`
 */
export function showFailure(error: unknown, action: string): void {
  const { message, ...said } = sentenceOf(error)
  const isApiError = error instanceof ApiError
  showToast({ message: `${message} (${action})`, ...(isApiError && said) })
  if (!isApiError) reportProblem(`${action}: ${String(error)}`)
}
