const base = import.meta.env.VITE_MEDIA_BASE ?? '/media/'

/** `pictures/cow.svg` -> the address to load it from. What an administrator uploaded has an address of its own. */
export function mediaUrl(path: string): string {
  return path.startsWith('/') || path.startsWith('https://') ? path : base + path
}
