const PAUSE_MS = 1000

/** A part of the site that did not arrive: the page has to be loaded anew. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

declare global {
  interface VitePreloadErrorEvent {
    /** Has the part loaded again in a second, in the place of an error. */
    loadAgain(): void
  }
}

/**
 * Tells of a part that did not arrive by `vite:preloadError` on `window`, as Vite documents it. Whoever prevents the event takes
 * over; where nobody does, the error is thrown.
 * @returns the part, where it is loaded again
 * @throws {PartNotLoaded} where it does not arrive then either; `error` itself where nobody takes over
 */
export function handled<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  let again: Promise<Part> | undefined
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
    loadAgain() {
      again = new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load).catch((cause: unknown) => {
        throw new PartNotLoaded(String(cause), { cause })
      })
    },
  })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
  // Whoever prevented it without that goes elsewhere, or loads the page anew.
  return again ?? new Promise(() => {})
}

/** The site's own handler: one more attempt a second later. The error view offers to load the page anew after that. */
export function loadMissingPartsAgain(): void {
  window.addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    event.loadAgain()
  })
}
