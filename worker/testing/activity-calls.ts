import type { ActivityRefusal } from '../../domain/economy.ts'
import { sentenceOf } from '../../domain/refusals/refusals.ts'
import { type Name, people } from './rows.ts'
import type { School } from './school.ts'

/** Calls that count activities, by alice by default, on the school of the running test. */
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

/** Responses that refuse to count an activity. */
export const ALREADY_COUNTED = refusedByRule('activityCounted')
export const BRAVO_DISABLED = refusedByRule('activityWithoutBravo')
export const SCORE_TOO_LOW = refusedByRule('activityScoreTooLow')
