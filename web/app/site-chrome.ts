import type { ReactNode } from 'react'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { LazyOwl, LazySignIn } from '../ui/lazy-owl.ts'

type Chrome = typeof import('./SiteChrome.tsx')

/**
 * The site chrome, in one chunk that loads after the page has hydrated. Until then its prerendered HTML stays, with
 * working links. It is retried until it loads, and the page works without it.
 */
export const SiteHeader = part((chrome) => chrome.SiteHeader)
export const Breadcrumb = part((chrome) => chrome.Breadcrumb)
export const PageState = part((chrome) => chrome.PageState)
export const Footer = part((chrome) => chrome.Footer)
export const PageEndExtras = part((chrome) => chrome.PageEndExtras)

// Views that replace a page in rare cases. Each renders nothing until the chunk has loaded.
export const PageLoader = part((chrome) => chrome.PageLoader)
export const NotFoundView = part((chrome) => chrome.NotFoundView)
export const ErrorView = part((chrome) => chrome.ErrorView)
export const EmptyPage = part((chrome) => chrome.EmptyPage)

/** Loads the parts above and around the page, which would push it down if they arrived later. */
export async function loadSiteChrome(): Promise<void> {
  await Promise.all(
    [SiteHeader, Breadcrumb, PageState, Footer, PageEndExtras, NotFoundView, LazyOwl, LazySignIn].map(
      ({ preload }) => preload(),
    ),
  )
}

function part<Props extends object>(of: (chrome: Chrome) => (props: Props) => ReactNode) {
  return lazyPart(async () => of(await import('./SiteChrome.tsx')), { onFail: 'stay' })
}
