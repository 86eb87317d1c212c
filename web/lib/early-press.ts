declare global {
  interface Window {
    /** What was pressed before the page came to life. */
    earlyPress?: { button?: HTMLButtonElement; forget(): void }
  }
}

/** Keeps the last button that is pressed while the page's scripts are on their way: links work without them. */
export function keepEarlyPress(): void {
  const kept: Window['earlyPress'] = { forget: () => removeEventListener('click', keep) }
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    kept.button?.removeAttribute('data-pressed')
    // It stays down until the page answers.
    button.setAttribute('data-pressed', '')
    kept.button = button
  }
  addEventListener('click', keep)
  window.earlyPress = kept
}

/** Does what was asked for too early. To be called once, when the page has come to life. */
export function answerEarlyPress(): void {
  const { button, forget } = window.earlyPress ?? {}
  delete window.earlyPress
  forget?.()
  button?.removeAttribute('data-pressed')
  button?.click()
}
