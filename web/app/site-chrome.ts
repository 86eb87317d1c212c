import type { ReactNode } from 'react'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { LazyOwl, LazySignIn } from '../ui/lazy-owl.ts'

type Chrome = typeof import('./SiteChrome.tsx')

/**
 * The site chrome, in one chunk that loads after the page has hydrated. Until then its prerendered HTML stays, with
 * working links. It is retried until it loads, and the page works without it.
 */
export const SiteHeader = chromePart((chrome) => chrome.SiteHeader)
export const Breadcrumb = chromePart((chrome) => chrome.Breadcrumb)
export const PageState = chromePart((chrome) => chrome.PageState)
export const Footer = chromePart((chrome) => chrome.Footer)
export const PageEndExtras = chromePart((chrome) => chrome.PageEndExtras)

// Views that replace a page in rare cases. Each renders nothing until the chunk has loaded.
export const PageLoader = chromePart((chrome) => chrome.PageLoader)
export const NotFoundView = chromePart((chrome) => chrome.NotFoundView)
export const ErrorView = chromePart((chrome) => chrome.ErrorView)
export const EmptyPage = chromePart((chrome) => chrome.EmptyPage)

/** Loads the parts above and around the page, which would push it down if they arrived later. */
export async function loadSiteChrome(): Promise<void> {
  await Promise.all(
    [SiteHeader, Breadcrumb, PageState, Footer, PageEndExtras, NotFoundView, LazyOwl, LazySignIn].map(
      ({ preload }) => preload(),
    ),
  )
}

function chromePart<Props extends object>(of: (chrome: Chrome) => (props: Props) => ReactNode) {
  return lazyPart(async () => of(await import('./SiteChrome.tsx')), { onFail: 'stay' })
}
