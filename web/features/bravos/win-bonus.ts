import type { CheckBonusAnswer } from '../../../domain/api/bonus.ts'
import { ApiError } from '../../lib/api-client.ts'
import { isPassing } from '../../lib/outbox-sender.ts'

export type BonusWin = Extract<CheckBonusAnswer, { won: true }>

/** What there is to do about a bonus, in this order. The calls throw `ApiError`. */
export interface BonusSteps {
  check(): Promise<CheckBonusAnswer>
  /** Tells the room. */
  announce(win: BonusWin): void
  /** Ends when the winner has seen it. */
  celebrate(win: BonusWin): Promise<void>
  award(win: BonusWin): Promise<unknown>
  clear(win: BonusWin): Promise<unknown>
}

/**
 * Asks for the bonus of a page, and sees a win through to its end. Every step is safe to repeat, the check
 * included: within ten minutes the winner gets the same answer again.
 * @returns whether it is done with; else it is to be tried again, from the check on.
 */
export async function winBonus(steps: BonusSteps): Promise<boolean> {
  try {
    const answer = await steps.check()
    if (!answer.won) return true
    steps.announce(answer)
    await steps.celebrate(answer)
    await steps.award(answer)
    await steps.clear(answer)
    return true
  } catch (error) {
    return error instanceof ApiError && error.status !== 401 && !isPassing(error)
  }
}
