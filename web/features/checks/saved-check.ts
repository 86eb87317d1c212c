import * as z from 'zod/mini'
import { type CheckPhase, checkPhases } from '../../../domain/learning/check.ts'
import { ApiError } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { session } from '../../lib/session/session.ts'
import { createUnsentWork } from '../../lib/session/unsent-work.ts'

const answer = z.object({ word: z.string(), chosen: z.string() })
export type CheckAnswer = z.infer<typeof answer>

const savedCheck = z.object({ checkID: z.int(), phase: z.enum(checkPhases), answers: z.array(answer) })
type SavedCheck = z.infer<typeof savedCheck>
/** Limits storage use. No pupil has that many open checks. */
const MAX_SAVED_CHECKS = 10

/** One entry per check and phase, the latest last. */
const unsent = createUnsentWork('mme:check-under-way', z.array(savedCheck))

/** Identifies a check, its phase and the pupil. */
export interface CheckRun {
  userID: number
  checkID: number
  phase: CheckPhase
}

/** Stored answers of an unfinished check in this browser. */
export function savedAnswers(run: CheckRun): readonly CheckAnswer[] {
  return unsent.load(run.userID)?.find((each) => isSameCheck(each, run))?.answers ?? []
}

/** Stores the answers, if the pupil is still signed in. */
export function saveAnswers(run: CheckRun, answers: readonly CheckAnswer[]): void {
  const { userID, checkID, phase } = run
  if (session.current()?.id !== userID) return
  const all = [...otherChecks(run), { checkID, phase, answers: [...answers] }]
  unsent.store(userID, all.slice(-MAX_SAVED_CHECKS))
}

/** Clears the answers of this check only. */
export function clearAnswers(run: CheckRun): void {
  const rest = otherChecks(run)
  unsent.store(run.userID, rest.length === 0 ? null : rest)
}

function otherChecks(run: CheckRun): SavedCheck[] {
  return (unsent.load(run.userID) ?? []).filter((each) => !isSameCheck(each, run))
}

function isSameCheck(saved: SavedCheck, { checkID, phase }: CheckRun): boolean {
  return saved.checkID === checkID && saved.phase === phase
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
    if (isCheckClosed(error)) clearAnswers(run)
    throw error
  }
  clearAnswers(run)
}

/** Whether the error means that the teacher has closed the check. */
export function isCheckClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'checkClosed'
}
