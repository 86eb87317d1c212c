/** The addresses that the site's files are loaded from. */

// Of its scripts the build itself imports this too, which has no `env`.
const base = import.meta.env?.VITE_MEDIA_BASE ?? '/media/'

/** `pictures/cow.svg` -> the address to load it from. What was uploaded or has just been recorded has an address of its own. */
export function mediaUrl(path: string): string {
  return /^(?:\/|https:|data:)/.test(path) ? path : base + path
}

/** Where the site keeps its copy of a page, in the shape of the API's answer. */
export function copyPath(clientID: string): string {
  return `/copies/${clientID}.json`
}
