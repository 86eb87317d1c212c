/** Fetches files one after the other. @returns whether all have come */
export async function fetchFiles(urls: readonly string[], signal: AbortSignal): Promise<boolean> {
  let areAllThere = true
  for (const url of urls) {
    if (signal.aborted) return false
    const { ok } = await fetch(url, { priority: 'low' })
    areAllThere &&= ok
  }
  return areAllThere
}

/** Once a service worker sees what this page fetches, at the first visit it takes over later; or once that is wanted no more. */
export async function inCharge(
  workers: Pick<ServiceWorkerContainer, 'controller'> & EventTarget,
  signal: AbortSignal,
): Promise<void> {
  if (workers.controller || signal.aborted) return
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
}
