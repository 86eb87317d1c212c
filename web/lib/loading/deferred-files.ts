import { USER_MARK } from '../session/reserve-space-for-user.ts'

/** Id of the `<template>` with deferred links in the head of a prerendered page. */
export const DEFERRED_FILES_ID = 'deferred-files'
/** Attribute of deferred links that only a signed-in user needs. */
export const FOR_USERS_ATTRIBUTE = 'data-for-users'

/**
 * Delay for visitors in milliseconds. By then most of the page has arrived, even on slow 4G. There is no
 * delay for signed-in users, whose page needs these files.
 */
const VISITOR_DELAY_MS = 600

declare global {
  interface Window {
    /**
     * Inserts the deferred links immediately. Call it before hydration imports scripts: in Firefox, a link to
     * a script that is already imported fails.
     */
    fetchDeferredFiles?(): void
  }
}

/** Inserts the deferred links shortly after the first paint, so that they do not delay it. */
export function fetchDeferredFilesAfterPaint(): void {
  window.fetchDeferredFiles = fetchDeferredFiles
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(fetchDeferredFiles, isSignedIn() ? 0 : VISITOR_DELAY_MS)
  })
  observer.observe({ type: 'paint', buffered: true })
}

function fetchDeferredFiles(): void {
  const deferred = document.getElementById(DEFERRED_FILES_ID)
  if (!(deferred instanceof HTMLTemplateElement)) return
  if (!isSignedIn())
    for (const link of deferred.content.querySelectorAll(`[${FOR_USERS_ATTRIBUTE}]`)) link.remove()
  document.head.append(deferred.content)
}

function isSignedIn(): boolean {
  return document.documentElement.hasAttribute(USER_MARK)
}
