/** Calls `onHide` each time the page becomes hidden, e.g. before a reload. @returns unsubscribe */
export function onHidden(onHide: () => void): () => void {
  const onChange = () => {
    if (document.hidden) onHide()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
