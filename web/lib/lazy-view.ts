import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadTwice } from './load-twice.ts'

/**
 * The view of a page, loaded when it is first needed. Where it does not arrive the error view offers to load the
 * page anew; the router by itself would do so unasked.
 */
export function lazyView<Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(() => loadTwice(load), name)
}
