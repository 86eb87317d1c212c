/** Calls `tell` each time the page becomes hidden, e.g. before a reload. @returns unsubscribe */
export function onHidden(tell: () => void): () => void {
  const onChange = () => {
    if (document.hidden) tell()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
