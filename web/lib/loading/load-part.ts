const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** A part of the site that did not arrive: the page has to be loaded again. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

/**
 * Loads a part of the site. What does not arrive is asked for again, after 1 second, then 2, 4 … 30: styles always, a script where the
 * browser asks for one a second time (`reload-page.ts`). For each attempt that fails Vite's loader fires `vite:preloadError` on `window`.
 * @param load an `import()`, and what is taken of it
 * @param attempts how many there are in all
 * @throws {PartNotLoaded} where the last one fails too
 */
export async function loadPart<Part>(load: () => Promise<Part>, attempts = 2): Promise<Part> {
  let pauseMs = FIRST_PAUSE_MS
  for (let left = attempts - 1; ; left -= 1) {
    try {
      await Promise.all([...missingStyles].map(askAgain))
      return await load()
    } catch (cause) {
      if (left <= 0) throw new PartNotLoaded(String(cause), { cause })
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
}

/** The links to stylesheets that did not arrive: Vite's loader asks for each once, and takes it for there from then on. */
const missingStyles = new Set<HTMLLinkElement>()

export function noteMissingStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target)
  }
  window.addEventListener('error', note, true)
}

function askAgain(missing: HTMLLinkElement): Promise<unknown> {
  missingStyles.delete(missing)
  return new Promise((onload, onerror) => {
    const { rel, href, crossOrigin } = missing
    missing.replaceWith(
      Object.assign(document.createElement('link'), { rel, href, crossOrigin, onload, onerror }),
    )
  })
}
