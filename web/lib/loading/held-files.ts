/** The `<template>` of links in the head of a prerendered page. */
export const HELD_FILES_ID = 'held-files'

/** By then the page's own files are most of the way on slow 4G too. In ms. */
const HEAD_START = 600

/**
 * Asks for the files that the page holds back, a moment after something of it is seen. Asked for at once they would take their
 * part of a narrow way from what the page is brought to life with; so they arrive while the processor does that.
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
 * Asks for them now, where they are still held back: a page that comes to life needs them. In Firefox a link to a script that was
 * imported before it fails.
 */
export function fetchHeldFiles(): void {
  const held = document.getElementById(HELD_FILES_ID)
  if (held instanceof HTMLTemplateElement) document.head.append(held.content)
}
