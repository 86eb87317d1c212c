import type { ReactNode } from 'react'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { LateOwl } from '../ui/late-owl.ts'
import { LateSignIn } from '../ui/late-sign-in.ts'

type Chrome = typeof import('./SiteChrome.tsx')

/**
 * What stands around every page, in one script that is fetched when the page itself has come to life. Until then it stands
 * as it was prerendered, and its links lead where they say: so it is asked for until it comes, and the page goes on without it.
 */
export const SiteHeader = part((chrome) => chrome.SiteHeader)
export const Breadcrumb = part((chrome) => chrome.Breadcrumb)
export const PageState = part((chrome) => chrome.PageState)
export const Footer = part((chrome) => chrome.Footer)
export const PageEndExtras = part((chrome) => chrome.PageEndExtras)

// What is shown in the place of a page, now and then. Each is nothing until it is there itself.
export const PageLoader = part((chrome) => chrome.PageLoader)
export const NotFoundView = part((chrome) => chrome.NotFoundView)
export const ErrorView = part((chrome) => chrome.ErrorView)
export const EmptyPage = part((chrome) => chrome.EmptyPage)

/** For a page that is prerendered, or made again in the browser: what stands around it and above it would push it down later. */
export async function loadSiteChrome(): Promise<void> {
  await Promise.all(
    [SiteHeader, Breadcrumb, PageState, Footer, PageEndExtras, NotFoundView, LateOwl, LateSignIn].map(
      ({ preload }) => preload(),
    ),
  )
}

function part<Props extends object>(of: (chrome: Chrome) => (props: Props) => ReactNode) {
  return lazyPart(async () => of(await import('./SiteChrome.tsx')), { onFail: 'stay' })
}
