/** Classifies the same-origin URLs that the service worker caches. All other URLs go to the network. */

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

/** Age after which a built-in picture or sound is checked for a correction. Uploads have a hash in their URL. */
const CHECK_MEDIA_MS = 7 * 86_400_000

/** Whether a cached picture or sound may have been corrected since. */
export function isOutdatedMedia({ pathname }: URL, cached: Response, now: number): boolean {
  return pathname.startsWith('/media/') && now - Date.parse(cached.headers.get('date') ?? '') > CHECK_MEDIA_MS
}

/** The API's response for a game or page. */
export function isRecord({ pathname }: URL): boolean {
  return /^\/api\/v1\/(games|pages)\/[^/]+$/.test(pathname)
}

/** A page of the site (public HTML, the same for everyone), or the copy of its record. */
export function isPage({ pathname }: URL): boolean {
  if (pathname.startsWith('/copies/')) return true
  return !/^\/(api|parties|assets|media|admin)(\/|$)/.test(pathname) && !/\.[a-z\d]+$/i.test(pathname)
}

/**
 * Whether a response has the content type that its URL should have: HTML only for pages. A school proxy or filter may
 * answer any URL with HTML and status 200; cached, it would replace a script or sound for weeks.
 */
export function hasExpectedContentType(request: Pick<Request, 'url'>, response: Response): boolean {
  const url = new URL(request.url)
  const isPageOfHTML = isPage(url) && !url.pathname.startsWith('/copies/')
  const isHTML = response.headers.get('content-type')?.includes('html') ?? false
  return isHTML === isPageOfHTML
}

/** Workbox plugin: caches only complete responses of the expected content type. */
export const cacheExpectedOnly = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    return response.status === 200 && hasExpectedContentType(request, response) ? response : null
  },
}
