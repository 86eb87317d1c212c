import * as z from 'zod/mini'
import { browserStorage } from './browser-storage.ts'
import { keptEntries } from './kept-entries.ts'

/** A finished page on which the bonus may wait: to be asked for, and asked again until it is settled. */
const bonusCheck = z.object({ userID: z.int(), clientID: z.string(), createdAt: z.iso.datetime() })
type BonusCheck = z.infer<typeof bonusCheck>

const KEPT_MS = 86_400_000
const listeners = new Set<() => void>()
const kept = keptEntries<BonusCheck>({
  storage: browserStorage,
  prefix: 'mme:bonus:',
  nameOf: checkName,
  entry: bonusCheck,
  keptMs: KEPT_MS,
  now: Date.now,
})

/** Keeps the question in the browser; whoever listens asks it. */
export function askForBonus(userID: number, clientID: string): void {
  kept.add({ userID, clientID, createdAt: new Date().toISOString() })
  for (const listener of listeners) listener()
}

export const bonusChecksOf = kept.of

export function settleBonus(userID: number, clientID: string): void {
  kept.remove(checkName({ userID, clientID }))
}

export function onBonusAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function checkName({ userID, clientID }: Pick<BonusCheck, 'userID' | 'clientID'>): string {
  return `${userID}:${clientID}`
}
