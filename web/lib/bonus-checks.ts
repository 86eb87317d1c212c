import * as z from 'zod/mini'
import { browserStorage } from './browser-storage.ts'
import { keptEntries } from './kept-entries.ts'

/** A finished page on which the bonus may wait: to be asked for, and asked again until it is settled. */
const bonusCheck = z.object({ userID: z.int(), clientID: z.string(), createdAt: z.iso.datetime() })

const KEPT_MS = 86_400_000
const listeners = new Set<() => void>()
const kept = keptEntries({
  storage: browserStorage,
  key: 'mme:bonus',
  entry: bonusCheck,
  keptMs: KEPT_MS,
  now: Date.now,
})

/** Keeps the question in the browser; whoever listens asks it. */
export function askForBonus(userID: number, clientID: string): void {
  settleBonus(userID, clientID)
  kept.add({ userID, clientID, createdAt: new Date().toISOString() })
  for (const listener of listeners) listener()
}

export const bonusChecksOf = kept.of

export function settleBonus(userID: number, clientID: string): void {
  kept.remove((check) => check.userID === userID && check.clientID === clientID)
}

export function onBonusAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
