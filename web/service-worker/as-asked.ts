import { isPage } from './addresses.ts'

/**
 * Whether an answer is what its address is for: a page of HTML for a page alone. A school's proxy or filter says what it has to
 * say in HTML, as an answer of ours and often with status 200; kept, it would stand for a script or a sound for weeks.
 */
export function isAsAsked(request: Pick<Request, 'url'>, response: Response): boolean {
  const url = new URL(request.url)
  const isPageOfHTML = isPage(url) && !url.pathname.startsWith('/copies/')
  const isHTML = response.headers.get('content-type')?.includes('html') ?? false
  return isHTML === isPageOfHTML
}

/** For Workbox: keeps what is whole, and is what was asked for. */
export const wholeAndAsAsked = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    return response.status === 200 && isAsAsked(request, response) ? response : null
  },
}
