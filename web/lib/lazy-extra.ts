import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part that the page can do without: where it cannot be loaded, nothing stands in its place. */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
