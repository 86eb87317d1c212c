import { type Name, people } from './rows.ts'
import type { School } from './school.ts'

/** Counts an activity, alice's where nothing else is said, on the school of the test that runs. */
export function activityCalls(school: () => School) {
  return {
    save: (body: Record<string, unknown>, as: Name = 'alice') =>
      school().call('POST /activities', { as, body: { userID: people.alice.id, ...body } }),
  }
}

const refusedByRule = (message: string) => ({
  status: 409,
  body: { success: false, message, error: { number: 51000, message } },
})
/** The answers that refuse to count. */
export const ALREADY = refusedByRule('This activity has already been counted this week. (Resets on Sunday)')
export const OFF = refusedByRule('This page does not count towards a Bravo.')
export const SCORE = refusedByRule('A score of 500 or more is needed for this game to count.')
