import { answerKey, type LiveGame, type LiveState, type StoredAnswer } from './state.ts'

/** The results of counted questions. */
interface Tally {
  asked: number
  right: number
  rightByUser: ReadonlyMap<number, number>
}

/**
 * Keyed by the list of counted questions. The list is replaced whenever another question is counted, and
 * answers to counted questions do not change.
 */
const tallies = new WeakMap<LiveState['asked'], Tally>()

/** The tally of counted questions, computed once and shared by the views of all pupils. */
export function tallyOf({ state: { asked }, answers }: LiveGame): Tally {
  const known = tallies.get(asked)
  if (known) return known
  const rightByUser = new Map<number, number>()
  for (const [index, userIDs] of asked.entries()) {
    const right = userIDs.filter((userID) => answers.get(answerKey(index + 1, userID))?.right)
    for (const userID of right) rightByUser.set(userID, (rightByUser.get(userID) ?? 0) + 1)
  }
  const right = [...rightByUser.values()].reduce((sum, each) => sum + each, 0)
  const tally = { asked: asked.flat().length, right, rightByUser }
  tallies.set(asked, tally)
  return tally
}

/** The player's answers to counted questions. */
export function countedAnswers({ state, answers }: LiveGame, userID: number): StoredAnswer[] {
  return state.asked.flatMap((asked, index) => {
    const given = asked.includes(userID) && answers.get(answerKey(index + 1, userID))
    return given ? [given] : []
  })
}
