import type { Random } from '../../../domain/games/random.ts'

/**
 * Memory laws of simulated children. They differ from what the schedule assumes. Times are fractional days
 * since the first day. The parameters were fixed before any result was seen and must not be tuned to results.
 */

/** A child's memory of one word. */
export interface Trace {
  /** Probability that the child recalls the word without help. */
  recall(at: number): number
  /** Records an encounter. `strength` is 1 if the word was produced, less for easier tasks. */
  met(at: number, strength: number): void
}

/** A memory law. Ability is drawn once per child, difficulty once per child and word. */
export interface Law {
  name: string
  child(random: Random): (random: Random) => Trace
}

const SECONDS_A_DAY = 86_400

/**
 * ACT-R's activation as fitted by Pavlik and Anderson (2005). Each encounter leaves a trace that fades by a
 * power law, and fades faster if the word was better known then, so spaced encounters last longer. Time
 * between sessions counts only partly, by their factor.
 */
const DECAY = { scale: 0.217, least: 0.177 }
const THRESHOLD = -0.704
const NOISE = 0.255
const BETWEEN_SESSIONS = 0.025
const SESSION_DAYS = 0.04
const SPREAD = 0.35

const powerLaw: Law = {
  name: 'power law (ACT-R, Pavlik and Anderson 2005)',
  child(random) {
    const ability = SPREAD * normal(random)
    return (random) => {
      const ease = ability + SPREAD * normal(random)
      const traces: { at: number; strength: number; decay: number }[] = []
      const activation = (now: number) =>
        Math.log(
          traces.reduce(
            (sum, { at, strength, decay }) => sum + strength * mentalSeconds(now - at) ** -decay,
            0,
          ),
        )
      return {
        recall: (now) =>
          traces.length === 0 ? 0 : 1 / (1 + Math.exp((THRESHOLD - ease - activation(now)) / NOISE)),
        met(now, strength) {
          const decay = DECAY.least + (traces.length === 0 ? 0 : DECAY.scale * Math.exp(activation(now)))
          traces.push({ at: now, strength, decay })
        },
      }
    }
  },
}

function mentalSeconds(days: number): number {
  const within = Math.min(days, SESSION_DAYS)
  return Math.max(1, (within + (days - within) * BETWEEN_SESSIONS) * SECONDS_A_DAY)
}

/**
 * Two stores that fade exponentially: a quick one within days and a lasting one within months. Each encounter
 * moves a part into the lasting store, and more of it if more had been forgotten.
 */
const QUICK_DAYS = 1.5
const LASTING_DAYS = 75
const TRANSFER = 0.3

const twoStores: Law = {
  name: 'two stores (exponential, consolidation)',
  child(random) {
    const ability = Math.exp(SPREAD * normal(random))
    return (random) => {
      const ease = ability * Math.exp(SPREAD * normal(random))
      let [last, quick, lasting] = [0, 0, 0]
      const now = (at: number) => {
        const days = Math.max(0, at - last)
        return {
          quick: quick * Math.exp(-days / (QUICK_DAYS * ability)),
          lasting: lasting * Math.exp(-days / LASTING_DAYS),
        }
      }
      const known = (of: { quick: number; lasting: number }) => 1 - (1 - of.quick) * (1 - of.lasting)
      return {
        recall: (at) => known(now(at)),
        met(at, strength) {
          const before = now(at)
          const isNew = quick === 0
          const forgotten = isNew ? 0.5 : 1 - before.quick
          lasting =
            before.lasting + (1 - before.lasting) * Math.min(0.9, TRANSFER * ease * strength * forgotten)
          quick = Math.max(before.quick, 0.95)
          last = at
        },
      }
    }
  },
}

/**
 * Encounters add up regardless of their spacing, as two trials in real classes found, so the schedule's gaps
 * have no effect.
 */
const ADDED = 0.28
const FADES_DAYS = 60

const noSpacing: Law = {
  name: 'no effect of spacing (meetings add up)',
  child(random) {
    const ability = Math.exp(SPREAD * normal(random))
    return (random) => {
      const ease = ability * Math.exp(SPREAD * normal(random))
      let [last, learnt] = [0, 0]
      const now = (at: number) => learnt * Math.exp(-Math.max(0, at - last) / FADES_DAYS)
      return {
        recall: (at) => 1 - Math.exp(-now(at)),
        met(at, strength) {
          learnt = now(at) + ADDED * ease * strength
          last = at
        },
      }
    }
  },
}

export const laws: readonly Law[] = [powerLaw, twoStores, noSpacing]

/** A sample of the standard normal distribution (Box-Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
