const PAUSE_MS = 1000

/** A part of the site that did not arrive: the page has to be loaded anew. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

/**
 * Loads a part of the site, and once more where that fails.
 * @throws {PartNotLoaded} where it fails again
 */
export async function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return load().catch((cause: unknown) => {
      throw new PartNotLoaded('A part of the site did not arrive.', { cause })
    })
  }
}
