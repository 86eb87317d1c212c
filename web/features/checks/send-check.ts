import { ApiError } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { type Asked, type CheckAnswer, forgetAnswers } from './kept-check.ts'

/** Which check is being sent -> what becomes of it. */
const underWay = new Map<string, Promise<void>>()

/**
 * Sends what was answered of a check, and forgets it once it is taken, or can be no more since the check is closed. Who leaves a check
 * and comes back while it is being sent waits for that.
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

/** Whether the teacher has closed the check meanwhile. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'checkClosed'
}
