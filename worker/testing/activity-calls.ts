import type { ActivityRefusal } from '../../domain/economy.ts'
import { sentenceOf } from '../../domain/refusals/refusals.ts'
import { type Name, people } from './rows.ts'
import type { School } from './school.ts'

/** Counts an activity, alice's where nothing else is said, on the school of the test that runs. */
export function activityCalls(school: () => School) {
  return {
    save: (body: Record<string, unknown>, as: Name = 'alice') =>
      school().call('POST /activities', { as, body: { userID: people.alice.id, ...body } }),
  }
}

function refusedByRule(code: ActivityRefusal) {
  const message = sentenceOf(code, {})
  return {
    status: 409,
    body: { success: false, message, error: { number: 51000, message, code, fields: {} } },
  }
}

/** The answers that refuse to count. */
export const ALREADY = refusedByRule('activityCounted')
export const OFF = refusedByRule('activityWithoutBravo')
export const SCORE = refusedByRule('activityScoreTooLow')
