import { lazyView } from '../lib/loading/lazy-part.tsx'
import type { laterViews } from './later-views.ts'

/** A view whose loader is in `later-views.ts`. */
export function laterView(name: keyof typeof laterViews) {
  return lazyView<object>(async () => (await import('./later-views.ts')).laterViews[name]())
}
