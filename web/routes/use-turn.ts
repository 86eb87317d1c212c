import { useState } from 'react'
import { useSession } from '../lib/session/session.ts'

interface Turn {
  /** Who signed in last; null before anyone did. */
  playerID: number | null
  number: number
}

/**
 * The number of the turn at a shared tablet: another when another pupil has signed in than the one before. Who signs out, and a
 * visitor who signs in, keep the turn: what they began is still theirs.
 */
export function useTurn(): number {
  const userID = useSession()?.id
  const [turn, setTurn] = useState<Turn>({ playerID: null, number: 0 })
  const latest = nextTurn(turn, userID)
  if (latest !== turn) setTurn(latest)
  return latest.number
}

export function nextTurn(turn: Turn, userID: number | undefined): Turn {
  if (userID === undefined || userID === turn.playerID) return turn
  return { playerID: userID, number: turn.playerID === null ? turn.number : turn.number + 1 }
}
