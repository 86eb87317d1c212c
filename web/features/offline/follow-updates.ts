interface Workers {
  /** The active worker. */
  readonly controller: object | null
  addEventListener(type: 'controllerchange', listener: () => void): void
}

/**
 * Calls `onUpdate` each time a new version's worker has taken over, including before this call. The first worker of a
 * page is not an update.
 * @param atStart the active worker when the page loaded
 */
export function followUpdates(workers: Workers, atStart: object | null, onUpdate: () => void): void {
  let current = atStart
  const check = () => {
    const former = current
    current = workers.controller
    if (former !== null && current !== former) onUpdate()
  }
  workers.addEventListener('controllerchange', check)
  check()
}
