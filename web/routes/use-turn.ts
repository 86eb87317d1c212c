import { useState } from 'react'
import { useSession } from '../lib/session/session.ts'

interface Turn {
  /** The last signed-in user, or null. */
  playerID: number | null
  number: number
}

/** Number of the turn at a shared device. Only another pupil's sign-in changes it, so a game survives a sign-out. */
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
