import { useSyncExternalStore } from 'react'
import { onSound, soundNow } from '../sound/sound.ts'

const SHOWN_MS = 2500
/** Longer than any word or fanfare: a sound that is held up on its way holds up no game. In milliseconds. */
const LONGEST_SOUND_MS = 5000

/** What there is to cheer for. */
export interface Celebration {
  french: string
  english: string
  isOfBravos?: boolean
}

export interface Celebrations {
  /** One is shown, heard, or waits for its turn: nothing else goes on. */
  isDue: boolean
  shown: SeenCelebration | null
  /** All that were shown since the page was loaded. */
  seen: readonly SeenCelebration[]
}

export interface SeenCelebration extends Celebration {
  /** How many were shown before it. */
  place: number
}

export interface CelebrationQueue {
  current(): Celebrations
  subscribe(listener: () => void): () => void
  /** Calls `onShown` as the animation starts. @returns a promise that resolves 2.5 s later */
  celebrate(celebration: Celebration, onShown?: () => void): Promise<void>
  /** Counts up the Bravos of a celebration that waits or is shown, else asks for one. */
  celebrateBravo(): void
}

/** Celebrations, one after the other, each shown for 2.5 s: none cuts the word that is being said, nor is its fanfare cut. */
export function createCelebrationQueue(untilSilent: (mostMs: number) => Promise<void>): CelebrationQueue {
  const listeners = new Set<() => void>()
  let state: Celebrations = { isDue: false, shown: null, seen: [] }
  let due = 0
  let last = Promise.resolve()

  const tell = (news: Partial<Celebrations>) => {
    state = { ...state, ...news, isDue: due > 0 }
    for (const listener of listeners) listener()
  }
  /** Number of Bravos in the queued or visible celebration; 0 if none. */
  let bravos = 0

  const show = async (celebrationNow: () => Celebration, onSeen: () => void, onShown?: () => void) => {
    await untilSilent(LONGEST_SOUND_MS)
    const shown = { ...celebrationNow(), place: state.seen.length }
    tell({ shown, seen: [...state.seen, shown] })
    onShown?.()
    await new Promise((resolve) => setTimeout(resolve, SHOWN_MS))
    onSeen()
    tell({ shown: null })
    await untilSilent(LONGEST_SOUND_MS)
    due--
    tell({})
  }

  const ask = (celebrationNow: () => Celebration, onShown?: () => void) => {
    due++
    tell({})
    return new Promise<void>((seen) => {
      last = last.then(() => show(celebrationNow, seen, onShown))
    })
  }

  /** Renews what is shown of Bravos with their present number. */
  const countUp = () => {
    if (!state.shown?.isOfBravos) return
    const shown = { ...celebrationOf(bravos), place: state.shown.place }
    tell({ shown, seen: state.seen.with(-1, shown) })
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    celebrate: (celebration, onShown) => ask(() => celebration, onShown),
    celebrateBravo() {
      bravos++
      if (bravos > 1) return countUp()
      void ask(() => celebrationOf(bravos)).then(() => {
        bravos = 0
      })
    },
  }
}

/** Ends when nothing is heard any more, or one sound for `mostMs` milliseconds. */
function untilSilent(mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const check = () => {
      clearTimeout(timer)
      if (soundNow().playing) timer = setTimeout(end, mostMs)
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
