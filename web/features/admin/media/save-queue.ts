import { ApiError } from '../../../lib/api/api-client.ts'
import { createStore } from '../../../lib/store.ts'

/** An `Error` is the reason why saving was refused. */
export type SaveState = 'waiting' | 'saving' | 'saved' | Error

export interface Saves {
  /** By name, in the order they were added. */
  states: ReadonlyMap<string, SaveState>
  /** True if nothing more is sent until `resume`. */
  isStopped: boolean
  /** The error that stopped the queue because it would affect every save. */
  error: Error | null
}

type Save = () => Promise<unknown>

const NO_SAVES: Saves = { states: new Map(), isStopped: false, error: null }

/**
 * Runs saves one after the other, each with a name. Adding a name again replaces its waiting save. Saves must
 * be idempotent. A refused save is skipped; an error that affects all saves stops the queue until `resume`.
 * The browser asks before the tab is closed while anything is unsaved.
 */
export function createSaveQueue() {
  const waiting = new Map<string, Save>()
  const refused = new Map<string, Save>()
  let isBusy = false
  /** Resolves when nothing more is sent. */
  let running = Promise.resolve()
  const saves = createStore<Saves>(NO_SAVES)
  const confirmLeave = (event: Event) => event.preventDefault()
  saves.subscribe(() => {
    const hasUnsaved = countSaves(saves.get()).unsaved > 0
    const { window } = globalThis
    if (hasUnsaved) window?.addEventListener('beforeunload', confirmLeave)
    else window?.removeEventListener('beforeunload', confirmLeave)
  })

  const update = (changes: Partial<Saves>) => saves.set({ ...saves.get(), ...changes })
  const setState = (name: string, state: SaveState) =>
    update({ states: new Map(saves.get().states).set(name, state) })

  function start(): void {
    if (!isBusy) running = saveNext()
  }

  async function saveNext(): Promise<void> {
    const [next] = waiting
    if (saves.get().isStopped || !next) return
    const [name, save] = next
    waiting.delete(name)
    isBusy = true
    setState(name, 'saving')
    const error = await save().then(
      () => null,
      (cause) => (cause instanceof Error ? cause : new Error(String(cause))),
    )
    // Skip this if the queue was cleared meanwhile.
    if (saves.get().states.has(name)) {
      if (error) handleFailure(name, save, error)
      else setState(name, waiting.has(name) ? 'waiting' : 'saved')
    }
    isBusy = false
    await saveNext()
  }

  function handleFailure(name: string, save: Save, error: Error): void {
    const newer = waiting.has(name)
    if (affectsAllSaves(error)) {
      if (!newer) requeueFirst(name, save)
      setState(name, 'waiting')
      update({ isStopped: true, error })
      return
    }
    if (!newer) refused.set(name, save)
    setState(name, newer ? 'waiting' : error)
  }

  function requeueFirst(name: string, save: Save): void {
    const others = [...waiting]
    waiting.clear()
    for (const [each, eachSave] of [[name, save] as const, ...others]) waiting.set(each, eachSave)
  }

  return {
    current: saves.get,
    use: saves.use,
    add(name: string, save: Save): void {
      waiting.set(name, save)
      refused.delete(name)
      if (saves.get().states.get(name) !== 'saving') setState(name, 'waiting')
      start()
    },
    /** Resolves when nothing more is sent: all is saved, or the queue has stopped. */
    idle: () => running,
    /** Resolves when the running save is complete. */
    stop(): Promise<void> {
      update({ isStopped: true })
      return running
    },
    /** Drops the saves that have not begun. */
    clear(): void {
      waiting.clear()
      refused.clear()
      saves.set(NO_SAVES)
    },
    /** Also retries refused saves. */
    resume(): void {
      for (const [name, save] of refused) {
        waiting.set(name, save)
        setState(name, 'waiting')
      }
      refused.clear()
      update({ isStopped: false, error: null })
      start()
    },
  }
}
export type SaveQueue = ReturnType<typeof createSaveQueue>

/** Counts saves; `unsaved` includes the refused ones. */
export function countSaves({ states }: Saves) {
  const all = [...states.values()]
  const saved = all.filter((state) => state === 'saved').length
  const refused = all.filter((state) => state instanceof Error).length
  return { saved, refused, unsaved: all.length - saved }
}

/** True for no response, an expired session, rate limiting and server errors, which would affect the next save too. */
function affectsAllSaves(error: Error): boolean {
  return error instanceof ApiError && ([0, 401, 403, 429].includes(error.status) || error.status >= 500)
}
