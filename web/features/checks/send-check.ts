import { ApiError } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { type CheckAnswer, type CheckRun, clearAnswers } from './saved-check.ts'

/** Checks being sent, by check and pupil. */
const pending = new Map<string, Promise<void>>()

/**
 * Sends the answers of a check. Clears them once they are accepted, or if the check was closed. Returns the
 * pending call if this check is already being sent.
 * @throws {ApiError}
 */
export function sendCheck(run: CheckRun, answers: readonly CheckAnswer[]): Promise<void> {
  const key = JSON.stringify(run)
  const sent = pending.get(key) ?? send(run, answers).finally(() => pending.delete(key))
  pending.set(key, sent)
  return sent
}

async function send({ userID, checkID, phase }: CheckRun, answers: readonly CheckAnswer[]): Promise<void> {
  const run = { userID, checkID, phase }
  const body = { phase, answers: [...answers] }
  try {
    await callAs(userID, 'POST checks/:checkID/results', { path: { checkID }, body })
  } catch (error) {
    if (isClosed(error)) clearAnswers(run)
    throw error
  }
  clearAnswers(run)
}

/** Whether the error means that the teacher has closed the check. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'checkClosed'
}
