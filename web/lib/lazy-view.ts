import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTwice } from './load-twice.ts'

/**
 * The view of a page or a part of one, loaded when it is first needed. Where it does not arrive the error view offers to load the
 * page anew; the router by itself would do so unasked.
 */
export function lazyView<Module extends Record<Name, unknown>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadTwice(load), name)
}
