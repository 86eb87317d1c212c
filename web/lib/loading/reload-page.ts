/**
 * Reloads the page, and with it scripts that failed: by the HTML standard, a browser requests a script only once per
 * page. Does nothing offline.
 */
export function reloadPage(): void {
  if (navigator.onLine) location.reload()
}
