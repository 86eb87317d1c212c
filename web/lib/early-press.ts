declare global {
  interface Window {
    /** Does what was asked for too early. To be called once, when the page has come to life. */
    answerEarlyPress?(): void
  }
}

/** Keeps the last button that is pressed while the page's scripts are on their way: links work without them. */
export function keepEarlyPress(): void {
  let kept: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    kept?.removeAttribute('data-pressed')
    // It stays down until the page answers.
    button.setAttribute('data-pressed', '')
    kept = button
  }
  addEventListener('click', keep)
  window.answerEarlyPress = () => {
    removeEventListener('click', keep)
    kept?.removeAttribute('data-pressed')
    kept?.click()
  }
}
