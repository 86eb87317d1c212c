import { isPage } from './addresses.ts'

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
