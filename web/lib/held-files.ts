/** The `<template>` of links in the head of a page that plays a game. */
export const HELD_FILES_ID = 'held-files'

/**
 * Asks for the files that the page holds back, as soon as something of it is seen. Asked for at once they would take their part of a narrow
 * way from what the page itself is painted and brought to life with.
 */
export function fetchHeldFilesAfterPaint(): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    const held = document.getElementById(HELD_FILES_ID)
    if (held instanceof HTMLTemplateElement) document.head.append(held.content)
  })
  observer.observe({ type: 'paint', buffered: true })
}
