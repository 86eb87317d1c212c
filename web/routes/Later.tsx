import { type ComponentProps, Suspense, startTransition, useEffect, useState } from 'react'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { whenIdle } from '../lib/when-idle.ts'

const Extras = lazyExtra(async () => (await import('./Extras.tsx')).Extras)

/** A place for what comes later: nothing until the browser has done what the page needs. */
export function Later(props: ComponentProps<typeof Extras>) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return (
    isIdle && (
      <Suspense>
        <Extras {...props} />
      </Suspense>
    )
  )
}
