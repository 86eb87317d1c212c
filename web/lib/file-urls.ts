/** URLs of the site's media files and page copies. */

// `env` is undefined when the build imports this module.
const base = import.meta.env?.VITE_MEDIA_BASE ?? '/media/'

/** `pictures/cow.svg` -> its URL. Uploads and new recordings already have a URL, which is returned unchanged. */
export function mediaUrl(path: string): string {
  return /^(?:\/|https:|data:)/.test(path) ? path : base + path
}

/** Path of a page's copy in the built site. The file has the format of the API's response. */
export function copyPath(clientID: string): string {
  return `/copies/${clientID}.json`
}
