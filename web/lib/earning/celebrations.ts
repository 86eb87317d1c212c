import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { onSound, soundState } from '../sound/sound.ts'

const CELEBRATION_MS = 2500
/** Longer than any word or fanfare, in milliseconds, so that a stalled sound never blocks a game. */
const MAX_SOUND_MS = 5000

/** A message to celebrate. */
export interface Celebration {
  french: string
  english: string
  isOfBravos?: boolean
}

export interface Celebrations {
  /** True while a celebration is queued, visible or audible. Games wait meanwhile. */
  isDue: boolean
  shown: SeenCelebration | null
  /** All celebrations shown since the page loaded. */
  seen: readonly SeenCelebration[]
}

export interface SeenCelebration extends Celebration {
  /** Its index among the celebrations shown. */
  place: number
}

export interface CelebrationQueue {
  current(): Celebrations
  subscribe(listener: () => void): () => void
  /** Queues a celebration. Calls `onShown` when the animation starts. @returns a promise that resolves 2.5 s later */
  celebrate(celebration: Celebration, onShown?: () => void): Promise<void>
  /** Adds one Bravo to the queued or visible celebration of Bravos, or queues a new one. */
  celebrateBravo(): void
}

/**
 * Shows celebrations one after the other, 2.5 s each. A celebration never interrupts a word or another
 * fanfare.
 */
export function createCelebrationQueue(untilSilent: (maxMs: number) => Promise<void>): CelebrationQueue {
  const { subscribe, notify } = createListeners()
  let state: Celebrations = { isDue: false, shown: null, seen: [] }
  let pendingCount = 0
  let queueTail = Promise.resolve()

  const update = (change: Partial<Celebrations>) => {
    state = { ...state, ...change, isDue: pendingCount > 0 }
    notify()
  }
  /** Number of Bravos in the queued or visible celebration; 0 if none. */
  let bravos = 0

  const show = async (getCelebration: () => Celebration, onSeen: () => void, onShown?: () => void) => {
    await untilSilent(MAX_SOUND_MS)
    const shown = { ...getCelebration(), place: state.seen.length }
    update({ shown, seen: [...state.seen, shown] })
    onShown?.()
    await new Promise((resolve) => setTimeout(resolve, CELEBRATION_MS))
    onSeen()
    update({ shown: null })
    await untilSilent(MAX_SOUND_MS)
    pendingCount--
    update({})
  }

  const enqueue = (getCelebration: () => Celebration, onShown?: () => void) => {
    pendingCount++
    update({})
    return new Promise<void>((seen) => {
      queueTail = queueTail.then(() => show(getCelebration, seen, onShown))
    })
  }

  /** Updates the number of Bravos in the visible celebration. */
  const updateBravoCount = () => {
    if (!state.shown?.isOfBravos) return
    const shown = { ...celebrationOf(bravos), place: state.shown.place }
    update({ shown, seen: state.seen.with(-1, shown) })
  }

  return {
    current: () => state,
    subscribe,
    celebrate: (celebration, onShown) => enqueue(() => celebration, onShown),
    celebrateBravo() {
      bravos++
      if (bravos > 1) return updateBravoCount()
      void enqueue(() => celebrationOf(bravos)).then(() => {
        bravos = 0
      })
    },
  }
}

/** Resolves when no sound is playing, or when one sound has lasted for `maxMs` milliseconds. */
function untilSilent(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const check = () => {
      clearTimeout(timer)
      if (soundState().playing) timer = setTimeout(end, maxMs)
      else end()
    }
    const unsubscribe = onSound(check)
    check()
  })
}

function celebrationOf(bravos: number): Celebration {
  return bravos === 1
    ? { isOfBravos: true, french: 'Tu as gagné un Bravo!', english: 'You earned a Bravo!' }
    : {
        isOfBravos: true,
        french: `Tu as gagné ${bravos} Bravos!`,
        english: `You earned ${bravos} Bravos!`,
      }
}

const queue = createCelebrationQueue(untilSilent)

export const { celebrateBravo } = queue

export function celebrateBonus(bravoCount: number, onShown: () => void): Promise<void> {
  return queue.celebrate(
    {
      french: `Boni! Tu as gagné ${bravoCount} Bravos!`,
      english: `Bonus! You won ${bravoCount} Bravos!`,
    },
    onShown,
  )
}

export function useCelebrations(): Celebrations {
  return useSyncExternalStore(queue.subscribe, queue.current, queue.current)
}
