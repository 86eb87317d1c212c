/** Buttons of the header can be pressed before it is hydrated: the press is kept and done then. */
type Part = 'page' | 'header'

declare global {
  interface Window {
    /** Does what was asked of a part too early. To be called when the part has come to life; gone once all have. */
    answerEarlyPress?(part: Part): void
  }
}

/** Keeps the last button that is pressed while the scripts of its part are on their way: links work without them. */
export function keepEarlyPress(): void {
  const asleep = new Set<Part>(['page', 'header'])
  let kept: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !asleep.has(partOf(button))) return
    // React is there before the part may be: it would let nobody hear of the press.
    event.stopPropagation()
    kept?.removeAttribute('data-pressed')
    // It stays down until the part answers.
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
