/**
 * Delays API calls while a prerendered page hydrates. Hydration runs part by part: an early answer would make a
 * later part differ from its HTML.
 */
let held: Promise<void> | null = null
let release = () => {}

export function holdCalls(): void {
  held = new Promise((resolve) => {
    release = resolve
  })
}

export function releaseCalls(): void {
  held = null
  release()
}

/** Runs `call` now, or after hydration. */
export function whenReleased<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return held ? held.then(call) : call()
}
