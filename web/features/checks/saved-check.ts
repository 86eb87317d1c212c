import * as z from 'zod/mini'
import { type CheckPhase, checkPhases } from '../../../domain/learning/check.ts'
import { ApiError } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { session } from '../../lib/session/session.ts'
import { createUnsentWork } from '../../lib/session/unsent-work.ts'

const answer = z.object({ word: z.string(), chosen: z.string() })
export type CheckAnswer = z.infer<typeof answer>

const savedCheck = z.object({ checkID: z.int(), phase: z.enum(checkPhases), answers: z.array(answer) })
const unsent = createUnsentWork('mme:check-under-way', savedCheck)

/** Identifies a check, its phase and the pupil. */
export interface CheckRun {
  userID: number
  checkID: number
  phase: CheckPhase
}

/** Stored answers of an unfinished check in this browser. */
export function savedAnswers({ userID, checkID, phase }: CheckRun): readonly CheckAnswer[] {
  const saved = unsent.load(userID)
  return saved?.checkID === checkID && saved.phase === phase ? saved.answers : []
}

/** Stores the answers, if the pupil is still signed in. */
export function saveAnswers({ userID, checkID, phase }: CheckRun, answers: readonly CheckAnswer[]): void {
  if (session.current()?.id === userID) unsent.store(userID, { checkID, phase, answers: [...answers] })
}

/** Clears the answers of this check only. */
export function clearAnswers(run: CheckRun): void {
  if (savedAnswers(run).length > 0) unsent.store(run.userID, null)
}

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
