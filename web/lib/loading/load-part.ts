const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/** A code chunk or stylesheet failed to load. The page must be reloaded. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

/**
 * Loads a part of the site, with retries after 1, 2, 4 … 30 seconds. A failed stylesheet is always requested again, a
 * script only if the browser supports that (see `reloadPage`). Vite fires `vite:preloadError` on each failure.
 * @param load an `import()` and the export to take from it
 * @param attempts the total number of attempts
 * @throws {PartNotLoaded} if the last attempt fails
 */
export async function loadPart<Part>(load: () => Promise<Part>, attempts = 2): Promise<Part> {
  let delayMs = FIRST_DELAY_MS
  for (let attemptsLeft = attempts - 1; ; attemptsLeft -= 1) {
    try {
      await Promise.all([...missingStyles].map(reloadStylesheet))
      return await load()
    } catch (cause) {
      if (attemptsLeft <= 0) throw new PartNotLoaded(String(cause), { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)
  }
}

/** Links to stylesheets that failed. Vite's loader requests each once and then treats it as loaded. */
const missingStyles = new Set<HTMLLinkElement>()

export function trackMissingStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target)
  }
  window.addEventListener('error', note, true)
}

function reloadStylesheet(missing: HTMLLinkElement): Promise<unknown> {
  missingStyles.delete(missing)
  return new Promise((onload, onerror) => {
    const { rel, href, crossOrigin } = missing
    missing.replaceWith(
      Object.assign(document.createElement('link'), { rel, href, crossOrigin, onload, onerror }),
    )
  })
}

/** Reloads the page if online. Failed scripts need this: a browser requests a script only once per page. */
export function reloadPage(): void {
  if (navigator.onLine) location.reload()
}
