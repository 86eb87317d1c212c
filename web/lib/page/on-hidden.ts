/** Tells each time that the page goes out of sight, as before a reload. @returns what ends it */
export function onHidden(tell: () => void): () => void {
  const onChange = () => {
    if (document.hidden) tell()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
