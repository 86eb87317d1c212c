/**
 * Fetches files one after another.
 * @returns whether all files were fetched
 */
export async function fetchFiles(urls: readonly string[], signal: AbortSignal): Promise<boolean> {
  let haveAllArrived = true
  for (const url of urls) {
    if (signal.aborted) return false
    const { ok } = await fetch(url, { priority: 'low' })
    haveAllArrived &&= ok
  }
  return haveAllArrived
}

/**
 * Resolves when a service worker controls the page (on a first visit, only after its installation) or when
 * aborted.
 */
export async function waitForServiceWorker(
  workers: Pick<ServiceWorkerContainer, 'controller'> & EventTarget,
  signal: AbortSignal,
): Promise<void> {
  if (workers.controller || signal.aborted) return
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
}

/** Paths of pictures and sounds, wherever they appear in a record, even inside a string. */
const MEDIA_PATHS =
  /(?:pictures|scenes|sounds|stories)\/[\w./-]+\.(?:svg|png|webp|jpg|mp3)|\/api\/v1\/media\/[\w.-]+/g

/** Unique media paths in the records, in order. */
export function filesIn(records: readonly unknown[]): string[] {
  return [...new Set(records.flatMap((record) => JSON.stringify(record ?? null).match(MEDIA_PATHS) ?? []))]
}
