import { ApiError } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { type Asked, type CheckAnswer, forgetAnswers } from './kept-check.ts'

/** Checks being sent, by check and pupil. */
const underWay = new Map<string, Promise<void>>()

/**
 * Sends the answers of a check. Clears them once they are accepted, or if the check was closed. Returns the
 * pending call if this check is already being sent.
 * @throws {ApiError}
 */
export function sendCheck(asked: Asked, answers: readonly CheckAnswer[]): Promise<void> {
  const key = JSON.stringify(asked)
  const sent = underWay.get(key) ?? send(asked, answers).finally(() => underWay.delete(key))
  underWay.set(key, sent)
  return sent
}

async function send({ userID, checkID, phase }: Asked, answers: readonly CheckAnswer[]): Promise<void> {
  const asked = { userID, checkID, phase }
  const body = { phase, answers: [...answers] }
  try {
    await callAs(userID, 'POST checks/:checkID/results', { path: { checkID }, body })
  } catch (error) {
    if (isClosed(error)) forgetAnswers(asked)
    throw error
  }
  forgetAnswers(asked)
}

/** Whether the error means that the teacher has closed the check. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'checkClosed'
}
