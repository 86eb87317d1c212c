/** Delays API calls while a page hydrates: an early answer would make later parts differ from their HTML. */
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
