import { ApiError } from '../../../lib/api/api-client.ts'

/** `Error`: why it could not be kept. */
export type SaveState = 'waiting' | 'saving' | 'saved' | Error

export interface Saves {
  /** By name, in the order in which they came. */
  states: ReadonlyMap<string, SaveState>
  /** Nothing more is sent until `goOn`. */
  isStopped: boolean
  /** Why it stopped by itself: what would stop the next one too. */
  trouble: Error | null
}

type Save = () => Promise<unknown>

/**
 * Keeps one thing after the other, each under a name: what comes again under its name takes the place of what still waits.
 * Each must be safe to repeat. One that is refused is passed over; where nothing arrives, all stops until it goes on.
 */
export function createSaveQueue() {
  const waiting = new Map<string, Save>()
  const refused = new Map<string, Save>()
  const listeners = new Set<() => void>()
  let isBusy = false
  let saves: Saves = { states: new Map(), isStopped: false, trouble: null }

  const tell = (news: Partial<Saves>) => {
    saves = { ...saves, ...news }
    for (const listener of listeners) listener()
  }
  const note = (name: string, state: SaveState) => tell({ states: new Map(saves.states).set(name, state) })

  async function saveNext(): Promise<void> {
    const [next] = waiting
    if (isBusy || saves.isStopped || !next) return
    const [name, save] = next
    waiting.delete(name)
    isBusy = true
    note(name, 'saving')
    try {
      await save()
      note(name, waiting.has(name) ? 'waiting' : 'saved')
    } catch (cause) {
      failed(name, save, cause instanceof Error ? cause : new Error(String(cause)))
    }
    isBusy = false
    await saveNext()
  }

  function failed(name: string, save: Save, error: Error): void {
    const newer = waiting.has(name)
    if (stopsAll(error)) {
      if (!newer) putFirst(name, save)
      note(name, 'waiting')
      tell({ isStopped: true, trouble: error })
      return
    }
    if (!newer) refused.set(name, save)
    note(name, newer ? 'waiting' : error)
  }

  function putFirst(name: string, save: Save): void {
    const others = [...waiting]
    waiting.clear()
    for (const [each, itsSave] of [[name, save] as const, ...others]) waiting.set(each, itsSave)
  }

  return {
    current: () => saves,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(name: string, save: Save): void {
      waiting.set(name, save)
      refused.delete(name)
      if (saves.states.get(name) !== 'saving') note(name, 'waiting')
      void saveNext()
    },
    /** What is on its way arrives. */
    stop: () => tell({ isStopped: true }),
    /** Also with what was refused. */
    goOn(): void {
      for (const [name, save] of refused) {
        waiting.set(name, save)
        note(name, 'waiting')
      }
      refused.clear()
      tell({ isStopped: false, trouble: null })
      void saveNext()
    },
  }
}
export type SaveQueue = ReturnType<typeof createSaveQueue>

/** No answer, a session that is over, too many calls, a server that fails: the next would fare no better. */
function stopsAll(error: Error): boolean {
  return error instanceof ApiError && ([0, 401, 403, 429].includes(error.status) || error.status >= 500)
}
