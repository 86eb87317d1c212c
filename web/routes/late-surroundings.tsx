import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '../lib/late.tsx'
import { untilLoaded } from '../lib/until-loaded.ts'

/**
 * What stands around every page, in one script that is fetched when the page itself has come to life. Until then it stands
 * as it was prerendered, and its links lead where they say: so it is asked for until it comes, and the page goes on without it.
 */
const load = () => untilLoaded(() => import('./Surroundings.tsx'))

export const SiteHeader = lazyRouteComponent(load, 'SiteHeader')
export const PageState = lazyRouteComponent(load, 'PageState')
export const Footer = lazyRouteComponent(load, 'Footer')
export const Ending = lazyRouteComponent(load, 'Ending')
export const ErrorView = lazyRouteComponent(load, 'ErrorView')

// What is shown in the place of a page, now and then. Each is nothing until it is there itself.
const NotFound = lazyRouteComponent(load, 'NotFoundView')
const NotReady = lazyRouteComponent(load, 'Coming')
const loader = late(lazyRouteComponent(load, 'PageLoader'))
const notFound = late(NotFound)

/** While a page is on its way. */
export function PageLoader() {
  return loader
}

export function NotFoundView() {
  return notFound
}

/** A page whose content does not exist yet. */
export function Coming({ title }: { title: string }) {
  return (
    <Suspense>
      <NotReady title={title} />
    </Suspense>
  )
}

/** For a page that is prerendered, or made anew in the browser: without what stands around it, it would be pushed down later. */
export async function loadSurroundings(): Promise<void> {
  await Promise.all([SiteHeader, PageState, Footer, Ending, NotFound].map((part) => part.preload?.()))
}
