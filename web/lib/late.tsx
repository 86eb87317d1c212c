import { type ComponentType, type ReactNode, Suspense } from 'react'

/**
 * A part that comes to life after what it stands in, and is nothing where it was not prerendered and is not there yet. To be made
 * once, outside of what renders it: were it another element before it has come to life, React would take its HTML away.
 */
export function late(Part: ComponentType): ReactNode {
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
