/** Tells which same-origin URLs the service worker caches, and how. All others go to the network. */

/** A script, stylesheet or font with a hash in its name. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}

/** A picture or sound, built-in or uploaded. Videos are too large to cache. */
export function isMedia({ pathname }: URL): boolean {
  return (
    (pathname.startsWith('/media/') && !pathname.startsWith('/media/videos/')) ||
    pathname.startsWith('/api/v1/media/')
  )
}

/** The API's answer for a game or page. */
export function isRecord({ pathname }: URL): boolean {
  return /^\/api\/v1\/(games|pages)\/[^/]+$/.test(pathname)
}

/** A page of the site (public HTML, the same for everyone), or the copy of its record. */
export function isPage({ pathname }: URL): boolean {
  if (pathname.startsWith('/copies/')) return true
  return !/^\/(api|parties|assets|media|admin)(\/|$)/.test(pathname) && !/\.[a-z\d]+$/i.test(pathname)
}
