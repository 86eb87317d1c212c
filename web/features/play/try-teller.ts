import type { FirstTry, MadeTry } from '../../../domain/learning/first-try.ts'

/** Hands a round's first tries on, each once and with its instant: the rules tell all of them in order, more with each answer. */
export interface TryTeller {
  /** All that the rules tell by now: what is new among it was tried just now. */
  see(tries: readonly FirstTry[]): void
  /**
   * Hands on what was not told yet, where it is so many or more, at least one.
   * @param take keeps them, and says whether there is anyone whose they are
   * @returns whether they were told
   */
  tell(take: (tries: readonly MadeTry[]) => boolean, least?: number): boolean
  /** How many were told, from the first on. */
  told(): number
}

/** @param toldBefore how many were told before the round was left, or the page loaded again */
export function createTryTeller(toldBefore: number, now: () => Date): TryTeller {
  const made: MadeTry[] = []
  let told = toldBefore
  return {
    see(tries) {
      const at = now().toISOString()
      for (const each of tries.slice(made.length)) made.push({ ...each, at })
    },
    tell(take, least = 1) {
      const untold = made.slice(told)
      const isTold = untold.length >= least && take(untold)
      if (isTold) told = made.length
      return isTold
    },
    told: () => told,
  }
}
