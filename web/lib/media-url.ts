const base = import.meta.env.VITE_MEDIA_BASE ?? '/media/'

/** `pictures/cow.svg` -> the address to load it from. What was uploaded or has just been recorded has an address of its own. */
export function mediaUrl(path: string): string {
  return /^(?:\/|https:|data:)/.test(path) ? path : base + path
}
