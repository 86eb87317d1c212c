/** A part of the page that hydrates on its own. */
type Part = 'page' | 'header'

declare global {
  interface Window {
    /** Replays a click on this part. Call it once the part has hydrated. Undefined when all parts have. */
    replayEarlyClick?(part: Part): void
  }
}

/**
 * Captures the last click on a button that is not hydrated yet, to replay it after hydration. Links work
 * without scripts.
 */
export function captureEarlyClicks(): void {
  const unhydrated = new Set<Part>(['page', 'header'])
  let captured: HTMLButtonElement | null = null
  const capture = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !unhydrated.has(partOf(button))) return
    // React may already listen, and would swallow a click on a part that has not hydrated.
    event.stopPropagation()
    captured?.removeAttribute('data-pressed')
    // The button looks pressed until the part has hydrated.
    button.setAttribute('data-pressed', '')
    captured = button
  }
  addEventListener('click', capture, true)
  window.replayEarlyClick = (part) => {
    unhydrated.delete(part)
    if (unhydrated.size === 0) {
      delete window.replayEarlyClick
      removeEventListener('click', capture, true)
    }
    if (!captured || unhydrated.has(partOf(captured))) return
    captured.removeAttribute('data-pressed')
    captured.click()
    // The page of a signed-in user may have replaced the prerendered button, before or because of the click.
    if (!captured.isConnected) document.getElementById(captured.id)?.click()
    captured = null
  }
}

function partOf(button: Element): Part {
  return document.querySelector('header')?.contains(button) ? 'header' : 'page'
}
