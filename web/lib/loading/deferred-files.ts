/** Id of the `<template>` with deferred links in the head of a prerendered page. */
export const DEFERRED_FILES_ID = 'deferred-files'

/** Delay in milliseconds. By then the page's own files have mostly arrived, even on slow 4G. */
const DELAY_MS = 600

/** Inserts the deferred links shortly after the first paint, so that they do not delay it. */
export function fetchDeferredFilesAfterPaint(): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(fetchDeferredFiles, DELAY_MS)
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Inserts the deferred links now, for hydration. In Firefox, a link to a script that was imported earlier fails. */
export function fetchDeferredFiles(): void {
  const deferred = document.getElementById(DEFERRED_FILES_ID)
  if (deferred instanceof HTMLTemplateElement) document.head.append(deferred.content)
}
