interface Workers {
  /** The worker in charge. */
  readonly controller: object | null
  addEventListener(type: 'controllerchange', listener: () => void): void
}

/**
 * Tells each time that a new version's worker has taken over, also where it did so before anyone listened. The first
 * worker that a page ever has is no new version.
 * @param atStart the worker that was in charge when the page began
 */
export function followUpdates(workers: Workers, atStart: object | null, onUpdate: () => void): void {
  let known = atStart
  const look = () => {
    const former = known
    known = workers.controller
    if (former !== null && known !== former) onUpdate()
  }
  workers.addEventListener('controllerchange', look)
  look()
}
