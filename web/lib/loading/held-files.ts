/** Id of the `<template>` with deferred links in the head of a prerendered page. */
export const HELD_FILES_ID = 'held-files'

/** Delay in milliseconds. By then the page's own files have mostly arrived, even on slow 4G. */
const HEAD_START = 600

/**
 * Inserts the deferred links shortly after the first paint. Loaded earlier, these files would compete with the ones
 * that hydrate the page; now they arrive while it hydrates.
 */
export function fetchHeldFilesAfterPaint(): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(fetchHeldFiles, HEAD_START)
  })
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Inserts the deferred links now, if that has not happened yet: hydration needs them. In Firefox, a link to a script
 * that was imported earlier fails.
 */
export function fetchHeldFiles(): void {
  const held = document.getElementById(HELD_FILES_ID)
  if (held instanceof HTMLTemplateElement) document.head.append(held.content)
}
