/** The site's worker that was in charge when the page began: the one whose version the page is of. Null where none was. */
export const workerAtStart: object | null = globalThis.navigator?.serviceWorker?.controller ?? null
