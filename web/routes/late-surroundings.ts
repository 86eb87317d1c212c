import { lazyRouteComponent } from '@tanstack/react-router'
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

/** For a page that is prerendered, or made anew in the browser: without them it would be pushed down when they come. */
export async function loadSurroundings(): Promise<void> {
  await Promise.all([SiteHeader, PageState, Footer, Ending].map((part) => part.preload?.()))
}
