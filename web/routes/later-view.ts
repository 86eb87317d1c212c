import { lazyView } from '../lib/loading/lazy-part.tsx'
import type { laterViews } from './later-views.ts'

/** The view of a page that few begin with. */
export function laterView(name: keyof typeof laterViews) {
  return lazyView<object>(async () => (await import('./later-views.ts')).laterViews[name]())
}
