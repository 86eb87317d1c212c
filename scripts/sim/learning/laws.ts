import type { Random } from '../../../domain/games/random.ts'

/**
 * How simulated children remember and forget, by laws that the schedule does not assume. Times are days since the first of the
 * year, with fractions. What a law is made of is fixed before any figure is looked at: it may not be changed to please.
 */

/** What one child remembers of one word. */
export interface Trace {
  /** How likely the child says it without help, from 0 to 1. */
  recall(at: number): number
  /** It was met; `strength` is how much the meeting leaves, 1 for a word that was produced. */
  met(at: number, strength: number): void
}

/** One child under a law: their ability is drawn once, and a word's difficulty once a child and word. */
export interface Law {
  name: string
  child(random: Random): (random: Random) => Trace
}

const SECONDS_A_DAY = 86_400

/**
 * ACT-R's activation as Pavlik and Anderson (2005) fitted it: each meeting leaves a trace that fades by a power law, the faster the
 * better the word was known when it was met, which is why spread meetings last longer. Between sessions time runs slower, by
 * their factor.
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
 * Two stores that fade at rates of their own, each exponentially: what was just met is known and gone within days; a part goes
 * over into a store that lasts for months, the more the more had been forgotten meanwhile.
 */
const QUICK_DAYS = 1.5
const LASTING_DAYS = 75
const GOES_OVER = 0.3

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
            before.lasting + (1 - before.lasting) * Math.min(0.9, GOES_OVER * ease * strength * forgotten)
          quick = Math.max(before.quick, 0.95)
          last = at
        },
      }
    }
  },
}

/** Meetings add up however they are spread, as two trials in real classes found: the schedule can gain nothing by its gaps. */
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

/** Of the standard normal distribution, by Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
