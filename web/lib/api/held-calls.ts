/**
 * Calls to the API wait while a prerendered page hydrates, which it does part by part: an answer in between would make a later
 * part differ from its HTML.
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

/** Makes a call at once, or after hydration. */
export function whenReleased<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return held ? held.then(call) : call()
}
