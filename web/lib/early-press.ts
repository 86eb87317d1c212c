declare global {
  interface Window {
    /** Does what was asked for too early. To be called when the page has come to life: it is gone from then on. */
    answerEarlyPress?(): void
  }
}

/** Keeps the last button that is pressed while the page's scripts are on their way: links work without them. */
export function keepEarlyPress(): void {
  let kept: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // React is there before the page's view may be: it would let nobody hear of the press.
    event.stopPropagation()
    kept?.removeAttribute('data-pressed')
    // It stays down until the page answers.
    button.setAttribute('data-pressed', '')
    kept = button
  }
  addEventListener('click', keep, true)
  window.answerEarlyPress = () => {
    delete window.answerEarlyPress
    removeEventListener('click', keep, true)
    kept?.removeAttribute('data-pressed')
    kept?.click()
  }
}
