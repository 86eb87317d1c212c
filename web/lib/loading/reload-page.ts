/** Reloads the page if online. Failed scripts need this: a browser requests a script only once per page. */
export function reloadPage(): void {
  if (navigator.onLine) location.reload()
}
