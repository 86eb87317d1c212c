/** The service worker that controlled the page when it loaded, and so has the page's version, or null. */
export const workerAtStart: object | null = globalThis.navigator?.serviceWorker?.controller ?? null
