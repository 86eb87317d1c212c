const PAUSE_MS = 1000

/** A part of the site that did not arrive: the page has to be loaded anew. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

/**
 * `vite:preloadError` on `window`, as Vite documents it: a part of the site did not arrive. Whoever prevents it takes over, and may
 * have the part loaded again; where nobody does, the error is thrown.
 */
export class PreloadErrorEvent extends Event {
  readonly payload: unknown
  readonly loadAgain: (pauseMs: number) => void

  constructor(payload: unknown, loadAgain: (pauseMs: number) => void) {
    super('vite:preloadError', { cancelable: true })
    this.payload = payload
    this.loadAgain = loadAgain
  }
}

/**
 * Tells of a part that did not arrive.
 * @returns the part, where it is loaded again
 * @throws {PartNotLoaded} where it does not arrive then either; `error` itself where nobody takes over
 */
export function handled<Part>(error: unknown, load: () => Promise<Part>): Promise<Part> {
  let again: Promise<Part> | undefined
  const event = new PreloadErrorEvent(error, (pauseMs) => {
    again = new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load).catch((cause: unknown) => {
      throw new PartNotLoaded('A part of the site did not arrive.', { cause })
    })
  })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
  // Whoever prevented it without that goes elsewhere, or loads the page anew.
  return again ?? new Promise(() => {})
}

/** The site's own handler: one more attempt a second later. The error view offers to load the page anew after that. */
export function loadMissingPartsAgain(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!(event instanceof PreloadErrorEvent)) return
    event.preventDefault()
    event.loadAgain(PAUSE_MS)
  })
}
