/** The service worker that controlled the page at its start, and so has the page's version; null where none did. */
export const workerAtStart: object | null = globalThis.navigator?.serviceWorker?.controller ?? null
