/** Replays a click on a button that came before its part of the page hydrated. */
type Part = 'page' | 'header'

declare global {
  interface Window {
    /** Replays a click on this part. Call it once the part has hydrated. Undefined when all parts have. */
    answerEarlyPress?(part: Part): void
  }
}

/** Captures the last click on a button that is not hydrated yet. Links work without scripts. */
export function keepEarlyPress(): void {
  const asleep = new Set<Part>(['page', 'header'])
  let kept: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !asleep.has(partOf(button))) return
    // React may already listen, and would swallow a click on a part that has not hydrated.
    event.stopPropagation()
    kept?.removeAttribute('data-pressed')
    // The button looks pressed until the part has hydrated.
    button.setAttribute('data-pressed', '')
    kept = button
  }
  addEventListener('click', keep, true)
  window.answerEarlyPress = (part) => {
    asleep.delete(part)
    if (asleep.size === 0) {
      delete window.answerEarlyPress
      removeEventListener('click', keep, true)
    }
    if (!kept || asleep.has(partOf(kept))) return
    kept.removeAttribute('data-pressed')
    kept.click()
    kept = null
  }
}

function partOf(button: Element): Part {
  return document.querySelector('header')?.contains(button) ? 'header' : 'page'
}
